// The front door of Storage.
