// The front door of Networking.
