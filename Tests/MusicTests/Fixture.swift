/// Databases as earlier versions of the app left them: lines are added, never changed.
enum Fixture {
    /// The tables of the migration "music-1".
    static let musicOne = """
        CREATE TABLE music_answers (
            source TEXT NOT NULL CHECK (source <> ''),
            kind TEXT NOT NULL CHECK (kind IN ('search', 'album')),
            name TEXT NOT NULL CHECK (name <> ''),
            title TEXT NOT NULL,
            body BLOB NOT NULL,
            bytes INTEGER NOT NULL CHECK (bytes = length(body)),
            albums INTEGER NOT NULL CHECK (albums >= 0),
            updated INTEGER NOT NULL,
            used INTEGER NOT NULL,
            is_chosen INTEGER NOT NULL CHECK (is_chosen IN (0, 1)),
            PRIMARY KEY (source, kind, name)
        );
        CREATE INDEX music_answers_by_use ON music_answers (kind, used DESC, bytes);
        """

    /// What a person may have had in them.
    static let rows = #"""
        INSERT INTO music_answers
            (source, kind, name, title, albums, updated, used, is_chosen, body, bytes)
        SELECT 'itunes us albums.example', column1, column2, column3, column4, 1780000000000, 1780000001000, 1,
            CAST(column5 AS BLOB), length(CAST(column5 AS BLOB))
        FROM (VALUES
            ('search', 'соль', 'Соль', 2, '{"results":[
                {"wrapperType":"collection","collectionId":1,"collectionName":"Соль"},
                {"wrapperType":"collection","collectionId":2,"collectionName":"Salt"}]}'),
            ('album', '2', '', 1, '{"results":[
                {"wrapperType":"collection","collectionId":2,"collectionName":"Salt"},
                {"wrapperType":"track","kind":"song","trackId":3,"trackName":"One"}]}')
        );
        """#
}
