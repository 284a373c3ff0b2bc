// The front door of Folding.
