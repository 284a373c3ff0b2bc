import UIKit
import XCTest

/// Items in rows, chosen and counted.
final class UICollectionViewTests: XCTestCase {
    let size = CGSize(width: 400, height: 400)

    @MainActor
    func testItemsStandInRowsWithSpaceBetween() async {
        let photos = Photos(count: 7, itemSize: CGSize(width: 120, height: 100))
        let grid = photos.grid()
        let host = await Host(filling: grid, size: size)
        let frames = (0..<7).compactMap { grid.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        XCTAssertEqual(frames.count, 7)
        XCTAssertEqual(frames.prefix(4).map(\.minX), [0, 140, 280, 0], "a full row reaches both edges")
        XCTAssertEqual(frames.map(\.minY), [0, 0, 0, 110, 110, 110, 220])
        XCTAssertEqual(grid.contentSize, CGSize(width: 400, height: 320))
        XCTAssertEqual(photos.shown(in: grid), photos.names)
        await host.close()
    }

    @MainActor
    func testOnlyWhatIsSeenHasACellAndCellsAreUsedAgain() async {
        let photos = Photos(count: 10_000, itemSize: CGSize(width: 400, height: 90))
        let grid = photos.grid()
        let host = await Host(filling: grid, size: size)
        XCTAssertEqual(grid.visibleCells.count, 4)
        for item in stride(from: 0, to: 10_000, by: 500) {
            grid.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
            XCTAssertEqual(photos.shown(in: grid).first, "photo \(item)")
        }
        XCTAssertLessThan(photos.cells.count, 10)
        await host.close()
    }

    @MainActor
    func testARegistrationMakesAndFillsCells() async {
        final class Source: NSObject, UICollectionViewDataSource {
            let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, path, name in
                var content = UIListContentConfiguration.cell()
                content.text = "\(path.item): \(name)"
                cell.contentConfiguration = content
            }
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ view: UICollectionView,
                cellForItemAt path: IndexPath
            ) -> UICollectionViewCell {
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: ["Lena", "Ob"][path.item])
            }
        }
        let source = Source()
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        grid.dataSource = source
        let host = await Host(filling: grid, size: size)
        XCTAssertEqual(grid.visibleCells.map(\.accessibilityLabel), ["0: Lena", "1: Ob"])
        await host.close()
    }

    @MainActor
    func testACellIsClearedBeforeItShowsAnotherItem() async {
        let photos = Photos(count: 40, itemSize: CGSize(width: 400, height: 90))
        let grid = photos.grid()
        let host = await Host(filling: grid, size: size)
        grid.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        grid.visibleCells.first?.accessibilityLabel = "my own name"
        grid.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: false)
        grid.scrollToItem(at: IndexPath(item: 20, section: 0), at: .top, animated: false)
        XCTAssertEqual(photos.shown(in: grid), ["photo 20", "photo 21", "photo 22", "photo 23"])
        XCTAssertFalse(grid.visibleCells.contains(where: \.isSelected))
        grid.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
        XCTAssertEqual(grid.visibleCells.first?.isSelected, true)
        await host.close()
    }

    @MainActor
    func testASelectionMadeBeforeTheFirstLayoutIsSeen() async {
        let photos = Photos(count: 3, itemSize: CGSize(width: 100, height: 100))
        let grid = photos.grid()
        grid.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        let host = await Host(filling: grid, size: size)
        XCTAssertEqual(grid.visibleCells.map(\.isSelected), [false, true, false])
        await host.close()
    }

    @MainActor
    func testAPointLeadsToItsItem() async {
        let photos = Photos(count: 7, itemSize: CGSize(width: 120, height: 100))
        let grid = photos.grid()
        let host = await Host(filling: grid, size: size)
        XCTAssertEqual(grid.indexPathForItem(at: CGPoint(x: 150, y: 150)), IndexPath(item: 4, section: 0))
        XCTAssertNil(grid.indexPathForItem(at: CGPoint(x: 130, y: 50)), "between two items")
        XCTAssertNil(grid.indexPathForItem(at: CGPoint(x: 0, y: 900)))
        await host.close()
    }

    @MainActor
    func testAnEmptyCollectionShowsItsBackground() async {
        let photos = Photos(count: 0)
        let grid = photos.grid()
        let background = UILabel(frame: .zero)
        background.text = "No photos"
        grid.backgroundView = background
        let host = await Host(filling: grid, size: size)
        assertEqual(host.widgetFrame(of: background), CGRect(origin: .zero, size: size))
        XCTAssertEqual(grid.visibleCells, [])
        await host.close()
    }

    @MainActor
    func testItemsSayWhichOfHowManyTheyAre() async throws {
        let photos = Photos(count: 3, itemSize: CGSize(width: 100, height: 100))
        let grid = photos.grid()
        grid.accessibilityLabel = "Photos"
        let host = await Host(filling: grid, size: size)
        XCTAssertEqual(grid.visibleCells.map(\.accessibilityLabel), ["photo 0", "photo 1", "photo 2"])
        await host.close()
    }

    @MainActor
    func testAScreenWithACollectionIsFreed() async {
        let leak = Leak()
        let host = await Host(UIViewController())
        do {
            let photos = Photos(count: 30)
            let controller = UIViewController()
            let pager = photos.pager()
            controller.view = pager
            host.window.rootViewController = controller
            await host.settle()
            pager.scrollToItem(at: IndexPath(item: 7, section: 0), at: .left, animated: false)
            leak.watch(pager, "collection view")
            leak.watch(pager.collectionViewLayout, "layout")
            for cell in pager.visibleCells { leak.watch(cell, "cell") }
            host.window.rootViewController = nil
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
        await host.close()
    }
}
