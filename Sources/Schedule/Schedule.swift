// The front door of Schedule.
