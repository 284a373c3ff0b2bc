// The front door of Schedule: stations, their directory file, the search, and the rules of choosing a trip.
//
// - `StationStore`      the folder with the directory file: import, remove, open, or the starter set instead.
// - `StationDirectory`  what is in it: `sources`, and the lists `from` and `to`; opened in constant time.
// - `StationList`       one list: `Section`s (a city each) of `Station`s, by position; `search` gives an `Answer`.
// - `Answer`            how many hits, the `AnswerGroup`s in order, the first rows as `Hit`s, more on demand.
// - `Highlighter`       which part of a title or header a query matched.
// - `TripChoice`, `RecentStations`, `RecentTrips`   what a person chose and chose before; pure values.
// - `CalendarDate`, `GeoPoint`   days that are no instants, and distances.
// - `ImportReport`, `ImportError`, `DirectoryError`   what an import found, and why something could not be done.
//
// Everything else is internal. Nothing here shows anything or waits for anything; a search can be cancelled.
