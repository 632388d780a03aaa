// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "RowKit",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "RowKit", targets: ["RowKit"]),
        .library(name: "StandardRows", targets: ["StandardRows"]),
        .library(name: "LocaleFormats", targets: ["LocaleFormats"]),
        .library(name: "RowLaws", targets: ["RowLaws"]),
        .library(name: "RowTesting", targets: ["RowTesting"]),
        .library(name: "RowsCommand", targets: ["RowsCommand"]),
        .executable(name: "rows", targets: ["RowsTool"]),
    ],
    targets: [
        .target(name: "RowKit", exclude: ["Text/Generators"]),
        .target(name: "StandardRows", dependencies: ["RowKit"]),
        .target(name: "LocaleFormats", dependencies: ["RowKit"]),
        .target(name: "RowLaws", dependencies: ["RowKit"]),
        .target(name: "RowTesting", dependencies: ["RowKit", "RowLaws"]),
        .target(name: "RowsCommand", dependencies: ["RowKit"]),
        .executableTarget(name: "RowsTool", dependencies: ["RowsCommand", "RowKit", "StandardRows"]),
        .executableTarget(name: "RowBenchmarks", dependencies: ["RowKit"]),

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
            name: "StandardRowsTests",
            dependencies: ["StandardRows", "RowKit", "RowTesting", "RowLaws", "LocaleFormats"]),
        .target(name: "TestRows", dependencies: ["RowKit"], path: "Tests/TestRows"),
        .testTarget(
            name: "RowLawsTests", dependencies: ["RowLaws", "RowKit", "TestRows", "TestRuns"]),
        .testTarget(
            name: "RowsCommandTests",
            dependencies: ["RowsCommand", "RowKit", "TestRows", "TestRuns"]),
        .testTarget(
            name: "RowTestingTests", dependencies: ["RowTesting", "RowLaws", "RowKit", "TestRows"]),
    ],
    swiftLanguageModes: [.v6]
)

// The gate takes warnings for errors; whoever builds RowKit with a later compiler need not.
if Context.environment["ROWKIT_STRICT"] != nil {
    for target in package.targets {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
