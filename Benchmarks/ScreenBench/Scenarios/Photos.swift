import TestSupport
import UIKit

extension Scenario {
    private static let photos = 500
    /// The sample content's place of thirty photos.
    private static let place = (id: "6", name: "Old Harbour", photos: 30)
    /// How far the memory may grow from the fiftieth photo on, in bytes: less than two photos.
    private static let mostGrowth = 8_000_000

    /// 500 photos are leafed through, page by page, each until it is seen.
    static let photosSwiping = Scenario(
        name: "photos-swiping",
        says: "leafing through \(photos) photos",
        content: { $0.insertedPhotos[place.id] = photos - place.photos },
        check: { requests in
            let pictures = requests.map(\.target).filter { $0.hasPrefix("/photos/6-") && !$0.contains("thumb") }
            let counts = Dictionary(grouping: pictures, by: { $0 }).mapValues(\.count)
            let most = counts.values.max() ?? 0
            guard counts.count == photos else { return "\(counts.count) photos were asked for" }
            return most > 1 ? "one photo was asked for \(most) times" : nil
        }
    ) { app in
        let pages = try await app.openPhotos(of: place.name, photos)
        var curve: [Int] = []
        try await app.measured {
            for index in 0..<photos {
                if index > 0 {
                    let path = IndexPath(item: index, section: 0)
                    pages.scrollToItem(at: path, at: .centeredHorizontally, animated: true)
                }
                try await app.until("photo \(index + 1)") { app.showsPhoto(index, in: pages) }
                if index == 9 || index % 50 == 49 { curve.append(ProcessMemory.resident) }
            }
        }
        let megabytes = curve.map { String($0 / 1_048_576) }.joined(separator: " ")
        app.note("memory after photo 10, 50, 100, … \(photos): \(megabytes) MiB")
        let grown = (curve.last ?? 0) - (curve.dropFirst().first ?? 0)
        app.note("from the fiftieth photo on \(grown / 1024) KiB more", isRight: grown < mostGrowth)
    }
}

extension RunningApp {
    /// Opens a place and waits for its pages.
    fileprivate func openPhotos(of place: String, _ count: Int) async throws -> UICollectionView {
        choose(.places)
        let table: UITableView = try await found("the places") { $0.numberOfRows(inSection: 0) > 0 }
        for row in 0..<table.numberOfRows(inSection: 0) {
            let path = IndexPath(row: row, section: 0)
            table.scrollToRow(at: path, at: .middle, animated: false)
            table.layoutIfNeeded()
            guard table.cellForRow(at: path)?.accessibilityLabel?.hasPrefix(place) == true else { continue }
            tap(path, in: table)
            let pages: UICollectionView = try await found("the pages of \(place)") {
                $0.numberOfItems(inSection: 0) == count
            }
            await rest()
            return pages
        }
        throw Problem(text: "there is no \(place)")
    }

    /// Whether a photo, and nothing else, is on the screen.
    fileprivate func showsPhoto(_ index: Int, in pages: UICollectionView) -> Bool {
        guard pages.indexPathsForVisibleItems == [IndexPath(item: index, section: 0)],
            let cell = pages.visibleCells.first
        else { return false }
        let pictures = Self.views(of: UIImageView.self, in: cell)
        return pictures.contains { $0.image.map { !$0.isSymbolImage } ?? false }
    }
}
