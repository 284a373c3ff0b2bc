import Foundation
import Localization
import Networking
import Places
import UIKit
import XCTest

@testable import Screens

/// The photos of a place on the screen.
final class PhotoGalleryScreenTests: XCTestCase {
    @MainActor
    private struct Gallery {
        let screen: Screen
        let controller: PhotoGalleryViewController
        let pages: UICollectionView
        let model: PhotoGalleryModel<UIImage>

        /// The photo on the screen.
        var photo: PhotoView? { pages.visibleCells.first?.first(PhotoView.self) }
        var image: UIImage? { photo?.first(UIImageView.self)?.image }
    }

    @MainActor
    private func open(_ fixture: PlacesFixture, _ loader: PhotoLoader<UIImage>? = nil) async throws -> Gallery {
        let model = fixture.gallery(loader)
        let controller = PhotoGalleryViewController(
            title: "Harbour",
            model: model,
            memory: nil,
            localizer: fixture.localizer
        )
        let screen = await Screen(UINavigationController(rootViewController: controller))
        let pages = try XCTUnwrap(controller.view.first(UICollectionView.self))
        return Gallery(screen: screen, controller: controller, pages: pages, model: model)
    }

    @MainActor
    private func fixture(photos count: Int) async throws -> PlacesFixture {
        let fixture = try await PlacesFixture()
        fixture.setPhotos(1...count)
        for number in 1...count { try fixture.setPicture("\(number).png", side: 100 + number) }
        return fixture
    }

    /// Waits until the photo of a number is on the screen, and the only one.
    @MainActor
    private func shows(_ number: Int, _ gallery: Gallery) async -> Bool {
        await gallery.screen.wait {
            gallery.pages.visibleCells.count == 1 && gallery.image.map { Int($0.size.width) } == 100 + number
        }
    }

    @MainActor
    func testOnePhotoFillsTheScreenAndTheKeysTurnThem() async throws {
        let gallery = try await open(try await fixture(photos: 5))
        var isShown = await shows(5, gallery)
        XCTAssertTrue(isShown, "the newest")
        XCTAssertEqual(gallery.pages.visibleCells.first?.frame.size, gallery.pages.bounds.size)
        let turns: [(UIKeyboardHIDUsage, Int)] = [
            (.keyboardRightArrow, 4), (.keyboardRightArrow, 3), (.keyboardEnd, 1), (.keyboardRightArrow, 1),
            (.keyboardLeftArrow, 2), (.keyboardHome, 5), (.keyboardLeftArrow, 5),
        ]
        for (key, number) in turns {
            gallery.screen.press(key, on: gallery.controller)
            isShown = await shows(number, gallery)
            XCTAssertTrue(isShown, "photo \(number) after \(key)")
            XCTAssertEqual(gallery.model.state.photos[gallery.model.state.current].id, String(number))
        }
        await gallery.screen.close()
    }

    @MainActor
    func testP11WhenMemoryIsLetGoThePhotoOnTheScreenStays() async throws {
        let fixture = try await fixture(photos: 2)
        let loader = fixture.photos()
        let gallery = try await open(fixture, loader)
        let isShown = await shows(2, gallery)
        XCTAssertTrue(isShown)
        let image = gallery.image
        loader.forget()
        await gallery.screen.settle()
        XCTAssertTrue(gallery.image === image)
        await gallery.screen.close()
    }

    @MainActor
    func testP22NewPhotosLeaveTheScreenAsItIs() async throws {
        let fixture = try await fixture(photos: 9)
        fixture.setPhotos(1...6)
        let gallery = try await open(fixture)
        _ = await shows(6, gallery)
        for _ in 0..<4 { gallery.screen.press(.keyboardRightArrow, on: gallery.controller) }
        var isShown = await shows(2, gallery)
        XCTAssertTrue(isShown)
        fixture.setPhotos(1...9)
        gallery.screen.press(.keyboardF5, on: gallery.controller)
        await gallery.screen.wait { gallery.model.state.photos.count == 9 }
        await gallery.screen.settle()
        isShown = await shows(2, gallery)
        XCTAssertTrue(isShown)
        XCTAssertEqual(gallery.model.state.caption, "8 of 9 · 1 May 2021")
        await gallery.screen.close()
    }

    @MainActor
    func testP22WhoHasZoomedInGoesOnLookingAtThatPartOfThePhoto() async throws {
        let fixture = try await fixture(photos: 9)
        fixture.setPhotos(1...6)
        let gallery = try await open(fixture)
        _ = await shows(6, gallery)
        gallery.screen.press(.keyboardRightArrow, on: gallery.controller)
        var isShown = await shows(5, gallery)
        XCTAssertTrue(isShown)
        for _ in 0..<3 { gallery.screen.press(.keyboardEqualSign, "+", on: gallery.controller) }
        let isZoomed = await gallery.screen.wait { (gallery.photo?.zoomScale ?? 0) > 3.3 }
        XCTAssertTrue(isZoomed)
        await gallery.screen.settle()
        let scroll = try XCTUnwrap(gallery.photo?.first(UIScrollView.self))
        scroll.contentOffset = CGPoint(x: 300, y: 250)
        let part = try XCTUnwrap(gallery.photo?.zoom)
        // Newer photos move it to another place of the list.
        fixture.setPhotos(1...9)
        gallery.screen.press(.keyboardF5, on: gallery.controller)
        await gallery.screen.wait { gallery.model.state.photos.count == 9 }
        await gallery.screen.settle()
        isShown = await shows(5, gallery)
        XCTAssertTrue(isShown)
        XCTAssertEqual(gallery.photo?.zoom?.scale, part.scale)
        check(gallery.photo?.zoom?.middle, part.middle)
        // A reason that appears over the photo makes its page smaller.
        fixture.server.answer("/places/1/photos", .failure(.noConnection))
        gallery.screen.press(.keyboardF5, on: gallery.controller)
        await gallery.screen.wait { gallery.model.state.banner != nil }
        await gallery.screen.settle()
        XCTAssertEqual(gallery.photo?.zoom?.scale, part.scale)
        check(gallery.photo?.zoom?.middle, part.middle)
        // The next photo begins whole all the same.
        gallery.screen.press(.keyboardRightArrow, on: gallery.controller)
        isShown = await shows(4, gallery)
        XCTAssertTrue(isShown)
        XCTAssertNil(gallery.photo?.zoom)
        await gallery.screen.close()
    }

    @MainActor
    private func check(_ place: CGPoint?, _ expected: CGPoint, line: UInt = #line) {
        XCTAssertEqual(place?.x ?? 0, expected.x, accuracy: 0.02, line: line)
        XCTAssertEqual(place?.y ?? 0, expected.y, accuracy: 0.02, line: line)
    }

    @MainActor
    func testAPhotoIsCalledByItsNumberItsDayAndItsPlace() async throws {
        let gallery = try await open(try await fixture(photos: 3))
        _ = await shows(3, gallery)
        let photo = try XCTUnwrap(gallery.photo?.first(UIImageView.self)?.superview)
        XCTAssertEqual(photo.accessibilityLabel, "Photo 1 of 3, 1 May 2021, Harbour")
        XCTAssertEqual(photo.accessibilityTraits, .image)
        await gallery.screen.close()
    }

    @MainActor
    func testWhatIsSharedIsThePhotoOnTheScreenAsTheServiceHasIt() async throws {
        let fixture = try await fixture(photos: 3)
        let loader = fixture.photos()
        let gallery = try await open(fixture, loader)
        _ = await shows(3, gallery)
        gallery.screen.press(.keyboardRightArrow, on: gallery.controller)
        _ = await shows(2, gallery)
        var shared: [Photo] = []
        gallery.controller.onShare = { shared.append($0) }
        let share = try XCTUnwrap(gallery.controller.navigationItem.rightBarButtonItem?.primaryAction)
        UIControl(frame: .zero, primaryAction: share).sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(shared.map(\.id), ["2"])
        let photo = try XCTUnwrap(shared.first)
        let file = try await loader.file(at: photo.image)
        XCTAssertEqual(file.data, try PlacesFixture.picture(102))
        let made = await SharedPhoto(file)
        let url = try XCTUnwrap(made?.url)
        XCTAssertEqual(url.lastPathComponent, "2.png")
        XCTAssertEqual(try Data(contentsOf: url), file.data)
        made?.remove()
        XCTAssertFalse(FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
        XCTAssertEqual(fixture.server.requests.filter { $0 == "/2.png" }.count, 1, "it is in memory")
        await gallery.screen.close()
    }

    @MainActor
    func testP24TheNextPhotoBeginsWholeHoweverFarTheLastOneWasZoomed() async throws {
        let gallery = try await open(try await fixture(photos: 3))
        _ = await shows(3, gallery)
        gallery.screen.press(.keyboardEqualSign, "+", on: gallery.controller)
        let isZoomed = await gallery.screen.wait { (gallery.photo?.zoomScale ?? 0) > 1.4 }
        XCTAssertTrue(isZoomed)
        gallery.screen.press(.keyboardHyphen, "-", on: gallery.controller)
        gallery.screen.press(.keyboardRightArrow, on: gallery.controller)
        gallery.screen.press(.keyboardRightArrow, on: gallery.controller)
        var isShown = await shows(1, gallery)
        XCTAssertTrue(isShown)
        XCTAssertEqual(gallery.photo?.zoomScale, 1)
        gallery.screen.press(.keyboardHome, on: gallery.controller)
        isShown = await shows(3, gallery)
        XCTAssertTrue(isShown)
        XCTAssertEqual(gallery.photo?.zoomScale, 1)
        await gallery.screen.close()
    }

    @MainActor
    func testAPhotoThatDidNotComeSaysWhyOnItsPage() async throws {
        let fixture = try await fixture(photos: 2)
        fixture.server.answer("/2.png", .failure(.timedOut))
        let gallery = try await open(fixture)
        let label = await gallery.screen.wait { gallery.photo?.first(StatusView.self)?.isHidden == false }
        XCTAssertTrue(label)
        try fixture.setPicture("2.png", side: 102)
        gallery.model.retry(0)
        let isShown = await shows(2, gallery)
        XCTAssertTrue(isShown)
        await gallery.screen.close()
    }

    // MARK: Decoding

    @MainActor
    func testP14ATurnedPhotoIsPutUprightBeforeItIsFitted() async throws {
        // Orientations 1 and 6 of the sample photos show the same scene; the one lies in its file.
        let data = try PlacesFixture.sample("13-06-exif6.jpg")
        let header = try XCTUnwrap(ImageHeader(data))
        XCTAssertEqual(header.orientation, 6)
        let image = try XCTUnwrap(PictureLoaders.decoded(data, fitting: PixelSize(width: 280, height: 360)))
        let fitted = header.uprightSize.fitted(into: PixelSize(width: 280, height: 360))
        XCTAssertEqual(Int(image.size.width), fitted.width)
        XCTAssertEqual(Int(image.size.height), fitted.height)
    }

    @MainActor
    func testP15P16P17HugeNarrowAndProgressivePicturesAreDecodedToTheFrame() async throws {
        for name in ["14-huge.jpg", "14-strip.jpg", "14-progressive.jpg"] {
            let data = try PlacesFixture.sample(name)
            let image = try XCTUnwrap(PictureLoaders.decoded(data, fitting: PixelSize(width: 360, height: 720)), name)
            XCTAssertLessThanOrEqual(image.size.width, 360, name)
            XCTAssertLessThanOrEqual(image.size.height, 720, name)
            XCTAssertGreaterThanOrEqual(image.size.width, 1, name)
        }
    }

    @MainActor
    func testP29PicturesOfEveryKindAreShownOrSayWhyNot() async throws {
        let fixture = try await PlacesFixture()
        for name in ["14-alpha.png", "14-moving.gif", "14-modern.webp"] {
            fixture.server.answer("/" + name, .body(try PlacesFixture.sample(name)))
            let url = try XCTUnwrap(URL(string: "https://places.example/" + name))
            let loader = fixture.photos()
            do throws(PhotoError) {
                let image = try await loader.picture(at: url)
                XCTAssertGreaterThan(image.size.width, 1, name)
            } catch {
                XCTAssertNotNil(fixture.localizer.reason(error), name)
            }
        }
        let noDecoder = fixture.photos { _, _ in nil }
        let url = try XCTUnwrap(URL(string: "https://places.example/14-modern.webp"))
        do throws(PhotoError) {
            _ = try await noDecoder.picture(at: url)
            XCTFail("nothing can decode it")
        } catch {
            XCTAssertEqual(fixture.localizer.reason(error), "The picture is damaged.")
        }
    }
}
