// The front door of RichText.
