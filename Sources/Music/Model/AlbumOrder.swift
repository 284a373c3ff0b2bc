import Folding

/// The order of lists of albums: by title, then artist, year, number.
///
/// Blind to case and accents, articles and all, the same on every device: `SortKey` says how.
public enum AlbumOrder {
    /// The albums in order.
    public static func sorted(_ albums: [Album]) -> [Album] {
        // Keys are made once for each album, those of the artists only where titles are equal; places are moved, not
        // albums.
        let keys = albums.map { SortKey($0.title) }
        let places = albums.indices.sorted {
            keys[$0] == keys[$1] ? precedes(albums[$0], albums[$1]) : keys[$0] < keys[$1]
        }
        return places.map { albums[$0] }
    }

    private static func precedes(_ left: Album, _ right: Album) -> Bool {
        let artists = (SortKey(left.artist), SortKey(right.artist))
        if artists.0 != artists.1 { return artists.0 < artists.1 }
        return (left.year ?? .max, left.id) < (right.year ?? .max, right.id)
    }
}
