import UniformTypeIdentifiers
import XCTest

@testable import UIKit

final class SharingTests: XCTestCase {
    // MARK: Clipboard

    @MainActor
    func testWhatIsCopiedCanBePasted() async throws {
        UIKitRuntime.start()
        let board = UIPasteboard.general
        board.string = "Орёл 🚂"
        XCTAssertTrue(board.hasStrings)
        XCTAssertFalse(board.hasImages)
        XCTAssertEqual(board.string, "Орёл 🚂")
        XCTAssertNil(board.image)
        board.image = try XCTUnwrap(UIImage(data: SamplePicture.png))
        XCTAssertTrue(board.hasImages)
        XCTAssertEqual(board.image?.size, CGSize(width: 64, height: 32))
        board.string = nil
        XCTAssertNil(board.string)
        XCTAssertFalse(board.hasImages)
    }

    // MARK: Sharing

    @MainActor
    private func shared(
        _ items: [Any],
        _ host: Host,
        log: @escaping (UIActivity.ActivityType?, Bool, (any Error)?) -> Void
    ) async -> UIActivityViewController {
        let controller = UIActivityViewController(activityItems: items, applicationActivities: nil)
        controller.completionWithItemsHandler = { type, isDone, _, error in log(type, isDone, error) }
        host.root.present(controller, animated: true)
        await host.settle()
        return controller
    }

    @MainActor
    func testCopyPutsTheTextOnTheClipboardAndSaysSo() async throws {
        let host = await Host(UIViewController())
        var done: (UIActivity.ActivityType?, Bool)?
        let link = try XCTUnwrap(URL(string: "https://example.org/a"))
        let controller = await shared(["Орёл — Москва", link], host) { type, isDone, _ in done = (type, isDone) }
        let copy = try XCTUnwrap(controller.view.button(titled: SystemStrings.text("Copy")))
        host.tap(copy)
        XCTAssertEqual(UIPasteboard.general.string, "Орёл — Москва\nhttps://example.org/a")
        XCTAssertEqual(done?.0, .copyToPasteboard)
        XCTAssertEqual(done?.1, true)
        XCTAssertNil(host.root.presentedViewController)
        XCTAssertEqual(host.window.lastAnnouncement, SystemStrings.text("Copied"))
        await host.close()
    }

    @MainActor
    func testEscapeSharesNothing() async {
        let host = await Host(UIViewController())
        var done: (UIActivity.ActivityType?, Bool)?
        _ = await shared(["x"], host) { type, isDone, _ in done = (type, isDone) }
        host.press(.keyboardEscape)
        XCTAssertNotNil(done)
        XCTAssertNil(done?.0)
        XCTAssertEqual(done?.1, false)
        XCTAssertNil(host.root.presentedViewController)
        await host.close()
    }

    @MainActor
    func testOnlyWhatFitsAndIsNotExcludedIsOffered() async throws {
        let host = await Host(UIViewController())
        let picture = try XCTUnwrap(UIImage(data: SamplePicture.png))
        let controller = UIActivityViewController(activityItems: [picture], applicationActivities: nil)
        host.root.present(controller, animated: true)
        await host.settle()
        XCTAssertNotNil(controller.view.button(titled: SystemStrings.text("Copy")))
        XCTAssertNotNil(controller.view.button(titled: SystemStrings.text("Save to a file…")))
        XCTAssertNil(controller.view.button(titled: SystemStrings.text("Send by e-mail")))
        XCTAssertNil(controller.view.button(titled: SystemStrings.text("Open the link")))
        host.root.dismiss(animated: true)
        let other = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
        other.excludedActivityTypes = [.mail]
        host.root.present(other, animated: true)
        await host.settle()
        XCTAssertNil(other.view.button(titled: SystemStrings.text("Send by e-mail")))
        await host.close()
    }

    @MainActor
    func testAFileThatCannotBeWrittenIsReportedWithItsReason() async throws {
        var done: [(UIActivity.ActivityType?, Bool, (any Error)?)] = []
        let controller = UIActivityViewController(activityItems: ["Орёл"], applicationActivities: nil)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("trip.txt")
        controller.completionWithItemsHandler = { done.append(($0, $1, $3)) }
        await controller.write(to: file)
        XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "Орёл\n")
        XCTAssertEqual(done.first?.1, true)
        controller.completionWithItemsHandler = { done.append(($0, $1, $3)) }
        await controller.write(to: folder.appendingPathComponent("no/such/folder/trip.txt"))
        XCTAssertEqual(done.last?.1, false)
        XCTAssertNotNil(done.last?.2)
    }

    @MainActor
    func testAMailHasSubjectAndBodyWithEverythingEncoded() {
        let items = SharedItems(["A+B & C\nsecond line"])
        XCTAssertEqual(
            items.mail?.absoluteString,
            "mailto:?subject=A%2BB%20%26%20C&body=A%2BB%20%26%20C%0Asecond%20line"
        )
        XCTAssertEqual(items.fileData(), Data("A+B & C\nsecond line\n".utf8))
    }

    @MainActor
    func testAFileIsSavedByteByByteUnderItsNameAndCopiedAsAPicture() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("harbour.png")
        // What follows the end of a PNG is no part of the picture: only a copy of the file has it.
        let bytes = SamplePicture.png + Data("and its caption".utf8)
        try bytes.write(to: file)
        let items = SharedItems([file])
        XCTAssertEqual(items.fileName, "harbour.png")
        XCTAssertEqual(items.preview, "harbour.png")
        XCTAssertFalse(items.hasText, "nobody wants the path")
        let controller = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        let copy = folder.appendingPathComponent("copy.png")
        await controller.write(to: copy)
        XCTAssertEqual(try Data(contentsOf: copy), bytes)

        let host = await Host(UIViewController())
        var done: Bool?
        let sheet = await shared([file], host) { _, isDone, _ in done = isDone }
        host.tap(try XCTUnwrap(sheet.view.button(titled: SystemStrings.text("Copy"))))
        await host.wait { done != nil }
        XCTAssertEqual(done, true)
        XCTAssertEqual(UIPasteboard.general.image?.size, CGSize(width: 64, height: 32))
        await host.close()
    }

    // MARK: Choosing files

    @MainActor
    final class Receiver: NSObject, UIDocumentPickerDelegate {
        var log: [String] = []
        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            let isGone = controller.presentingViewController == nil
            log.append(urls.map(\.lastPathComponent).joined(separator: ",") + (isGone ? "" : ", still there"))
        }
        func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { log.append("cancelled") }
    }

    @MainActor
    func testTheDelegateGetsTheFilesOnceThePickerIsGone() async {
        let host = await Host(UIViewController())
        let receiver = Receiver()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json])
        picker.delegate = receiver
        host.root.present(picker, animated: true)
        XCTAssertTrue(host.root.presentedViewController === picker)
        await host.settle()
        picker.chosen([URL(fileURLWithPath: "/stations.json")])
        XCTAssertEqual(receiver.log, ["stations.json"])
        XCTAssertNil(host.root.presentedViewController)
        let second = UIDocumentPickerViewController(forOpeningContentTypes: [.json])
        second.delegate = receiver
        host.root.present(second, animated: true)
        await host.settle()
        second.chosen([])
        XCTAssertEqual(receiver.log, ["stations.json", "cancelled"])
        await host.close()
    }

    @MainActor
    func testAPickerDismissedByCodeTellsNothing() async {
        let host = await Host(UIViewController())
        let receiver = Receiver()
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.json, .zip], asCopy: true)
        picker.delegate = receiver
        host.root.present(picker, animated: true)
        await host.settle()
        host.root.dismiss(animated: true)
        await host.settle()
        XCTAssertNil(picker.chooser)
        XCTAssertEqual(receiver.log, [])
        await host.close()
    }

    @MainActor
    func testTheFilterHasTheEndingsOfTheKindsAndNoneForAnyFile() throws {
        let own = try XCTUnwrap(UTType(filenameExtension: "WST"))
        let filter = UIDocumentPickerViewController.filter(for: [.json, own, .image])
        XCTAssertEqual(filter.suffixes, ["json", "wst"])
        XCTAssertEqual(filter.mimeTypes, ["image/*"])
        XCTAssertTrue(UIDocumentPickerViewController.filter(for: [.json, .data]).isEmpty)
        XCTAssertEqual(UTType(filenameExtension: "json"), .json)
        XCTAssertEqual(UTType("public.json"), .json)
        XCTAssertNil(UTType("no.such.kind"))
    }
}
