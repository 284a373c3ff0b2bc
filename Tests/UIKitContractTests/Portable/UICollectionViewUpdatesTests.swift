import UIKit
import XCTest

/// Items that come and go while a person looks at one.
final class UICollectionViewUpdatesTests: XCTestCase {
    private let size = CGSize(width: 400, height: 400)
    let middle = CGPoint(x: 200, y: 200)

    func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Twelve pages, the sixth on the screen.
    @MainActor
    func pager() async -> (UICollectionView, Photos, Host) {
        let photos = Photos(count: 12)
        let pager = photos.pager()
        pager.scrollToItem(at: path(5), at: .left, animated: false)
        let host = await Host(filling: pager, size: size)
        host.kept = [photos]
        return (pager, photos, host)
    }

    @MainActor
    func testWhatComesBeforeLeavesThePageOnTheScreen() async {
        let (pager, photos, host) = await pager()
        let cell = pager.visibleCells[0]
        photos.forget()
        photos.names.insert(contentsOf: ["new a", "new b"], at: 0)
        pager.insertItems(at: [path(0), path(1)])
        await host.settle()
        XCTAssertEqual(photos.shown(in: pager), ["photo 5"])
        XCTAssertTrue(pager.visibleCells[0] === cell, "the page is not made anew: no flash, no lost zoom")
        XCTAssertEqual(pager.indexPathsForVisibleItems, [path(7)])
        XCTAssertEqual(pager.contentOffset.x, 2_800)
        await host.close()
    }

    @MainActor
    func testWhatGoesBeforeLeavesThePageOnTheScreen() async {
        let (pager, photos, host) = await pager()
        photos.names.removeFirst(3)
        pager.deleteItems(at: [path(0), path(1), path(2)])
        await host.settle()
        XCTAssertEqual(photos.shown(in: pager), ["photo 5"])
        XCTAssertEqual(pager.indexPathsForVisibleItems, [path(2)])
        await host.close()
    }

    @MainActor
    func testThePlaceOfAPageThatGoesIsTakenByTheNext() async {
        let (pager, photos, host) = await pager()
        photos.names.remove(at: 5)
        pager.deleteItems(at: [path(5)])
        await host.settle()
        XCTAssertEqual(photos.shown(in: pager), ["photo 6"])
        photos.names.removeLast(photos.names.count - 5)
        pager.deleteItems(at: (5..<11).map(path))
        await host.settle()
        XCTAssertEqual(photos.shown(in: pager), ["photo 4"])
        await host.close()
    }

    @MainActor
    func testAReloadedItemIsMadeAnewWhereItIs() async {
        let (pager, photos, host) = await pager()
        photos.names[5] = "mended"
        pager.reloadItems(at: [path(5)])
        await host.settle()
        XCTAssertEqual(photos.shown(in: pager), ["mended"])
        photos.names = photos.names.map { "again " + $0 }
        pager.reloadData()
        await host.settle()
        XCTAssertEqual(photos.shown(in: pager), ["again mended"])
        await host.close()
    }

    @MainActor
    func testChangesAreAppliedTogether() async {
        let (pager, photos, host) = await pager()
        var isDone = false
        photos.names.removeFirst(2)
        photos.names.insert("new", at: 0)
        photos.names.append("last")
        pager.performBatchUpdates {
            pager.deleteItems(at: [self.path(0), self.path(1)])
            pager.insertItems(at: [self.path(0), self.path(11)])
        } completion: { finished in
            isDone = finished
        }
        await host.settle()
        XCTAssertTrue(isDone)
        XCTAssertEqual(pager.numberOfItems(inSection: 0), 12)
        XCTAssertEqual(photos.shown(in: pager), ["photo 5"])
        await host.close()
    }

    @MainActor
    func testWhatWasFetchedAheadIsNotFetchedAgain() async {
        let (pager, photos, host) = await pager()
        photos.forget()
        photos.names.insert("new", at: 0)
        pager.insertItems(at: [path(0)])
        await host.settle()
        XCTAssertEqual(photos.events, [])
        await host.close()
    }

    @MainActor
    func testAllItemsGoAndComeBack() async {
        let (pager, photos, host) = await pager()
        let names = photos.names
        photos.names = []
        pager.reloadData()
        await host.settle()
        XCTAssertEqual(pager.visibleCells, [])
        XCTAssertEqual(pager.contentOffset, .zero)
        photos.names = names
        pager.reloadData()
        await host.settle()
        XCTAssertEqual(photos.shown(in: pager), ["photo 0"])
        await host.close()
    }

    @MainActor
    func testAListAtItsTopShowsWhatComesThere() async {
        let photos = Photos(count: 20, itemSize: CGSize(width: 400, height: 100))
        let list = photos.grid()
        let host = await Host(filling: list, size: size)
        photos.names.insert("new", at: 0)
        list.insertItems(at: [path(0)])
        await host.settle()
        XCTAssertEqual(photos.shown(in: list).first, "new")
        list.scrollToItem(at: path(10), at: .top, animated: false)
        let shown = photos.shown(in: list)
        photos.names.insert("newer", at: 0)
        list.insertItems(at: [path(0)])
        await host.settle()
        XCTAssertEqual(photos.shown(in: list), shown)
        await host.close()
    }
}
