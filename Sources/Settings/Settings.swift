// The front door of Settings: what the program is (`AppVersion`), where its files are (`AppFolders`), what a person has
// set (`AppSettings`, kept by `SettingsStore`), and what can be thrown away (`CacheKeeper`).
