import RowKit
import Testing

@testable import RowsCommand

@Suite("rows add")
struct AddTests {
    @Test("adds a product of RowKit to the only program")
    func program() async {
        let world = FakeWorld(files: ["/home/Package.swift": NewTests.manifest])
        let run = await ProgramRun("add", "TokenRow", world: world)
        let line = ".product(name: \"TokenRow\", package: \"RowKit\")"
        #expect(run.output == "Added \(line) to the dependencies of films.\n")
        #expect(run.errors == "")
        #expect(run.status == .success)
        let expected = NewTests.manifest.replacing(
            ".product(name: \"RowsCommand\", package: \"RowKit\"),",
            with: """
                .product(name: "RowsCommand", package: "RowKit"),
                                \(line),
                """)
        #expect(world.files["/home/Package.swift"] == expected)
    }

    @Test("changes nothing if the product is already a dependency")
    func twice() async {
        let world = FakeWorld(files: ["/home/Package.swift": NewTests.manifest])
        _ = await ProgramRun("add", "TokenRow", world: world)
        let once = world.files["/home/Package.swift"]
        let run = await ProgramRun("add", "TokenRow", world: world)
        #expect(run.errors.contains("films already depends on TokenRow."))
        #expect(run.status == .success)
        #expect(world.files["/home/Package.swift"] == once)
    }

    @Test("adds the product RowKit, although other products name its package")
    func product() async {
        let world = FakeWorld(files: ["/home/Package.swift": NewTests.manifest])
        let run = await ProgramRun("add", "RowKit", world: world)
        let line = ".product(name: \"RowKit\", package: \"RowKit\")"
        #expect(run.output == "Added \(line) to the dependencies of films.\n")
        #expect(run.errors == "")
        #expect(run.status == .success)
        #expect(world.files["/home/Package.swift"]?.contains(line) == true)
    }

    @Test("refers to a package as the manifest does", arguments: ["clone", "Clone", "RowKit"])
    func identity(package: String) async {
        let manifest = """
            let package = Package(
                name: "Films", dependencies: [.package(path: "../clone")],
                targets: [.executableTarget(name: "films", dependencies: ["RowsCommand"])])
            """
        let world = FakeWorld(files: [
            "/home/Package.swift": manifest,
            "/clone/Package.swift": "let package = Package(name: \"RowKit\")",
        ])
        let run = await ProgramRun("add", "TokenRow", "--package", package, world: world)
        #expect(
            run.output == "Added .product(name: \"TokenRow\", package: \"clone\") to the "
                + "dependencies of films.\n", "\(run.errors)")
    }

    /// A package that depends on RowKit and on a package with rows, which are both at hand.
    private static func cinema() -> FakeWorld {
        let manifest = """
            let package = Package(
                name: "Films",
                dependencies: [.package(path: "../RowKit"), .package(path: "../CinemaRows")],
                targets: [
                    .executableTarget(name: "films", dependencies: ["RowsCommand"]),
                    .target(name: "MoonRow"),
                ])
            """
        let rowKit = """
            let package = Package(
                name: "RowKit", products: [.library(name: "TokenRow", targets: ["TokenRow"])])
            """
        let rows = """
            let package = Package(
                name: "CinemaRows",
                products: [.library(name: "CinemaRow", targets: ["CinemaRow"])],
                dependencies: [.package(path: "../RowKit")])
            """
        return FakeWorld(files: [
            "/home/Package.swift": manifest, "/RowKit/Package.swift": rowKit,
            "/CinemaRows/Package.swift": rows,
        ])
    }

    @Test("finds the dependency that has the product, and names it")
    func otherPackage() async {
        let run = await ProgramRun("add", "CinemaRow", world: Self.cinema())
        #expect(
            run.output == "Added .product(name: \"CinemaRow\", package: \"CinemaRows\") to the "
                + "dependencies of films.\n")
        #expect(run.errors == "")
        #expect(run.status == .success)
        let ofRowKit = await ProgramRun("add", "TokenRow", world: Self.cinema())
        #expect(ofRowKit.output.contains("(name: \"TokenRow\", package: \"RowKit\")"))
    }

    @Test("finds the product even if the package does not depend on RowKit itself")
    func withoutRowKit() async {
        let world = Self.cinema()
        world.files["/home/Package.swift"] = """
            let package = Package(
                name: "Films", dependencies: [.package(path: "../CinemaRows")],
                targets: [.target(name: "Films")])
            """
        let run = await ProgramRun("add", "CinemaRow", "--target", "Films", world: world)
        #expect(run.output.contains("(name: \"CinemaRow\", package: \"CinemaRows\")"))
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("does not choose between two packages with a product of the name")
    func twoPackages() async {
        let world = Self.cinema()
        let manifest = (world.files["/home/Package.swift"] ?? "").replacing(
            "dependencies: [.package(path: \"../RowKit\")",
            with: "dependencies: [.package(path: \"../RowKit\"), .package(path: \"../Other\")")
        world.files["/home/Package.swift"] = manifest
        world.files["/Other/Package.swift"] = world.files["/CinemaRows/Package.swift"]
        let run = await ProgramRun("add", "CinemaRow", world: world)
        #expect(
            run.errors == """
                rows add: several packages have a product called CinemaRow: Other, CinemaRows; name one with --package

                """)
        #expect(run.status == .usageError)
        #expect(world.files["/home/Package.swift"] == manifest)
    }

    @Test("suggests the nearest product of RowKit and of other packages with rows")
    func nearest() async {
        let run = await ProgramRun("add", "CinemaRwo", world: Self.cinema())
        #expect(
            run.errors == """
                rows add: there is no product called "CinemaRwo"; did you mean "CinemaRow"? Available: CinemaRow, TokenRow

                """)
    }

    @Test("adds a target of the package itself without its package")
    func ownTarget() async {
        let run = await ProgramRun("add", "MoonRow", world: Self.cinema())
        #expect(run.output == "Added \"MoonRow\" to the dependencies of films.\n", "\(run.errors)")
    }

    @Test("adds a target of the package itself by its name")
    func own() async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.library])
        let run = await ProgramRun(
            "add", "Sum", "--target", "Films", "--package", "Films", world: world)
        #expect(run.output == "Added \"Sum\" to the dependencies of Films.\n", "\(run.errors)")
    }

    @Test("accepts any package if the manifest computes a dependency")
    func computed() async {
        let manifest = Self.library.replacing("\"https://a.example/Stars\"", with: "stars")
        let world = FakeWorld(files: ["/home/Package.swift": manifest])
        let run = await ProgramRun(
            "add", "StarsRow", "--target", "Base", "--package", "Stars", world: world)
        #expect(run.errors == "")
        #expect(run.status == .success)
    }

    @Test("adds a product of another package to a target")
    func others() async throws {
        let world = FakeWorld(files: ["/home/Package.swift": Self.library])
        let run = await ProgramRun(
            "add", "StarsRow", "--target", "Films", "--package", "Stars", world: world)
        #expect(run.errors == "")
        #expect(run.status == .success)
        let manifest = PackageManifest(world.files["/home/Package.swift"] ?? "")
        let films = try #require(manifest.targets.first)
        #expect(manifest.depends(films, on: "StarsRow"))
        #expect(manifest.depends(films, on: "Base"))
        #expect(
            manifest.text.contains(".product(name: \"StarsRow\", package: \"Stars\")"))
        #expect(manifest.targets.map(\.name) == ["Films", "Base", "Sum", "Check"])
    }

    @Test("knows a dependency whose version has no label")
    func unlabelledVersion() async {
        let manifest = Self.library.replacing(
            "from: \"0.1.0\"", with: ".upToNextMinor(from: \"0.1.0\")")
        let world = FakeWorld(files: ["/home/Package.swift": manifest])
        let arguments = ["add", "StarsRow", "--target", "Base", "--package"]
        let run = await ProgramRun(all: arguments + ["Stars"], world: world)
        #expect(run.errors == "")
        #expect(run.status == .success)
        let wrong = await ProgramRun(all: arguments + ["Star"], world: FakeWorld(copyOf: world))
        #expect(wrong.errors.contains("did you mean \"Stars\"? Available: Stars"))
    }

    /// Manifests whose targets cannot be read, which may have a target of any name.
    static let unreadable = [
        "let package = Package(\n    \(rowKit), targets: targets)",
        "let package = Package(\n    \(rowKit),\n    targets: [Target.target(name: \"films\")])",
        "let package = Package(\n    \(rowKit))\npackage.targets.append(films)",
        "let package = Package(\n    \(rowKit))\npackage.targets += [films]",
        "let package = Package(\n    \(rowKit))\npackage.targets = [films]",
    ]
    private static let rowKit = "name: \"Films\", dependencies: [.package(path: \"../RowKit\")]"

    @Test("prints the line to paste if the targets cannot be read", arguments: unreadable)
    func unreadableTargets(manifest: String) async {
        let files = ["/home/Package.swift": manifest]
        for (arguments, target) in [
            ([], "the target that should have its rows"), (["--target", "films"], "films"),
        ] {
            let world = FakeWorld(files: files)
            let run = await ProgramRun(all: ["add", "TokenRow"] + arguments, world: world)
            #expect(
                run.errors == """
                    rows add: Package.swift: its targets cannot be read, so it was not changed
                    add .product(name: "TokenRow", package: "RowKit") to the dependencies of \(target)

                    """)
            #expect(run.status == .problems)
            #expect(run.output == "")
            #expect(world.files == files)
        }
    }

    @Test("knows the targets of a manifest that changes their settings afterwards")
    func changedSettings() async {
        let loop = "for target in package.targets { target.swiftSettings = [] }\n"
        let manifest = Self.library + loop
        let world = FakeWorld(files: ["/home/Package.swift": manifest])
        let run = await ProgramRun("add", "TokenRow", "--target", "Film", world: world)
        #expect(run.errors.contains("did you mean \"Films\"? Available: Films, Base, Sum, Check"))
    }

    @Test(
        "changes no manifest that some versions of SwiftPM do not read",
        arguments: ["Package@swift-6.swift", "Package@swift-5.10.swift"])
    func otherManifest(name: String) async {
        let files = ["/home/Package.swift": NewTests.manifest, "/home/\(name)": ""]
        let world = FakeWorld(files: files)
        let run = await ProgramRun("add", "TokenRow", world: world)
        #expect(
            run.errors == """
                rows add: Package.swift: some versions of SwiftPM read \(name) instead, so it was not changed
                add .product(name: "TokenRow", package: "RowKit") to the dependencies of films

                """)
        #expect(run.status == .problems)
        #expect(run.output == "")
        #expect(world.files == files)
    }

    @Test("adds the dependencies argument to a target without one")
    func first() async throws {
        let world = FakeWorld(files: ["/home/Package.swift": Self.library])
        let run = await ProgramRun(
            "add", "StarsRow", "--target", "Base", "--package", "Stars", world: world)
        #expect(run.errors == "")
        #expect(run.status == .success)
        let changed = try #require(world.files["/home/Package.swift"])
        #expect(
            changed.contains(
                """
                        .target(name: "Base", dependencies: [
                            .product(name: "StarsRow", package: "Stars"),
                        ]),

                """), "\(changed)")
    }

    @Test(
        "finds RowKit in any folder, and reads its products",
        arguments: [
            ("../../clone", "/projects/clone"), ("/opt/clone", "/opt/clone"),
            ("/opt/./x/../clone/", "/opt/clone"), ("~/clone", "/home/me/clone"),
            ("..", "/projects/clone"),
        ])
    func places(path: String, folder: String) async {
        let own = path == ".." ? "/projects/clone/example" : "/projects/other/films"
        let manifest = """
            let package = Package(
                name: "Films", dependencies: [.package(path: "\(path)")],
                targets: [.executableTarget(name: "films", dependencies: ["Base", "RowsCommand"])])
            """
        let rowKit = """
            let package = Package(
                name: "RowKit", products: [.library(name: "TokenRow", targets: ["TokenRow"])])
            """
        let world = FakeWorld(
            files: ["\(own)/Package.swift": manifest, "\(folder)/Package.swift": rowKit],
            variables: ["HOME": "/home/me"], folder: own)
        let run = await ProgramRun("add", "TokenRow", world: world)
        #expect(
            run.output == "Added .product(name: \"TokenRow\", package: \"clone\") to the "
                + "dependencies of films.\n", "\(run.errors)")
        let unknown = await ProgramRun("add", "NoRow", world: FakeWorld(copyOf: world))
        #expect(unknown.errors.contains("available: TokenRow"))
    }

    @Test("rejects a product that the package does not have, and names those that it has")
    func unknown() async {
        let rowKit = """
            let package = Package(
                name: "RowKit",
                products: [
                    .library(name: "TokenRow", targets: ["TokenRow"]),
                    .library(name: "ColorRow", targets: ["ColorRow"]),
                    .executable(name: "rows", targets: ["rows"]),
                ])
            """
        let checkout = "/home/.build/checkouts/RowKit/Package.swift"
        let world = FakeWorld(
            files: ["/home/Package.swift": NewTests.manifest, checkout: rowKit])
        let run = await ProgramRun("add", "TokenRwo", world: world)
        #expect(
            run.errors == """
                rows add: there is no product called "TokenRwo"; did you mean "TokenRow"? Available: ColorRow, TokenRow

                """)
        #expect(run.status == .usageError)
        let foreign = await ProgramRun(
            "add", "SeatPlanRow", world: FakeWorld(copyOf: world))
        #expect(
            foreign.errors == """
                rows add: there is no product called "SeatPlanRow"; first add its package with \
                swift package add-dependency https://…/NAME.git --from VERSION, or with \
                swift package add-dependency ../NAME --type path; available: ColorRow, TokenRow

                """)
        #expect(world.files["/home/Package.swift"] == NewTests.manifest)
        #expect(await ProgramRun("add", "ColorRow", world: world).status == .success)
    }

    private static let library = """
        let package = Package(
            name: "Films",
            dependencies: [.package(url: "https://a.example/Stars", from: "0.1.0")],
            targets: [
                .target(name: "Films", dependencies: ["Base"]),
                .target(name: "Base"),
                .target(name: "Sum", dependencies: [] + more),
                .plugin(name: "Check", capability: .buildTool()),
            ]
        )

        """

    @Test(
        "reports what is missing, and changes nothing",
        arguments: [
            (["TokenRow"], "no executable target depends on RowsCommand; name a target"),
            (
                ["TokenRow", "--target", "Film"],
                "did you mean \"Films\"? Available: Films, Base, Sum, Check"
            ),
            (["TokenRow", "--target", "Films"], "Package.swift does not depend on RowKit yet"),
            (["a\"b", "--target", "Films"], "is not the name of a product"),
            (
                ["TokenRow", "--target", "Check"],
                "--target: Check is a plugin, which cannot have rows"
            ),
            (
                ["StarsRow", "--target", "Films", "--package", "Star"],
                "--package: there is no dependency called \"Star\"; did you mean \"Stars\"? "
                    + "Available: Stars"
            ),
            (
                ["StarsRow", "--target", "Films", "--package", "Venues"],
                "--package: there is no dependency called \"Venues\"; first add its package with swift "
                    + "package add-dependency"
            ),
            (
                ["TokenRow", "--target", "Sum", "--package", "Stars"],
                "add .product(name: \"TokenRow\", package: \"Stars\") to the dependencies of Sum"
            ),
        ])
    func refusals(arguments: [String], message: String) async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.library])
        let run = await ProgramRun(all: ["add"] + arguments, world: world)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output == "")
        #expect(run.status != .success)
        #expect(world.files["/home/Package.swift"] == Self.library)
    }
}
