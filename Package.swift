// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "RowKit",
    products: [
        .library(name: "RowKit", targets: ["RowKit"])
    ],
    targets: [
        .target(name: "RowKit"),
        .executableTarget(name: "RowBenchmarks", dependencies: ["RowKit"]),
        .testTarget(name: "RowKitTests", dependencies: ["RowKit"]),
    ],
    swiftLanguageModes: [.v6]
)

// The gate takes warnings for errors; whoever builds RowKit with a later compiler need not.
if Context.environment["ROWKIT_STRICT"] != nil {
    for target in package.targets {
        target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
    }
}
