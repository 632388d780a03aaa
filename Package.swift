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
