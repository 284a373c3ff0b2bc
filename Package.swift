// swift-tools-version: 6.2
// Wayside: one package; the modules are the architecture (CONTRIBUTING.md has the map).

import PackageDescription

#if os(Linux)
let networkingDependencies: [Target.Dependency] = ["CCurl", "CZlib"]
let localServices: [Target.Dependency] = ["LocalServices"]
/// Apple's SDK has its own.
let uikit: [Target.Dependency] = ["UIKit", "UniformTypeIdentifiers"]
#else
let networkingDependencies: [Target.Dependency] = []
let localServices: [Target.Dependency] = []
let uikit: [Target.Dependency] = []
#endif

/// Loops over bytes are some fifty times slower without the optimiser, and a debug build, tests included, goes over
/// millions of them: these modules are always optimised.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Engines and what they stand on: the same source on every platform.
var targets: [Target] = [
    .target(name: "Folding", swiftSettings: optimised),
    .target(name: "Settings", dependencies: ["Storage"]),
    .target(
        name: "Screens",
        dependencies: [
            "LocalAccounts", "Localization", "Networking", "News", "RichText", "SampleContent", "Schedule", "Settings",
            "Storage",
        ] + uikit
    ),
    .executableTarget(name: "wayside", dependencies: ["Screens"] + uikit),
    .target(name: "Localization", resources: [.copy("Files")]),
    .target(name: "RichText", dependencies: ["CXML2"], swiftSettings: optimised),
    .target(name: "Storage", dependencies: ["CSQLite"]),
    .target(name: "Networking", dependencies: networkingDependencies, swiftSettings: optimised),
    .target(
        name: "Schedule",
        dependencies: ["Folding", "Localization", "Storage"],
        resources: [.copy("Files")],
        swiftSettings: optimised
    ),
    .target(name: "LocalAccounts", dependencies: ["CSodium", "Storage"]),
    .target(name: "News", dependencies: ["Networking", "RichText", "Storage"]),
    .target(name: "Places", dependencies: ["Folding", "Networking", "Storage"], swiftSettings: optimised),
    .target(
        name: "SampleContent",
        dependencies: ["Networking", "Localization"],
        resources: [.copy("Files")]
    ),
    .executableTarget(name: "wayside-stations", dependencies: ["Schedule", "Folding", "Localization"]),

    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),

    .testTarget(name: "SettingsTests", dependencies: ["Settings", "Storage"]),
    .testTarget(
        name: "ScreensTests",
        dependencies: [
            "Screens", "LocalAccounts", "Localization", "Networking", "News", "Schedule", "Settings", "Storage",
        ] + uikit
    ),
    .testTarget(name: "LocalAccountsTests", dependencies: ["LocalAccounts", "Storage", "TestSupport"]),
    .executableTarget(
        name: "AccountBench",
        dependencies: ["LocalAccounts", "Storage", "TestSupport"],
        path: "Benchmarks/AccountBench"
    ),
    .testTarget(name: "FoldingTests", dependencies: ["Folding"]),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
        name: "NewsTests",
        dependencies: [
            "News", "Networking", "RichText", "SampleContent", "Storage", "TestSupport", "news-crash-writer",
        ]
            + localServices
    ),
    .testTarget(
        name: "PlacesTests",
        dependencies: ["Places", "Networking", "SampleContent", "Storage", "TestSupport"]
    ),
    .executableTarget(name: "news-crash-writer", dependencies: ["News", "Storage"], path: "Tests/NewsCrashWriter"),
    .testTarget(name: "RichTextTests", dependencies: ["RichText", "TestSupport"]),
    .testTarget(name: "StorageTests", dependencies: ["Storage", "TestSupport", "storage-crash-writer"]),
    .executableTarget(
        name: "StationBench",
        dependencies: ["Schedule", "Folding", "CSQLite"],
        path: "Benchmarks/StationBench"
    ),
    .executableTarget(
        name: "StorageBench",
        dependencies: ["Storage", "CSQLite", "TestSupport"],
        path: "Benchmarks/StorageBench"
    ),
    .executableTarget(
        name: "NewsBench",
        dependencies: ["News", "Networking", "Storage", "CSQLite", "TestSupport"],
        path: "Benchmarks/NewsBench"
    ),
    .executableTarget(
        name: "RichTextBench",
        dependencies: ["RichText", "CXML2", "TestSupport"],
        path: "Benchmarks/RichTextBench"
    ),
    .executableTarget(name: "storage-crash-writer", dependencies: ["Storage"], path: "Tests/StorageCrashWriter"),
    .testTarget(name: "NetworkingTests", dependencies: ["Networking", "TestSupport"] + localServices),
    .testTarget(
        name: "ScheduleTests",
        dependencies: ["Schedule", "Folding", "Localization"],
        exclude: ["Data"]
    ),
    .testTarget(name: "SampleContentTests", dependencies: ["SampleContent", "Networking"]),
]

#if os(Linux)
/// UIKit's classes on GTK 4, and the programs that exist on Linux only.
targets += [
    .target(name: "CMainQueue"),
    .target(name: "CWidgets", dependencies: ["CGtk"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(
        name: "UIKit",
        dependencies: ["CGtk", "CWidgets", "CMainQueue", "UniformTypeIdentifiers"],
        resources: [.copy("Files")]
    ),
    .target(name: "LocalServices", dependencies: ["SampleContent", "Networking", "CMicrohttpd", "CZlib"]),
    .executableTarget(name: "wayside-services", dependencies: ["LocalServices"]),

    .systemLibrary(
        name: "CGtk",
        pkgConfig: "libadwaita-1",
        providers: [.apt(["libadwaita-1-dev", "libgtk-4-dev"])]
    ),
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    .target(name: "ListViewBaseline", dependencies: ["CGtk"], path: "Benchmarks/ListViewBaseline"),
    .executableTarget(
        name: "TableBench",
        dependencies: ["UIKit", "ListViewBaseline"],
        path: "Benchmarks/TableBench"
    ),

    .executableTarget(name: "uikit-gallery", dependencies: ["UIKit"]),
    .testTarget(name: "UIKitContractTests", dependencies: ["UIKit", "UniformTypeIdentifiers"]),
    .testTarget(name: "ServicesTests", dependencies: ["LocalServices", "SampleContent", "CZlib", "wayside-services"]),
]
#endif

let package = Package(
    name: "Wayside",
    defaultLocalization: "en",
    platforms: [.iOS(.v15), .macOS(.v12)],
    targets: targets,
    swiftLanguageModes: [.v6]
)
