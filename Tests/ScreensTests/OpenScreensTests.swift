import Settings
import Storage
import UIKit
import XCTest

@testable import Screens

/// What is noted of the screens that are open, for the next start.
final class OpenScreensTests: XCTestCase {
    @MainActor
    func testWhatIsPushedIsNotedAndWhatIsPoppedIsForgotten() async throws {
        let store = SettingsStore(database: try await .inMemory(migrator: Migrator([SettingsStore.migration])))
        let openScreens = OpenScreens(store: store)
        let navigation = UINavigationController(rootViewController: UIViewController())
        let other = UINavigationController(rootViewController: UIViewController())
        openScreens.follow(navigation, named: "news", known: nil)
        openScreens.follow(other, named: "places", known: nil)
        let screen = await Screen(navigation)

        let item = UIViewController()
        item.restorationIdentifier = "42"
        navigation.pushViewController(item, animated: false)
        await expect(["news": "42"], in: store, screen)

        // A screen that is not kept stands for the first one.
        navigation.pushViewController(UIViewController(), animated: false)
        await expect([:], in: store, screen)
        navigation.popViewController(animated: false)
        await expect(["news": "42"], in: store, screen)
        navigation.popToRootViewController(animated: false)
        await expect([:], in: store, screen)
        await screen.close()
    }

    @MainActor
    func testWhatCouldNotBeShownAgainIsForgotten() async throws {
        let store = SettingsStore(database: try await .inMemory(migrator: Migrator([SettingsStore.migration])))
        try await store.keep(openScreen: "7", ofTab: "music")
        try await store.keep(openScreen: "8", ofTab: "places")
        let music = UINavigationController(rootViewController: UIViewController())
        let places = UINavigationController(rootViewController: UIViewController())
        let place = UIViewController()
        place.restorationIdentifier = "8"
        places.pushViewController(place, animated: false)
        let openScreens = OpenScreens(store: store)
        openScreens.follow(music, named: "music", known: "7")
        openScreens.follow(places, named: "places", known: "8")
        let screen = await Screen(music)
        await expect(["places": "8"], in: store, screen)
        await screen.close()
    }

    /// Waits until exactly this is noted.
    @MainActor
    private func expect(_ wanted: [String: String], in store: SettingsStore, _ screen: Screen) async {
        var noted: [String: String]?
        for _ in 0..<500 {
            await screen.settle()
            noted = try? await store.openScreens()
            if noted == wanted { return }
        }
        XCTFail("noted is \(noted ?? [:]), not \(wanted)")
    }
}
