import Testing

@testable import RowsCommand

@Suite("The manifests of swift package init")
struct InitManifestTests {
    /// The manifests that `swift package init` makes, with RowKit among the dependencies.
    ///
    /// The lines with a plus sign are those that a new row adds.
    static let shapes: [(type: String, changes: String, hasProgram: Bool)] = [
        (
            "executable",
            """
            // swift-tools-version: 6.3
            // The swift-tools-version declares the minimum version of Swift required to build this package.

            import PackageDescription

            let package = Package(
                name: "hello",
            +    products: [
            +        .library(name: "StarsRow", targets: ["StarsRow"]),
            +    ],
                dependencies: [
                    .package(path: "../RowKit"),
                ],
                targets: [
                    // Targets are the basic building blocks of a package, defining a module or a test suite.
                    // Targets can depend on other targets in this package and products from dependencies.
                    .executableTarget(
                        name: "hello",
                        dependencies: [
                            .product(name: "RowsCommand", package: "RowKit"),
            +                "StarsRow",
                        ]
                    ),
                    .testTarget(
                        name: "helloTests",
                        dependencies: ["hello"]
                    ),
            +        .target(
            +            name: "StarsRow", dependencies: [.product(name: "RowKit", package: "RowKit")],
            +            exclude: ["Example.json"],
            +            plugins: [.plugin(name: "RegisterRows", package: "RowKit")]),
            +        .testTarget(
            +            name: "StarsRowTests",
            +            dependencies: [
            +                "StarsRow",
            +                .product(name: "RowKit", package: "RowKit"),
            +                .product(name: "RowTesting", package: "RowKit"),
            +            ]),
                ],
                swiftLanguageModes: [.v6]
            )

            """, true
        ),
        (
            "library",
            """
            // swift-tools-version: 6.3
            // The swift-tools-version declares the minimum version of Swift required to build this package.

            import PackageDescription

            let package = Package(
                name: "hello",
                products: [
                    // Products define the executables and libraries a package produces, making them visible to other packages.
                    .library(
                        name: "hello",
                        targets: ["hello"]
                    ),
            +        .library(name: "StarsRow", targets: ["StarsRow"]),
                ],
                dependencies: [
                    .package(path: "../RowKit"),
                ],
                targets: [
                    // Targets are the basic building blocks of a package, defining a module or a test suite.
                    // Targets can depend on other targets in this package and products from dependencies.
                    .target(
                        name: "hello"
                    ),
                    .testTarget(
                        name: "helloTests",
                        dependencies: ["hello"]
                    ),
            +        .target(
            +            name: "StarsRow", dependencies: [.product(name: "RowKit", package: "RowKit")],
            +            exclude: ["Example.json"],
            +            plugins: [.plugin(name: "RegisterRows", package: "RowKit")]),
            +        .testTarget(
            +            name: "StarsRowTests",
            +            dependencies: [
            +                "StarsRow",
            +                .product(name: "RowKit", package: "RowKit"),
            +                .product(name: "RowTesting", package: "RowKit"),
            +            ]),
                ],
                swiftLanguageModes: [.v6]
            )

            """, false
        ),
        (
            "empty",
            """
            // swift-tools-version: 6.3
            // The swift-tools-version declares the minimum version of Swift required to build this package.

            import PackageDescription

            let package = Package(
                name: "hello",
            +    products: [
            +        .library(name: "StarsRow", targets: ["StarsRow"]),
            +    ],
                dependencies: [
                    .package(path: "../RowKit"),
            +    ],
            +    targets: [
            +        .target(
            +            name: "StarsRow", dependencies: [.product(name: "RowKit", package: "RowKit")],
            +            exclude: ["Example.json"],
            +            plugins: [.plugin(name: "RegisterRows", package: "RowKit")]),
            +        .testTarget(
            +            name: "StarsRowTests",
            +            dependencies: [
            +                "StarsRow",
            +                .product(name: "RowKit", package: "RowKit"),
            +                .product(name: "RowTesting", package: "RowKit"),
            +            ]),
                ],
                swiftLanguageModes: [.v6]
            )

            """, false
        ),
        (
            "tool",
            """
            // swift-tools-version: 6.3
            // The swift-tools-version declares the minimum version of Swift required to build this package.

            import PackageDescription

            let package = Package(
                name: "hello",
            +    products: [
            +        .library(name: "StarsRow", targets: ["StarsRow"]),
            +    ],
                dependencies: [
                    .package(path: "../RowKit"),
                    .package(url: "https://github.com/apple/swift-argument-parser.git", from: "1.2.0"),
                ],
                targets: [
                    // Targets are the basic building blocks of a package, defining a module or a test suite.
                    // Targets can depend on other targets in this package and products from dependencies.
                    .executableTarget(
                        name: "hello",
                        dependencies: [
                            .product(name: "ArgumentParser", package: "swift-argument-parser"),
                        ]
                    ),
                    .testTarget(
                        name: "helloTests",
                        dependencies: ["hello"]
                    ),
            +        .target(
            +            name: "StarsRow", dependencies: [.product(name: "RowKit", package: "RowKit")],
            +            exclude: ["Example.json"],
            +            plugins: [.plugin(name: "RegisterRows", package: "RowKit")]),
            +        .testTarget(
            +            name: "StarsRowTests",
            +            dependencies: [
            +                "StarsRow",
            +                .product(name: "RowKit", package: "RowKit"),
            +                .product(name: "RowTesting", package: "RowKit"),
            +            ]),
                ],
                swiftLanguageModes: [.v6]
            )

            """, false
        ),
    ]

    @Test("get what they lack, and are otherwise unchanged", arguments: shapes)
    func edited(type: String, changes: String, hasProgram: Bool) async {
        let lines = changes.split(separator: "\n", omittingEmptySubsequences: false)
        let manifest = lines.filter { !$0.hasPrefix("+") }.joined(separator: "\n")
        let expected = lines.map { $0.drop { $0 == "+" } }.joined(separator: "\n")
        let world = FakeWorld(files: ["/home/Package.swift": manifest])
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.status == .success)
        #expect(world.files["/home/Package.swift"] == expected)
        // No test target has its sources beside other targets.
        #expect(world.files["/home/Tests/StarsRowTests/StarsRowTests.swift"] != nil)
        let note =
            "No executable target depends on RowsCommand; to use the row in one, add \"StarsRow\" "
            + "to its dependencies.\n"
        #expect(run.errors == (hasProgram ? "" : note))
    }
}
