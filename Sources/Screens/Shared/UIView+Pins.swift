import UIKit

extension UIView {
    /// Pins all edges to those of another view, which must contain this one.
    func pinEdges(to container: UIView) {
        pin(to: container, top: container.topAnchor, bottom: container.bottomAnchor)
    }

    /// Makes this the content of a controller's view: below the bars, and as far down as an edge of that view.
    func fill(_ container: UIView, downTo bottom: NSLayoutYAxisAnchor) {
        container.addSubview(self)
        pin(to: container, top: container.safeAreaLayoutGuide.topAnchor, bottom: bottom)
    }

    private func pin(to container: UIView, top: NSLayoutYAxisAnchor, bottom: NSLayoutYAxisAnchor) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: top),
            bottomAnchor.constraint(equalTo: bottom),
            leadingAnchor.constraint(equalTo: container.leadingAnchor),
            trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
    }
}
