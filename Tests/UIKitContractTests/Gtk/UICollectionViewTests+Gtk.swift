import XCTest

@testable import UIKit

// What only the Linux side can show.

extension UICollectionViewTests {
    @MainActor
    func testAPersonSelectsAnItemAndTheDelegateIsTold() async {
        let photos = Photos(count: 3, itemSize: CGSize(width: 100, height: 100))
        let grid = photos.grid()
        let host = await Host(filling: grid, size: size)
        photos.forget()
        for cell in grid.visibleCells.prefix(2) { host.activate(cell) }
        XCTAssertEqual(photos.events, ["selects 0", "deselects 0", "selects 1"])
        XCTAssertEqual(grid.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
        grid.deselectItem(at: IndexPath(item: 1, section: 0), animated: false)
        XCTAssertNil(grid.indexPathsForSelectedItems)
        grid.allowsSelection = false
        photos.forget()
        host.activate(grid.visibleCells[0])
        XCTAssertEqual(photos.events, [])
        await host.close()
    }

    @MainActor
    func testTheKeyboardReachesItemsAndSelectsThem() async {
        let photos = Photos(count: 3, itemSize: CGSize(width: 100, height: 100))
        let grid = photos.grid()
        let host = await Host(filling: grid, size: size)
        photos.forget()
        XCTAssertTrue(grid.visibleCells[1].becomeFirstResponder())
        XCTAssertTrue(host.press(.keyboardReturnOrEnter))
        XCTAssertEqual(photos.events, ["selects 1"])
        await host.close()
    }

    @MainActor
    func testThousandsOfPagesLeaveWidgetsAsTheyWere() async {
        let photos = Photos(count: 500)
        let pager = photos.pager()
        let host = await Host(filling: pager, size: size)
        for item in 0..<20 { pager.scrollToItem(at: IndexPath(item: item, section: 0), at: .left, animated: false) }
        let widgets = Host.liveWidgets
        for round in 0..<2_000 {
            pager.scrollToItem(at: IndexPath(item: round * 7 % 500, section: 0), at: .left, animated: false)
        }
        XCTAssertEqual(Host.liveWidgets, widgets)
        XCTAssertLessThanOrEqual(photos.cells.count, 5)
        await host.close()
    }
}
