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
        #expect(run.errors == "" && run.status == .success)
        let expected = NewTests.manifest.replacing(
            ".product(name: \"RowsCommand\", package: \"RowKit\"),",
            with: """
                .product(name: "RowsCommand", package: "RowKit"),
                                \(line),
                """)
        #expect(world.files["/home/Package.swift"] == expected)
    }

    @Test("changes nothing if the product is there")
    func twice() async {
        let world = FakeWorld(files: ["/home/Package.swift": NewTests.manifest])
        _ = await ProgramRun("add", "TokenRow", world: world)
        let once = world.files["/home/Package.swift"]
        let run = await ProgramRun("add", "TokenRow", world: world)
        #expect(run.errors.contains("films already depends on TokenRow.") && run.status == .success)
        #expect(world.files["/home/Package.swift"] == once)
    }

    @Test("adds a product of another package to a target")
    func others() async throws {
        let world = FakeWorld(files: ["/home/Package.swift": Self.library])
        let run = await ProgramRun(
            "add", "StarsRow", "--target", "Films", "--package", "Stars", world: world)
        #expect(run.errors == "" && run.status == .success)
        let manifest = PackageManifest(world.files["/home/Package.swift"] ?? "")
        let films = try #require(manifest.targets.first)
        #expect(manifest.depends(films, on: "StarsRow") && manifest.depends(films, on: "Base"))
        #expect(
            manifest.text.contains(".product(name: \"StarsRow\", package: \"Stars\")"))
        #expect(manifest.targets.map(\.name) == ["Films", "Base"])
    }

    private static let library = """
        let package = Package(
            name: "Films",
            dependencies: [.package(url: "https://a.example/Stars", from: "0.1.0")],
            targets: [
                .target(name: "Films", dependencies: ["Base"]),
                .target(name: "Base"),
            ]
        )

        """

    @Test(
        "says what is missing, and changes nothing",
        arguments: [
            (["TokenRow"], "no executable target depends on RowsCommand; name a target"),
            (["TokenRow", "--target", "Film"], "did you mean \"Films\"?"),
            (["TokenRow", "--target", "Films"], "Package.swift does not depend on RowKit yet"),
            (["a\"b", "--target", "Films"], "is not the name of a product"),
            (
                ["TokenRow", "--target", "Base", "--package", "Stars"],
                "add .product(name: \"TokenRow\", package: \"Stars\") to the dependencies of Base"
            ),
        ])
    func refusals(arguments: [String], message: String) async {
        let world = FakeWorld(files: ["/home/Package.swift": Self.library])
        let run = await ProgramRun(all: ["add"] + arguments, world: world)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.output == "" && run.status != .success)
        #expect(world.files["/home/Package.swift"] == Self.library)
    }
}
