import Testing

@testable import UIKit

/// Rules outside the closed set stop the program with a message that names both sides.
@Suite("Unsupported constraints")
struct UnsupportedConstraintTests {
    @Test("A rule between two siblings stops the program and names both anchors")
    func siblings() async throws {
        let result = try await #require(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let box = UIView(frame: .zero)
                let label = UILabel(frame: .zero)
                let button = UIButton(frame: .zero)
                box.addSubview(label)
                box.addSubview(button)
                label.trailingAnchor.constraint(equalTo: button.leadingAnchor).isActive = true
            }
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("UILabel.trailing"), "\(message)")
        #expect(message.contains("UIButton.leading"), "\(message)")
        #expect(message.contains("UIStackView"), "\(message)")
    }

    @Test("A rule to a view that is not the superview stops the program")
    func notInside() async throws {
        let result = try await #require(
            processExitsWith: .failure,
            observing: [\.standardErrorContent]
        ) {
            await MainActor.run {
                let box = UIView(frame: .zero)
                let label = UILabel(frame: .zero)
                label.topAnchor.constraint(equalTo: box.topAnchor, constant: 4).isActive = true
            }
        }
        let message = String(decoding: result.standardErrorContent, as: UTF8.self)
        #expect(message.contains("UILabel.top"), "\(message)")
        #expect(message.contains("UIView.top"), "\(message)")
        #expect(message.contains("must be inside it already"), "\(message)")
    }
}
