// The front door of Localization.
