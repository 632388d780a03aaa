import Testing

@testable import RowsCommand

@Suite("A manifest")
struct ManifestTests {
    /// A manifest, and what becomes of it with a product `P` and targets `A` and `B`.
    static let changed: [(String, String)] = [
        (
            """
            let package = Package(
                name: "x",
                products: [
                    .library(name: "x", targets: ["x"]),
                ],
                targets: [
                    .target(name: "x"),
                ]
            )

            """,
            """
            let package = Package(
                name: "x",
                products: [
                    .library(name: "x", targets: ["x"]),
                    P,
                ],
                targets: [
                    .target(name: "x"),
                    A(
                        a: 1),
                    B,
                ]
            )

            """
        ),
        (
            // No comma at the end, comments there, tabs.
            """
            let package = Package(
            \tname: "x",
            \tproducts: [
            \t\t.library(name: "x", targets: ["x"])  // the library
            \t\t// more to come
            \t],
            \ttargets: [
            \t\t.target(name: "x") /* the
            \t\tonly one */
            \t]
            )
            """,
            """
            let package = Package(
            \tname: "x",
            \tproducts: [
            \t\t.library(name: "x", targets: ["x"]),  // the library
            \t\t// more to come
            \t\tP,
            \t],
            \ttargets: [
            \t\t.target(name: "x"), /* the
            \t\tonly one */
            \t\tA(
            \t\t    a: 1),
            \t\tB,
            \t]
            )
            """
        ),
        (
            // Empty lists, lists on one line.
            "let p = Package(name: \"x\", products: [], targets: [.target(name: \"x\")])",
            """
            let p = Package(name: "x", products: [
                P,
            ], targets: [.target(name: "x"),
                A(
                    a: 1),
                B,
            ])
            """
        ),
        (
            // Brackets and words in texts and comments mean nothing.
            """
            // Package( products: [ targets: [
            /* /* ] */ [ */
            let note = #"]"# + "\\(["]"][0]) \\" ]" + \"""
                products: [ "
                \"""
            let package = Package(
                name: "x" /* targets: [ */,
                products: [
                    .library(name: "[", targets: []), // ]
                ],
                targets: []
            )
            package.targets.append(.target(name: "y"))
            """,
            """
            // Package( products: [ targets: [
            /* /* ] */ [ */
            let note = #"]"# + "\\(["]"][0]) \\" ]" + \"""
                products: [ "
                \"""
            let package = Package(
                name: "x" /* targets: [ */,
                products: [
                    .library(name: "[", targets: []), // ]
                    P,
                ],
                targets: [
                    A(
                        a: 1),
                    B,
                ]
            )
            package.targets.append(.target(name: "y"))
            """
        ),
        (
            "let p = Package(\r\n  products: [\r\n    X,\r\n  ],\r\n  targets: [\r\n  ]\r\n)\r\n",
            "let p = Package(\r\n  products: [\r\n    X,\r\n    P,\r\n  ],\r\n  targets: [\r\n"
                + "      A(\r\n          a: 1),\r\n      B,\r\n  ]\r\n)\r\n"
        ),
    ]

    @Test("with plain lists takes more products and targets", arguments: changed)
    func changes(manifest: String, expected: String) {
        let changed = PackageManifest(manifest).adding(
            product: "P", targets: ["A(\n    a: 1)", "B"])
        #expect(changed?.text == expected)
    }

    @Test(
        "in which there is doubt is left alone",
        arguments: [
            "", "let package = 1",
            "let p = Package(name: \"x\", targets: [])",
            "let p = Package(products: [])",
            "let p = Package(products: all, targets: [])",
            "let p = Package(products: [] + more, targets: [])",
            "let p = Package(products: [], targets: [].map { $0 })",
            "let p = Package(products: [], targets: [)]",
            "let p = Package(products: [], targets: []",
            "let p = Package(products: [], products: [], targets: [])",
            "let p = Package(products: [], targets: []) /* without end",
            "let p = Package(products: [], targets: []) + \"without end",
            "let p = Package(products: [], targets: [])\nlet q = Package(name: \"y\")",
            "let p = f(products: [], targets: [])",
            "let p = Package(f(products: []), g(targets: []))",
        ])
    func doubts(manifest: String) {
        #expect(PackageManifest(manifest).adding(product: "P", targets: ["A"]) == nil)
    }

    @Test("says whether it is RowKit's own, and on what it depends")
    func facts() {
        #expect(PackageManifest("Package(name: \"RowKit\", targets: [])").isOfRowKit)
        #expect(!PackageManifest("Package(name: \"Films\") // \"RowKit\"").isOfRowKit)
        #expect(!PackageManifest("Package(name: \"Films\") // \"RowKit\"").dependsOnRowKit)
        for dependency in [
            ".package(url: \"https://a.example/RowKit.git\", from: \"1.0.0\")",
            ".package(name: \"RowKit\", path: \"../x\")", ".package(path: \"../rowkit\")",
        ] {
            #expect(PackageManifest("Package(dependencies: [\(dependency)])").dependsOnRowKit)
        }
        // Its products cannot be named by these.
        for other in [
            ".package(url: \"https://rowkit.example/Other.git\", from: \"1.0.0\")",
            ".package(id: \"scope.RowKit\", from: \"1.0.0\")", ".package(path: \"RowKit/Other\")",
            ".product(name: \"RowKit\", package: \"RowKit\")", ".package(path: \"../RowKit\"",
        ] {
            #expect(!PackageManifest("Package(dependencies: [\(other)])").dependsOnRowKit)
        }
        let manifest = PackageManifest("Package(targets: [.target(name: \"StarsRow\")]) // \"B\"")
        #expect(manifest.mentions("StarsRow") && !manifest.mentions("Stars"))
        #expect(!manifest.mentions("B"))
    }

    @Test("of this package could be changed")
    func ownManifest() throws {
        let manifest = PackageManifest(try ownManifestText())
        #expect(manifest.isOfRowKit)
        let changed = try #require(manifest.adding(product: "P", targets: ["A"]))
        #expect(changed.text.count > manifest.text.count)
    }
}
