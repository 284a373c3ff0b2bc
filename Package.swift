// swift-tools-version: 6.2
// Wayside: one package; the modules are the architecture (CONTRIBUTING.md has the map).

import PackageDescription

#if os(Linux)
let networkingDependencies: [Target.Dependency] = ["CCurl", "CZlib"]
let localServices: [Target.Dependency] = ["LocalServices"]
/// Apple's SDK has its own.
let uikit: [Target.Dependency] = ["UIKit", "UniformTypeIdentifiers"]
let htmlParser: [Target.Dependency] = ["CXML2"]
let passwordHashing: [Target.Dependency] = ["CSodium"]
let packages: [Package.Dependency] = []
let crashWriters: (news: [Target.Dependency], storage: [Target.Dependency]) = (
    ["news-crash-writer"], ["storage-crash-writer"]
)
/// Every test runs on Linux.
func onPhonesWithout(_ tests: String...) -> [String] { [] }
#else
let networkingDependencies: [Target.Dependency] = []
let localServices: [Target.Dependency] = []
let uikit: [Target.Dependency] = []
/// Apple's SDK has a module of its own for libxml2.
let htmlParser: [Target.Dependency] = []
/// Argon2id is not in Apple's SDK: libsodium's own package has it, built for phones.
let passwordHashing: [Target.Dependency] = [.product(name: "Clibsodium", package: "swift-sodium")]
let packages: [Package.Dependency] = [
    .package(url: "https://github.com/jedisct1/swift-sodium.git", from: "0.9.1")
]
let crashWriters: (news: [Target.Dependency], storage: [Target.Dependency]) = ([], [])
/// Tests that start other programs, which a phone does not allow, or ask the local services, which are for Linux.
func onPhonesWithout(_ tests: String...) -> [String] { tests }
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
            "LocalAccounts", "Localization", "Music", "Networking", "News", "Places", "RichText", "SampleContent",
            "Schedule", "Settings", "Storage",
        ] + uikit
    ),
    .target(name: "Localization", resources: [.copy("Files")]),
    .target(
        name: "RichText",
        dependencies: htmlParser,
        swiftSettings: optimised,
        linkerSettings: [.linkedLibrary("xml2")]
    ),
    .target(name: "Storage", dependencies: ["CSQLite"]),
    .target(name: "Networking", dependencies: networkingDependencies, swiftSettings: optimised),
    .target(
        name: "Schedule",
        dependencies: ["Folding", "Localization", "Storage"],
        resources: [.copy("Files")],
        swiftSettings: optimised
    ),
    .target(name: "LocalAccounts", dependencies: ["Storage"] + passwordHashing),
    .target(name: "News", dependencies: ["Networking", "RichText", "Storage"]),
    .target(name: "Music", dependencies: ["Folding", "Networking", "Storage"]),
    .target(name: "Places", dependencies: ["Folding", "Networking", "Storage"], swiftSettings: optimised),
    .target(
        name: "SampleContent",
        dependencies: ["Networking", "Localization"],
        resources: [.copy("Files")]
    ),

    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),

    .testTarget(name: "SettingsTests", dependencies: ["Settings", "Storage"]),
    .testTarget(
        name: "ScreensTests",
        dependencies: [
            "Screens", "LocalAccounts", "Localization", "Music", "Networking", "News", "Places", "SampleContent",
            "Schedule", "Settings", "Storage", "TestSupport",
        ] + uikit
    ),
    .testTarget(name: "LocalAccountsTests", dependencies: ["LocalAccounts", "Storage", "TestSupport"]),
    .testTarget(name: "FoldingTests", dependencies: ["Folding"]),
    .testTarget(name: "LocalizationTests", dependencies: ["Localization"]),
    .target(name: "TestSupport", dependencies: ["Networking"], path: "Tests/TestSupport"),
    .testTarget(
        name: "NewsTests",
        dependencies: [
            "News", "Networking", "RichText", "SampleContent", "Storage", "TestSupport",
        ] + crashWriters.news + localServices,
        exclude: onPhonesWithout("KillTests.swift", "ServiceTests.swift")
    ),
    .testTarget(
        name: "MusicTests",
        dependencies: ["Music", "Networking", "SampleContent", "Storage", "TestSupport"] + localServices,
        exclude: onPhonesWithout("ServiceTests.swift")
    ),
    .testTarget(
        name: "PlacesTests",
        dependencies: ["Places", "Networking", "SampleContent", "Storage", "TestSupport"]
    ),
    .testTarget(name: "RichTextTests", dependencies: ["RichText", "TestSupport"]),
    .testTarget(
        name: "StorageTests",
        dependencies: ["Storage", "TestSupport"] + crashWriters.storage,
        exclude: onPhonesWithout("KillTests.swift")
    ),
    .testTarget(
        name: "NetworkingTests",
        dependencies: ["Networking", "TestSupport"] + localServices,
        exclude: onPhonesWithout(
            "CertificateTests.swift",
            "CurlFaultTests.swift",
            "MemoryTests.swift",
            "URLSessionClientTests.swift"
        )
    ),
    .testTarget(
        name: "ScheduleTests",
        dependencies: ["Schedule", "Folding", "Localization"],
        exclude: ["Data"] + onPhonesWithout("Command")
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
    .executableTarget(name: "wayside", dependencies: ["Screens"] + uikit),
    .executableTarget(name: "wayside-stations", dependencies: ["Schedule", "Folding", "Localization"]),
    .executableTarget(name: "wayside-services", dependencies: ["LocalServices"]),

    .systemLibrary(
        name: "CGtk",
        pkgConfig: "libadwaita-1",
        providers: [.apt(["libadwaita-1-dev", "libgtk-4-dev"])]
    ),
    .systemLibrary(name: "CXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .systemLibrary(name: "CMicrohttpd", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    .executableTarget(
        name: "AccountBench",
        dependencies: ["LocalAccounts", "Storage", "TestSupport"],
        path: "Benchmarks/AccountBench"
    ),
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
        name: "MusicBench",
        dependencies: ["Music", "Networking", "Storage", "TestSupport"],
        path: "Benchmarks/MusicBench"
    ),
    .executableTarget(
        name: "RichTextBench",
        dependencies: ["RichText", "CXML2", "TestSupport"],
        path: "Benchmarks/RichTextBench"
    ),
    .executableTarget(name: "storage-crash-writer", dependencies: ["Storage"], path: "Tests/StorageCrashWriter"),
    .executableTarget(name: "news-crash-writer", dependencies: ["News", "Storage"], path: "Tests/NewsCrashWriter"),
    .target(name: "ListViewBaseline", dependencies: ["CGtk"], path: "Benchmarks/ListViewBaseline"),
    .executableTarget(
        name: "TableBench",
        dependencies: ["UIKit", "ListViewBaseline"],
        path: "Benchmarks/TableBench"
    ),

    .target(name: "MainLoopWatch", dependencies: ["CGtk"], path: "Benchmarks/MainLoopWatch"),
    .executableTarget(
        name: "ScreenBench",
        dependencies: ["LocalServices", "MainLoopWatch", "SampleContent", "Screens", "TestSupport", "UIKit"],
        path: "Benchmarks/ScreenBench"
    ),
    .target(name: "PixbufBaseline", dependencies: ["CGtk"], path: "Benchmarks/PixbufBaseline"),
    .executableTarget(
        name: "PhotoBench",
        dependencies: ["LocalServices", "Networking", "Places", "TestSupport", "UIKit"],
        path: "Benchmarks/PhotoBench"
    ),
    .executableTarget(
        name: "ImageBench",
        dependencies: ["UIKit", "PixbufBaseline"],
        path: "Benchmarks/ImageBench"
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
    products: [.library(name: "Screens", targets: ["Screens"])],
    dependencies: packages,
    targets: targets,
    swiftLanguageModes: [.v6]
)
