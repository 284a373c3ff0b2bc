import UIKit
import XCTest

/// One item a page, turned by a finger, by keys and by code.
final class UICollectionViewPagingTests: XCTestCase {
    let size = CGSize(width: 400, height: 400)
    let middle = CGPoint(x: 200, y: 200)

    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @MainActor
    func testAnItemFillsThePageAndIsTheOnlyOneSeen() async {
        let photos = Photos(count: 12)
        let pager = photos.pager()
        let host = await Host(filling: pager, size: size)
        XCTAssertEqual(photos.shown(in: pager), ["photo 0"])
        XCTAssertEqual(pager.contentSize, CGSize(width: 4_800, height: 400))
        assertEqual(host.widgetFrame(of: pager.visibleCells[0]), CGRect(origin: .zero, size: size))
        await host.close()
    }

    @MainActor
    func testAPlaceAskedForBeforeTheFirstLayoutIsWhereItBegins() async {
        let photos = Photos(count: 12)
        let pager = photos.pager()
        pager.scrollToItem(at: path(7), at: .centeredHorizontally, animated: false)
        let host = await Host(filling: pager, size: size)
        XCTAssertEqual(photos.shown(in: pager), ["photo 7"])
        XCTAssertEqual(pager.contentOffset.x, 2_800)
        XCTAssertFalse(photos.events.contains("shows 0"), "what was never asked for is never made")
        await host.close()
    }

    @MainActor
    func testAnAnimatedScrollArrivesAndSaysSo() async {
        let photos = Photos(count: 12)
        let pager = photos.pager()
        let host = await Host(filling: pager, size: size)
        pager.scrollToItem(at: path(1), at: .left, animated: true)
        await host.wait { photos.events.contains("arrives") }
        await host.settle()
        XCTAssertEqual(photos.shown(in: pager), ["photo 1"])
        await host.close()
    }

    @MainActor
    func testNeighboursAreFetchedAheadAndGivenUpWhenTheyGo() async {
        let photos = Photos(count: 12)
        let pager = photos.pager()
        pager.scrollToItem(at: path(5), at: .left, animated: false)
        let host = await Host(filling: pager, size: size)
        XCTAssertEqual(photos.events, ["shows 5", "fetches 6", "fetches 4"], "the next one first")
        photos.forget()
        pager.scrollToItem(at: path(6), at: .left, animated: false)
        XCTAssertEqual(
            photos.events.filter { $0.contains("fetches") || $0.contains("gives") },
            ["gives up 4", "fetches 7"]
        )
        photos.forget()
        pager.scrollToItem(at: path(5), at: .left, animated: false)
        XCTAssertEqual(
            photos.events.filter { $0.contains("fetches") || $0.contains("gives") },
            ["gives up 7", "fetches 4"]
        )
        pager.isPrefetchingEnabled = false
        await host.settle()
        photos.forget()
        pager.scrollToItem(at: path(9), at: .left, animated: false)
        XCTAssertFalse(photos.events.contains { $0.contains("fetches") })
        await host.close()
    }

    @MainActor
    func testThePageStaysWhenTheWindowIsResized() async {
        let photos = Photos(count: 12)
        let pager = photos.pager()
        pager.scrollToItem(at: path(10), at: .left, animated: false)
        let host = await Host(filling: pager, size: size)
        for width in [700, 330, 500] {
            host.resize(to: CGSize(width: width, height: 420))
            await host.wait { pager.bounds.width == CGFloat(width) || pager.bounds.width == CGFloat(width - 2) }
            await host.settle()
            XCTAssertEqual(photos.shown(in: pager), ["photo 10"], "\(width) wide")
            assertEqual(host.widgetFrame(of: pager.visibleCells[0]), pager.frame, "\(width) wide")
        }
        await host.close()
    }
}

extension [String] {
    /// The same words in the order of others, where those are the same words.
    func sorted(like others: [String]) -> [String] { sorted() == others.sorted() ? others : self }
}
