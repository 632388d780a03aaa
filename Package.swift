// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "RowKit",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "RowKit", targets: ["RowKit"]),
        .library(name: "LocaleFormats", targets: ["LocaleFormats"]),
        .library(name: "RowLaws", targets: ["RowLaws"]),
        .library(name: "RowTesting", targets: ["RowTesting"]),
        .plugin(name: "RegisterRows", targets: ["RegisterRows"]),
    ],
    targets: [
        .target(name: "CRowSection"),
        .target(
            name: "RowKit", dependencies: ["CRowSection"], exclude: ["Text/Generators"]),
        .target(name: "LocaleFormats", dependencies: ["RowKit"]),
        .target(name: "RowLaws", dependencies: ["RowKit"]),
        .target(name: "RowTesting", dependencies: ["RowKit", "RowLaws"]),
        .executableTarget(name: "RowBenchmarks", dependencies: ["RowKit"]),

        .executableTarget(name: "RegisterRowsTool"),
        .plugin(
            name: "RegisterRows", capability: .buildTool(), dependencies: ["RegisterRowsTool"]),

        .target(name: "TestRuns", path: "Tests/TestRuns"),
        .testTarget(
            name: "RowKitTests", dependencies: ["RowKit", "TestRuns"],
            exclude: ["Text/Addresses/ChromiumVerdicts.txt"]),
        .testTarget(
            name: "MainActorTests", dependencies: ["RowKit"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "LocaleFormatsTests", dependencies: ["LocaleFormats", "RowKit", "TestRuns"]),
        .testTarget(
            name: "RegisterRowsToolTests",
            dependencies: ["RegisterRowsTool", "RowKit", "TestRuns"]),
        .target(name: "TestRows", dependencies: ["RowKit"], path: "Tests/TestRows"),
        .testTarget(
            name: "RowLawsTests", dependencies: ["RowLaws", "RowKit", "TestRows", "TestRuns"]),
        .testTarget(
            name: "RowTestingTests", dependencies: ["RowTesting", "RowLaws", "RowKit", "TestRows"]),
    ],
    swiftLanguageModes: [.v6]
)

// The gate takes warnings for errors; whoever builds RowKit with a later compiler need not.
if Context.environment["ROWKIT_STRICT"] != nil {
    for target in package.targets where target.type != .plugin {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
