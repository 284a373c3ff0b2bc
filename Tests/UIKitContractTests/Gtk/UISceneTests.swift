import XCTest

@testable import UIKit

/// The life of a scene.
final class UISceneTests: XCTestCase {
    private final class Listener: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        var events: [String] = []
        func scene(
            _ scene: UIScene,
            willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            events.append("connect")
        }
        func sceneWillEnterForeground(_ scene: UIScene) { events.append("will enter foreground") }
        func sceneDidBecomeActive(_ scene: UIScene) { events.append("did become active") }
        func sceneWillResignActive(_ scene: UIScene) { events.append("will resign active") }
        func sceneDidEnterBackground(_ scene: UIScene) { events.append("did enter background") }
        func sceneDidDisconnect(_ scene: UIScene) { events.append("did disconnect") }
    }

    @MainActor
    private func scene(_ listener: Listener) -> UIWindowScene {
        let session = UISceneSession(role: .windowApplication)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.delegate = listener
        return scene
    }

    @MainActor
    func testASceneConnectsEntersTheForegroundBecomesActiveAndGoesTheSameWayBack() async {
        let listener = Listener()
        let scene = scene(listener)
        scene.connect(options: UIScene.ConnectionOptions())
        XCTAssertEqual(listener.events, ["connect", "will enter foreground"])
        XCTAssertEqual(scene.activationState, .foregroundInactive)
        scene.activeChanged(true)
        scene.activeChanged(true)
        XCTAssertEqual(listener.events.dropFirst(2), ["did become active"])
        XCTAssertEqual(scene.activationState, .foregroundActive)
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        listener.events = []
        scene.activeChanged(false)
        XCTAssertEqual(listener.events, ["will resign active"])
        scene.activeChanged(true)
        listener.events = []
        scene.disconnect()
        XCTAssertEqual(listener.events, ["will resign active", "did enter background", "did disconnect"])
        XCTAssertEqual(scene.activationState, .unattached)
    }

    @MainActor
    func testAWindowBelongsToItsSceneAndClosingItEndsTheScene() async {
        let listener = Listener()
        let scene = scene(listener)
        scene.connect(options: UIScene.ConnectionOptions())
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIViewController()
        listener.window = window
        window.makeKeyAndVisible()
        XCTAssertTrue(window.windowScene === scene)
        XCTAssertTrue(scene.windows.elementsEqual([window], by: ===))
        XCTAssertTrue(window.next === scene)
        Host.closeByPerson(window)
        for _ in 0..<50 { Host.pump() }
        XCTAssertEqual(listener.events.suffix(2), ["did enter background", "did disconnect"])
        XCTAssertTrue(scene.windows.isEmpty)
        // The window's objects are still good to use although the desktop's window is gone.
        window.rootViewController?.view.setNeedsLayout()
        window.rootViewController = nil
        listener.window = nil
    }

    @MainActor
    func testAClosedWindowIsFreed() async {
        let leak = Leak()
        do {
            let listener = Listener()
            let scene = scene(listener)
            scene.connect(options: UIScene.ConnectionOptions())
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            listener.window = window
            window.makeKeyAndVisible()
            Host.closeByPerson(window)
            leak.watch(window, "window")
            leak.watch(scene, "scene")
            leak.watch(listener, "delegate")
        }
        let left = await leak.left()
        XCTAssertEqual(left, [])
    }
}
