import RowKit
import Testing

@testable import RowsCommand

// Edits of the manifest, and the steps left to the user.

extension NewTests {
    @Test("prints the lines and the place if the manifest cannot be edited safely")
    func doubt() async {
        let manifest = """
            let package = Package(
                name: "x",
                products: all,
                dependencies: [.package(path: "../RowKit")],
                targets: [.executableTarget(name: "x", dependencies: ["RowsCommand"])])

            """
        let world = FakeWorld(files: ["/home/Package.swift": manifest])
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.output.contains("Add these lines to Package.swift:\n\n    products: [\n"))
        #expect(run.output.contains("                \"StarsRow\",\n            ]),\n"))
        #expect(world.files["/home/Package.swift"] == manifest)
        #expect(world.files["/home/Sources/StarsRow/StarsRow.swift"] != nil)
        #expect(
            run.errors == """
                Package.swift:3: products is not a single array literal, so it was not changed.

                """)
    }

    @Test("reports a missing dependency on RowKit, with the line to add")
    func noDependency() async {
        let manifest = "let package = Package(name: \"x\")\n"
        let world = FakeWorld(files: ["/home/Package.swift": manifest])
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.output.contains("Added these lines to Package.swift:\n\n    products: [\n"))
        let changed = world.files["/home/Package.swift"] ?? ""
        #expect(changed.contains("dependencies: [.product(name: \"RowKit\", package: \"RowKit\")]"))
        #expect(
            run.errors == """
                No executable target depends on RowsCommand; to use the row in one, add "StarsRow" \
                to its dependencies.
                Package.swift does not depend on RowKit yet and will not load until it does; add a \
                line such as .package(url: "…/RowKit.git", from: "\(RowsProgram.version)") to its \
                dependencies.

                """)
    }

    @Test(
        "makes no statement about targets that it cannot read",
        arguments: ["all", "[program] + more", "[.executableTarget(name: name)]"])
    func unreadableTargets(targets: String) async {
        let manifest = """
            let package = Package(
                name: "x", dependencies: [.package(path: "../RowKit")], targets: \(targets))
            """
        let files = ["/home/Package.swift": manifest]
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: FakeWorld(files: files))
        #expect(
            run.errors.hasSuffix(
                """
                Add "StarsRow" to the dependencies of the executable target that should have the \
                row; the targets in Package.swift cannot be read.

                """), "\(run.errors)")
    }

    @Test("prints the missing dependency along with the other lines if nothing is edited")
    func noDependencyInDoubt() async {
        let manifest = "let package = Package(name: \"x\", targets: all)\n"
        let world = FakeWorld(files: ["/home/Package.swift": manifest])
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(
            run.output.contains(
                """
                    ],
                    dependencies: [
                        …
                        .package(url: "…/RowKit.git", from: "\(RowsProgram.version)"),
                    ],
                    targets: [

                """))
        #expect(world.files["/home/Package.swift"] == manifest)
    }

    @Test("refers to RowKit as the manifest does, even if it is a clone with another name")
    func clone() async {
        let manifest =
            "let package = Package(name: \"x\", dependencies: [.package(path: \"../clone\")])\n"
        let world = FakeWorld(files: [
            "/home/Package.swift": manifest,
            "/clone/Package.swift": "let package = Package(name: \"RowKit\")",
        ])
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(!run.errors.contains("does not depend on RowKit"))
        #expect(
            world.files["/home/Package.swift"]?.contains(
                "plugins: [.plugin(name: \"RegisterRows\", package: \"clone\")])") == true)
    }

    /// Targets of a package, and the note about the programs among them.
    static let programs: [(targets: String, note: String)] = [
        (
            """
            .executableTarget(name: "x", dependencies: ["RowsCommand"]),
            .executableTarget(name: "y", dependencies: ["RowsCommand"])
            """,
            "Several executable targets depend on RowsCommand: x, y. Add \"StarsRow\" to the "
                + "dependencies of those that should have the row.\n"
        ),
        (
            ".executableTarget(name: \"x\", dependencies: [\"RowsCommand\"] + more)",
            "The dependencies of x are not a single array literal; add \"StarsRow\" to them "
                + "yourself.\n"
        ),
    ]

    @Test("reports which program lacks the row if it cannot be edited", arguments: programs)
    func lacking(targets: String, note: String) async {
        let manifest = """
            let package = Package(
                name: "Films", dependencies: [.package(path: "../RowKit")], targets: [\(targets)])
            """
        let world = FakeWorld(files: ["/home/Package.swift": manifest])
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.errors == note)
        #expect(run.status == .success)
        #expect(!run.output.contains("executableTarget"))
        #expect(world.files["/home/Package.swift"]?.contains("name: \"StarsRow\"") == true)
    }

    @Test("prints the lines if some versions of SwiftPM read another manifest")
    func otherManifest() async {
        let files = ["/home/Package.swift": Self.manifest, "/home/Package@swift-6.swift": ""]
        let world = FakeWorld(files: files)
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.status == .success)
        #expect(run.output.contains("Add these lines to Package.swift:"))
        #expect(
            run.errors == """
                Package.swift: some versions of SwiftPM read Package@swift-6.swift instead, so it \
                was not changed.

                """)
        #expect(world.files["/home/Package.swift"] == Self.manifest)
    }

    @Test("refers to RowKit as the manifest does if its version has no label")
    func unlabelledVersion() async {
        let manifest = Self.manifest.replacing("from: \"0.1.0\"", with: ".exact(\"0.1.0\")")
        let world = FakeWorld(files: ["/home/Package.swift": manifest])
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("prints the lines if the manifest is not UTF-8, and leaves it alone")
    func otherEncoding() async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.manifest])
        world.bytes["/home/Package.swift"] =
            Array("// caf".utf8) + [0xE9, 0x0A] + Self.manifest.utf8
        let run = await ProgramRun("new", "Stars", "--value", "Int", world: world)
        #expect(run.status == .success)
        #expect(run.output.contains("Add these lines to Package.swift:"))
        #expect(world.files["/home/Package.swift"] == Self.manifest)
        #expect(
            run.errors.hasPrefix("Package.swift: it is not UTF-8 text, so it was not changed.\n"))
    }
}
