import Foundation

@testable import UIKit

// A finger on scroll views, as the gestures report it: where it took hold, how far and how fast it moved.

extension Host {
    /// Drags from a place of the window without letting go; the scroll view that follows.
    @discardableResult
    func hold(at place: CGPoint, by translation: CGPoint, milliseconds: Double = 200) -> UIScrollView? {
        guard let owner = UIScrollView.owner(ofMovement: translation, on: view(at: place)) else { return nil }
        owner.panBegan()
        for step in 1...10 {
            let share = CGFloat(step) / 10
            owner.panMoved(
                CGPoint(x: translation.x * share, y: translation.y * share),
                at: Double(share) * milliseconds
            )
        }
        return owner
    }

    /// Drags from a place of the window and lets go; the scroll view that followed.
    @discardableResult
    func drag(at place: CGPoint, by translation: CGPoint, milliseconds: Double = 200) -> UIScrollView? {
        let owner = hold(at: place, by: translation, milliseconds: milliseconds)
        owner?.panEnded(at: milliseconds)
        return owner
    }

    /// Waits until a scroll view stands still and what it shows is laid out.
    func rest(_ scrollView: UIScrollView) async {
        await wait { !scrollView.isInMotion }
        await settle()
    }
}
