// The front door of Screens: the app itself. `AppDelegate` is where it starts, `CommandLineAnswers` what the program
// says without opening a window. App/ holds the composition, a folder per tab its screens, Shared/ what several use.
