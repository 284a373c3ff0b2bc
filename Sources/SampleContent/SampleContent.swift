// The front door of SampleContent.
