import Testing

@testable import RowsCommand

@Suite("A manifest")
struct ManifestTests {
    /// A manifest, and the same manifest with a product `P` and targets `A` and `B`.
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
            // No trailing comma, comments there, tabs.
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
            "let p = Package(name: \"x\", products: [Q,], targets: [])",
            """
            let p = Package(name: "x", products: [Q, P,], targets: [
                A(
                    a: 1),
                B,
            ])
            """
        ),
        (
            // Brackets and keywords in strings and comments are ignored.
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

    @Test("with plain lists can be extended by products and targets", arguments: changed)
    func changes(manifest: String, expected: String) throws {
        let changed = try PackageManifest(manifest).adding(
            product: "P", targets: ["A(\n    a: 1)", "B"])
        #expect(changed.text == expected)
    }

    /// Arguments of a package, and the same with a product `P` and a target `A`.
    static let completed: [(String, String)] = [
        (
            "(\n    name: \"x\"\n)",
            "(\n    name: \"x\",\n    products: [\n        P,\n    ],\n    targets: [\n        A,\n    ]\n)"
        ),
        (
            "(\n    name: \"x\",\n)",
            "(\n    name: \"x\",\n    products: [\n        P,\n    ],\n    targets: [\n        A,\n    ],\n)"
        ),
        (
            "(\n    name: \"x\")",
            "(\n    name: \"x\",\n    products: [\n        P,\n    ],\n    targets: [\n        A,\n    ])"
        ),
        (
            "(\n  name: \"x\",  // The name\n  // The rest\n  swiftLanguageModes: [.v6]\n)",
            "(\n  name: \"x\",  // The name\n  products: [\n      P,\n  ],\n  targets: [\n      A,\n  ],\n"
                + "  // The rest\n  swiftLanguageModes: [.v6]\n)"
        ),
        (
            "(\n    name: \"x\" // The name\n)",
            "(\n    name: \"x\", // The name\n    products: [\n        P,\n    ],\n"
                + "    targets: [\n        A,\n    ]\n)"
        ),
        (
            "(\n    name: \"x\", platforms: [.macOS(.v15)], dependencies: d,\n    targets: [\n    ])",
            "(\n    name: \"x\", platforms: [.macOS(.v15)],\n    products: [\n        P,\n    ],"
                + " dependencies: d,\n    targets: [\n        A,\n    ])"
        ),
        (
            "(name: \"x\")",
            "(name: \"x\", products: [\n    P,\n], targets: [\n    A,\n])"
        ),
        (
            "(name: \"x\", dependencies: [D], swiftLanguageModes: [.v6])",
            "(name: \"x\", products: [\n    P,\n], dependencies: [D], targets: [\n    A,\n], "
                + "swiftLanguageModes: [.v6])"
        ),
        (
            "(targets: [B])", "(products: [\n    P,\n], targets: [B, A])"
        ),
    ]

    @Test("gets missing arguments in the order of the initialiser", arguments: completed)
    func completes(arguments: String, expected: String) throws {
        let manifest = PackageManifest("let p = Package\(arguments)\n")
        let changed = try manifest.adding(product: "P", targets: ["A"])
        #expect(changed.text == "let p = Package\(expected)\n")
    }

    /// Manifests that are left alone: the reason and the line.
    static let doubts: [(String, reason: String, line: Int?)] = [
        ("", "there is no Package(…)", nil), ("let package = 1", "there is no Package(…)", nil),
        ("let p = f(products: [], targets: [])", "there is no Package(…)", nil),
        ("let p = Package(\nproducts: all)", "products is not a single array literal", 2),
        ("let p = Package(products: [] + more)", "products is not a single array literal", 1),
        (
            "let p = Package(products: [],\ntargets: [].map { $0 })",
            "targets is not a single array literal", 2
        ),
        ("let p = Package(\nproducts: [)]", "a bracket does not match", 2),
        ("\nlet p = Package(targets: []", "a bracket is not closed", 2),
        ("let p = Package(products: [],\nproducts: [])", "products appears twice", 2),
        ("let p = Package()\n/* without end", "a comment is not closed", 2),
        ("let p = Package()\n+ \"without end", "a string literal is not closed", 2),
        (
            "let p = Package(products: [])\nlet q = Package(name: \"y\")",
            "there is a second Package(…)", 2
        ),
        ("let p = Package(\nf(products: []))", "an argument has no label", 2),
        (
            "// swift-tools-version:5.3\nlet p = Package(name: \"x\")",
            "plugins need a swift-tools-version of 5.5 or later", 1
        ),
    ]

    @Test("that cannot be edited safely is left alone, with reason and line", arguments: doubts)
    func leftAlone(text: String, reason: String, line: Int?) {
        let manifest = PackageManifest(text)
        let doubt = #expect(throws: ManifestError.self) {
            try manifest.adding(product: "P", targets: ["A"])
        }
        #expect(doubt?.reason == reason)
        #expect(doubt?.place.map(manifest.line) == line)
    }

    @Test("reports which executable targets have the rows command, and can add a row to them")
    func programs() throws {
        let manifest = PackageManifest(
            """
            let package = Package(
                name: "x",
                targets: [
                    .executableTarget(name: "other", dependencies: ["RowKit"]),
                    .executableTarget(
                        name: "short", dependencies: [.product(name: "RowsCommand", package: "RowKit")]),
                    .executableTarget(
                        name: "long",
                        dependencies: [
                            "RowsCommand",  // the verbs
                        ]
                    ),
                    .executableTarget(name: "sum", dependencies: ["RowsCommand"] + more),
                    .target(name: "library", dependencies: ["RowsCommand"]),
                ])
            """)
        let programs = manifest.programs
        try #require(programs.map(\.name) == ["short", "long", "sum"])
        let short = try manifest.adding(dependency: "\"StarsRow\"", to: programs[0])
        #expect(
            short.text.contains(
                """
                            name: "short", dependencies: [.product(name: "RowsCommand", package: "RowKit"),
                                "StarsRow",
                            ]),

                """), "\(short.text)")
        let long = try manifest.adding(dependency: "\"StarsRow\"", to: programs[1])
        #expect(
            long.text.contains(
                """
                                "RowsCommand",  // the verbs
                                "StarsRow",
                            ]

                """))
        #expect(throws: ManifestError.self) {
            try manifest.adding(dependency: "\"StarsRow\"", to: programs[2])
        }
    }

    @Test("reports whether it is RowKit's own, and how it refers to RowKit")
    func facts() {
        #expect(PackageManifest("Package(name: \"RowKit\", targets: [])").isOfRowKit)
        #expect(!PackageManifest("Package(name: \"Films\") // \"RowKit\"").isOfRowKit)
        let none = "Package(name: \"Films\", dependencies: []) // \"RowKit\""
        #expect(PackageManifest(none).rowKitName() == nil)
        let dependencies: [(String, String?)] = [
            (".package(url: \"https://a.example/RowKit.git\", from: \"1.0.0\")", "RowKit"),
            (".package(name: \"RowKit\", path: \"../x\")", "RowKit"),
            (".package(path: \"../rowkit\")", "RowKit"), (".package(path: \"../clone\")", "clone"),
            // Versions without a label.
            (
                ".package(url: \"https://a.example/RowKit\", .upToNextMinor(from: \"1.0.0\"))",
                "RowKit"
            ),
            (".package(url: \"https://a.example/RowKit\", .exact(\"1.0.0\"))", "RowKit"),
            (".package(url: \"https://a.example/RowKit\", \"1.0.0\"..<\"2.0.0\")", "RowKit"),
            (".package(url: \"https://a.example/RowKit\", lowest...highest)", "RowKit"),
            (
                ".package(id: \"scope.RowKit\", from: \"1.0.0\")], targets: [.target(name: \"a\", "
                    + "dependencies: [.product(name: \"RowKit\", package: \"scope.RowKit\")])",
                "scope.RowKit"
            ),
            // Its products cannot be referred to by these.
            (".package(url: \"https://rowkit.example/Other.git\", from: \"1.0.0\")", nil),
            (".package(id: \"scope.RowKit\", from: \"1.0.0\")", nil),
            (".package(path: \"RowKit/Other\")", nil),
            (".product(name: \"RowKit\", package: \"RowKit\")", nil),
            (".package(path: \"../RowKit\"", nil),
        ]
        for (dependency, name) in dependencies {
            let manifest = PackageManifest("Package(dependencies: [\(dependency)])")
            #expect(
                manifest.rowKitName { $0 == "../clone" ? "clone" : nil } == name, "\(dependency)")
        }
        let manifest = PackageManifest("Package(targets: [.target(name: \"StarsRow\")]) // \"B\"")
        #expect(manifest.mentions("StarsRow"))
        #expect(!manifest.mentions("Stars"))
        #expect(!manifest.mentions("B"))
    }

    @Test("of this package could be changed")
    func ownManifest() throws {
        let manifest = PackageManifest(try ownManifestText())
        #expect(manifest.isOfRowKit)
        let changed = try manifest.adding(product: "P", targets: ["A"])
        let program = try #require(changed.programs.first)
        #expect(program.name == "RowsTool")
        #expect(changed.programs.count == 1)
        #expect(
            try changed.adding(dependency: "\"StarsRow\"", to: program).text.count
                > changed.text.count)
    }
}
