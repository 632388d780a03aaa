import RowKit
import Testing

@testable import RowsCommand

@Suite("rows new")
struct NewTests {
    static let manifest = """
        let package = Package(
            name: "Films",
            dependencies: [.package(url: "https://a.example/RowKit", from: "0.1.0")],
            targets: [
                .executableTarget(
                    name: "films",
                    dependencies: [
                        .product(name: "RowsCommand", package: "RowKit"),
                    ]
                ),
            ]
        )

        """

    @Test("creates sources and tests, and adds the target to the manifest and the program")
    func makes() async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.manifest])
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(
            run.output == """
                Created StarsRow:
                  Sources/StarsRow/Example.json
                  Sources/StarsRow/StarsRow.swift
                  Sources/StarsRow/StarsRowPlugin.swift
                  Tests/StarsRowTests/StarsRowTests.swift

                Added these lines to Package.swift:

                    products: [
                        …
                        .library(name: "StarsRow", targets: ["StarsRow"]),
                    ],
                    targets: [
                        …
                        .executableTarget(
                            name: "films",
                            dependencies: [
                                …
                                "StarsRow",
                            ]),
                        .target(
                            name: "StarsRow", dependencies: [.product(name: "RowKit", package: "RowKit")],
                            exclude: ["Example.json"],
                            plugins: [.plugin(name: "RegisterRows", package: "RowKit")]),
                        .testTarget(
                            name: "StarsRowTests",
                            dependencies: [
                                "StarsRow",
                                .product(name: "RowKit", package: "RowKit"),
                                .product(name: "RowTesting", package: "RowKit"),
                            ]),
                    ],

                Test the row:

                    swift test --filter StarsRowTests
                    swift run films test StarsRow

                Show it in a browser:

                    swift run films serve Sources/StarsRow/Example.json

                """)
        #expect(run.errors == "")
        #expect(run.status == .success)
        #expect(
            world.files["/home/Package.swift"] == """
                let package = Package(
                    name: "Films",
                    products: [
                        .library(name: "StarsRow", targets: ["StarsRow"]),
                    ],
                    dependencies: [.package(url: "https://a.example/RowKit", from: "0.1.0")],
                    targets: [
                        .executableTarget(
                            name: "films",
                            dependencies: [
                                .product(name: "RowsCommand", package: "RowKit"),
                                "StarsRow",
                            ]
                        ),
                        .target(
                            name: "StarsRow", dependencies: [.product(name: "RowKit", package: "RowKit")],
                            exclude: ["Example.json"],
                            plugins: [.plugin(name: "RegisterRows", package: "RowKit")]),
                        .testTarget(
                            name: "StarsRowTests",
                            dependencies: [
                                "StarsRow",
                                .product(name: "RowKit", package: "RowKit"),
                                .product(name: "RowTesting", package: "RowKit"),
                            ]),
                    ]
                )

                """)
        #expect(
            world.files["/home/Sources/StarsRow/Example.json"] == """
                {
                  "title": "Stars",
                  "sections": [
                    {"rows": [{"row": "StarsRow", "tag": "stars", "settings": {"title": "Stars"}, "value": 1}]}
                  ]
                }

                """)
    }

    @Test("uses a type that another target of the package declares")
    func declaredElsewhere() async throws {
        let files = ["/home/Package.swift": Self.manifest, "/home/Sources/films/main.swift": ""]
        let first = FakeWorld(files: files)
        let plan = await ProgramRun("new", "Plan", "--value", "[Seat]", world: first)
        #expect(plan.status == .success)
        let world = FakeWorld(copyOf: first)
        let run = await ProgramRun("new", "Place", "--value", "Seat", world: world)
        #expect(run.errors == "")
        #expect(run.status == .success)
        #expect(
            run.output.hasPrefix(
                """
                Created PlaceRow:
                  Sources/PlaceRow/Example.json
                  Sources/PlaceRow/PlaceRow.swift
                  Sources/PlaceRow/PlaceRowPlugin.swift
                  Tests/PlaceRowTests/PlaceRowTests.swift

                Seat is declared at Sources/PlanRow/Seat.swift:6:27, so PlaceRow depends on the target \
                PlanRow.


                """), "\(run.output)")
        let manifest = try #require(world.files["/home/Package.swift"])
        #expect(
            manifest.contains(
                "dependencies: [\"PlanRow\", .product(name: \"RowKit\", package: \"RowKit\")],"))
        #expect(manifest.contains("\"PlaceRow\",\n                \"PlanRow\",\n"), "\(manifest)")
        let row = try #require(world.files["/home/Sources/PlaceRow/PlaceRow.swift"])
        #expect(row.hasPrefix("import PlanRow\nimport RowKit\n"))
        let tests = try #require(world.files["/home/Tests/PlaceRowTests/PlaceRowTests.swift"])
        #expect(tests.contains("import PlaceRow\nimport PlanRow\nimport RowKit\n"))
    }

    @Test("does not use a declared type of which it cannot make examples")
    func declaredOtherwise() async {
        let manifest = """
            let package = Package(
                name: "Venues",
                dependencies: [.package(url: "https://a.example/RowKit", from: "0.1.0")],
                targets: [.target(name: "Venues")])
            """
        let seat = "// A seat.\npublic enum Seat: String { case aisle }\n"
        let files = [
            "/home/Package.swift": manifest, "/home/Sources/Venues/Parts/Seat.swift": seat,
        ]
        let world = FakeWorld(files: files)
        let run = await ProgramRun("new", "Place", "--value", "[Seat]", world: world)
        #expect(
            run.errors.contains(
                "Seat is declared at Sources/Venues/Parts/Seat.swift:2:13 without init(text:)"),
            "\(run.errors)")
        #expect(run.status == .usageError)
        #expect(world.files == files)
        let own = FakeWorld(
            files: files.mapValues { $0.replacing("public enum", with: "enum") })
        let internalType = await ProgramRun("new", "Place", "--value", "Seat", world: own)
        #expect(internalType.status == .success, "no other target can use the type")
        #expect(own.files["/home/Sources/PlaceRow/Seat.swift"] != nil)
    }

    @Test(
        "declares the type of the elements of a list or a set",
        arguments: [
            ("[Seat]", "[Seat]", "[Element]"), ("Array<Seat>", "[Seat]", "[Element]"),
            ("Set<Seat>", "Set<Seat>", "Set<Element>"),
        ])
    func elements(typed: String, type: String, inTests: String) async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.manifest])
        let run = await ProgramRun("new", "Plan", "--value", typed, world: world)
        #expect(run.errors == "")
        #expect(run.status == .success)
        func expect(_ file: String, contains lines: String...) {
            let text = world.files["/home/\(file)"] ?? ""
            for line in lines { #expect(text.contains(line), "\(file): \(text)") }
        }
        expect(
            "Sources/PlanRow/Seat.swift",
            contains: "/// An element of the value of a ``PlanRow``.\n",
            "struct Seat: Codable, Hashable, Sendable, DocumentValue {\n")
        expect(
            "Sources/PlanRow/PlanRow.swift",
            contains: "class PlanCell: Cell<\(type)>, CellType {}\n")
        expect("Sources/PlanRow/Example.json", contains: "\"value\": [{\"text\": \"one\"}]")
        expect(
            "Tests/PlanRowTests/PlanRowTests.swift",
            contains: "    private typealias Element = PlanRow.Cell.Value.Element\n",
            "#expect(row.baseValue as? \(inTests) == [Element(text: \"one\")])\n")
    }

    @Test("names the package's folder if that is not the current one")
    func subfolder() async {
        let world = FakeWorld(
            files: ["/home/Package.swift": Self.manifest], folder: "/home/Sources/films")
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.output.hasPrefix("Created StarsRow in /home:\n  Sources/StarsRow/Example.json"))
        #expect(
            run.output.hasSuffix(
                """
                Test the row:

                    cd /home
                    swift test --filter StarsRowTests
                    swift run films test StarsRow

                Show it in a browser:

                    swift run films serve Sources/StarsRow/Example.json

                """))
        #expect(world.files["/home/Sources/StarsRow/StarsRow.swift"] != nil)
    }

    @Test("creates community rows in their folder in the package of RowKit itself")
    func community() async {
        let world = FakeWorld(files: [
            "/home/Package.swift": "let p = Package(name: \"RowKit\", products: [], targets: [])\n",
            "/home/Community/README": "",
        ])
        let run = await ProgramRun("new", "StarsRow", "--value=Int", "--kind=inline", world: world)
        #expect(run.status == .success)
        #expect(run.errors.hasPrefix("No executable target depends on RowsCommand; to use"))
        #expect(world.files["/home/Community/StarsRow/StarsEditorRow.swift"] != nil)
        #expect(
            world.files["/home/Package.swift"]?.contains(
                """
                        name: "StarsRow", dependencies: ["RowKit"],
                        path: "Community/StarsRow",
                        exclude: ["Example.json"],
                        plugins: ["RegisterRows"]),
                """) == true)
    }

    @Test("has its own variable for the kind, separate from that of rows list")
    func kindVariable() async {
        let listed = FakeWorld(
            files: ["/home/Package.swift": Self.manifest], variables: ["ROWS_KIND": "inline"])
        let basic = await ProgramRun("new", "Stars", "--value", "Int", world: listed)
        #expect(basic.status == .success)
        #expect(!basic.output.contains("StarsEditorRow"))
        let made = FakeWorld(
            files: ["/home/Package.swift": Self.manifest], variables: ["ROWS_NEW_KIND": "inline"])
        let inline = await ProgramRun("new", "Stars", "--value", "Int", world: made)
        #expect(inline.status == .success)
        #expect(inline.output.contains("StarsEditorRow"))
        let wrong = FakeWorld(
            files: ["/home/Package.swift": Self.manifest], variables: ["ROWS_NEW_KIND": "inlin"])
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: wrong)
        #expect(
            run.errors.hasPrefix(
                "rows new: ROWS_NEW_KIND: there is no kind called \"inlin\"; did you mean \"inline\"?"
            ))
    }

    @Test("creates nothing if a file is in the place of a folder")
    func fileForFolder() async {
        let files = ["/home/Package.swift": Self.manifest, "/home/Tests": "mine"]
        let world = FakeWorld(files: files)
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.errors == "rows new: Tests is a file, not a folder; nothing was created\n")
        #expect(run.status == .usageError)
        #expect(run.output == "")
        #expect(world.files == files)
    }

    @Test("finds the package above the current folder")
    func above() async {
        let world = FakeWorld(files: ["/Package.swift": Self.manifest])
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.status == .success)
        #expect(world.files["/Sources/StarsRow/StarsRow.swift"] != nil)
    }

    @Test("creates no row with the name of another, and suggests a free name")
    func sameName() async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.manifest])
        let run = await ProgramRun("new", "Grade", "--value", "Int", world: world)
        #expect(
            run.errors == """
                rows new: Grades already has a row called GradeRow, and row names must be unique; \
                nothing was created; did you mean "MyGradeRow"?

                """)
        #expect(run.status == .usageError)
        #expect(run.output == "")
        #expect(world.files == ["/home/Package.swift": Self.manifest])
        let second = await ProgramRun("new", "Grade", "--value", "Int", world: world) {
            () throws(RegistryError) in
            try RowRegistry(GradePlugin.self).aliasing("MyGradeRow", to: "GradeInlineRow")
        }
        #expect(second.errors.contains("\"MyGrade2Row\""), "the suggested name is free")
    }

    @Test("quotes names for the shell in commands, if they need it")
    func quoting() async {
        let folder = "/home/$b `x` it's"
        let manifest = Self.manifest.replacing("\"films\"", with: "\"my films\"")
        let world = FakeWorld(
            files: ["\(folder)/Package.swift": manifest], folder: "\(folder)/Sources")
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.output.contains("\n    cd '/home/$b `x` it'\\''s'\n"))
        #expect(run.output.contains("\n    swift run 'my films' test StarsRow\n"))
    }

    /// Folders of a package, and those of the row and its tests.
    static let folders: [(folders: [String], sources: String, tests: String)] = [
        ([], "Sources", "Tests"), (["Source/films", "Tests/filmsTests"], "Source", "Tests"),
        (["src/films", "srcs/films"], "src", "Tests"),
        (["src/films", "src/filmsTests"], "src", "src"),
        (["Sources/films", "src/films", "Sources/filmsTests"], "Sources", "Sources"),
    ]

    @Test("creates the row in the folders in which SwiftPM looks for sources", arguments: folders)
    func sourceFolders(folders: [String], sources: String, tests: String) async {
        var manifest = Self.manifest
        if folders.contains(where: { $0.hasSuffix("Tests") }) {
            let tests = ".testTarget(name: \"filmsTests\"),"
            manifest.replace("targets: [", with: "targets: [\n        \(tests)")
        }
        let world = FakeWorld(files: ["/home/Package.swift": manifest])
        for folder in folders { world.files["/home/\(folder)/main.swift"] = "" }
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.errors == "")
        #expect(run.status == .success)
        #expect(world.files["/home/\(sources)/StarsRow/StarsRow.swift"] != nil)
        #expect(world.files["/home/\(tests)/StarsRowTests/StarsRowTests.swift"] != nil)
        #expect(run.output.hasSuffix("serve \(sources)/StarsRow/Example.json\n"))
        let changed = world.files["/home/Package.swift"]
        #expect(changed?.contains("path: \"") == false, "SwiftPM finds the sources")
    }

    @Test("uses the program's product name in commands, which may differ from the target")
    func product() async {
        let manifest = """
            let package = Package(
                name: "RowKit",
                products: [
                    .library(name: "films", targets: ["films"]),
                    .executable(name: "cinema", targets: ["films"]),
                ],
                targets: [.executableTarget(name: "films", dependencies: ["RowsCommand"])])
            """
        let world = FakeWorld(files: [
            "/home/Package.swift": manifest, "/home/Community/README": "",
        ])
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.output.contains("\n    swift run cinema test StarsRow\n"))
        #expect(
            run.output.hasSuffix("\n    swift run cinema serve Community/StarsRow/Example.json\n"))
    }

    /// A package whose RowKit dependency is a checkout with the given targets.
    private static func films(rowKit targets: String) -> FakeWorld {
        FakeWorld(files: [
            "/home/Package.swift": manifest,
            "/home/.build/checkouts/RowKit/Package.swift":
                "let package = Package(name: \"RowKit\", targets: [\(targets)])",
        ])
    }

    @Test(
        "creates no target with the name of a target in a dependency",
        arguments: ["StarsRow", "StarsRowTests"])
    func targetOfDependency(name: String) async {
        let world = Self.films(rowKit: ".target(name: \"Base\"), .target(name: \"\(name)\")")
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(
            run.errors == """
                rows new: the package RowKit already has a target called \(name), and target names must be unique; nothing was created

                """)
        #expect(run.status == .usageError)
        #expect(run.output == "")
        #expect(world.files.count == 2)
    }

    @Test("may use the name of a test target in a dependency, which SwiftPM ignores")
    func testTargetOfDependency() async {
        let world = Self.films(rowKit: ".testTarget(name: \"StarsRowTests\")")
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.status == .success)
        #expect(run.errors == "")
    }

    @Test("creates no target with the name of another")
    func sameTarget() async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.manifest])
        let run = await ProgramRun("new", "Other", "--value", "Int", world: world) {
            () throws(RegistryError) in try RowRegistry(OtherRowPlugin.self)
        }
        #expect(
            run.errors == """
                rows new: there is already a plugin called OtherRow, and target names must be unique; nothing was created

                """)
        #expect(run.status == .usageError)
        #expect(world.files.count == 1)
    }

    @Test("overwrites no existing file")
    func overwrites() async {
        let files = ["/home/Package.swift": Self.manifest, "/home/Tests/StarsRowTests/a": "mine"]
        let world = FakeWorld(files: files)
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.status == .usageError)
        #expect(run.output == "")
        #expect(
            run.errors == "rows new: Tests/StarsRowTests already exists; nothing was created\n")
        #expect(world.files == files)
        let named = [
            "/home/Package.swift": "Package(name: \"x\", targets: [.target(name: \"StarsRow\")])"
        ]
        let other = FakeWorld(files: named)
        let second = await ProgramRun("new", "Stars", "--value", "Int", world: other)
        #expect(
            second.errors
                == "rows new: Package.swift already mentions StarsRow; nothing was created\n")
        #expect(other.files == named)
    }

    @Test("creates sources that are formatted, for every kind and type", arguments: types)
    func format(type: String) throws {
        for kind in RowDescriptor.Kind.allCases {
            for name in ["Stars", "QwertyuiopasdfghjklzxcvbN"].map({ String($0.prefix(24)) }) {
                let scaffold = RowScaffold(
                    name: try ScaffoldName(name), value: try ScaffoldValue(type), kind: kind,
                    folder: "Sources")
                #expect(scaffold.files.count == Set(scaffold.files.map(\.path)).count)
                for file in scaffold.files {
                    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
                    #expect(lines.last == "", "\(file.path)")
                    #expect(lines.dropLast().last != "", "\(file.path)")
                    for line in lines {
                        #expect(line.count <= 100, "\(file.path): \(line)")
                        #expect(line.last != " ", "\(file.path): \(line)")
                    }
                }
            }
        }
    }

    @Test("reads names with and without their suffix, and the words in them")
    func names() throws {
        for text in ["FloatLabel", "FloatLabelRow"] {
            let name = try ScaffoldName(text)
            #expect(name.row == "FloatLabelRow")
            #expect(name.tag == "floatLabel")
            #expect(name.title == "Float label")
            #expect(name.tests == "FloatLabelRowTests")
        }
        #expect(try ScaffoldName("URL2").title == "URL2")
    }
}

private enum OtherRowPlugin: RowPlugin {
    static let name = "OtherRow", version = "1"
    static let rows = [RowDescriptor(NoteRow.self, "Asks for a text.")]
}
