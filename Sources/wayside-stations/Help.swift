/// What `--help` prints.
enum Help {
    static let text = """
        wayside-stations: the stations of Wayside from the command line

        Usage
          wayside-stations import FILE [--name NAME]   import a file as a source, or replace it
          wayside-stations list                        the sources, a line each
          wayside-stations remove NAME                 remove a source
          wayside-stations info                        counts, dates, what was cleaned and skipped; checks the file
          wayside-stations find QUERY --from|--to [--json] [--limit N]
                                                       find stations of departure or of arrival
          wayside-stations show ID                     everything about a station: 9362 or NAME:9362
          wayside-stations export [--name NAME]        a source in the form that import reads
          wayside-stations --help                      this text

        Options
          --directory DIR   keep the stations in DIR instead of $XDG_DATA_HOME/wayside (~/.local/share/wayside)
          --name NAME       a source's name; at import the file's name is the default
          --limit N         at most N stations; without it 50, and all with --json
          --json            an array of objects in ranked order

        Files are JSON: {"citiesFrom": [...], "citiesTo": [...]}. While nothing is imported, the starter set that
        comes with Wayside is searched.

        Examples
          wayside-stations import allStations.json --name tutu
          wayside-stations find "орел автовокзал" --to
          wayside-stations find vjcrdf --from --limit 5
          wayside-stations find Kurskaya --from --json
          wayside-stations show tutu:9362
          wayside-stations export --name tutu > backup.json

        Exit codes: 0 done, 1 could not be done, 2 not understood. Messages go to standard error.
        """
}
