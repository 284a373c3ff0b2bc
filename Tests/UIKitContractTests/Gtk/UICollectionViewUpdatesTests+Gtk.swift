import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UICollectionViewUpdatesTests {
    @MainActor
    func testAnItemThatComesWhileThePageTurnsDoesNotStopIt() async {
        let (pager, photos, host) = await pager()
        host.drag(at: middle, by: CGPoint(x: -80, y: 0), milliseconds: 60)
        photos.names.insert("new", at: 0)
        pager.insertItems(at: [path(0)])
        await host.rest(pager)
        XCTAssertEqual(photos.shown(in: pager), ["photo 6"])
        XCTAssertEqual(pager.indexPathsForVisibleItems, [path(7)])
        await host.close()
    }
}
