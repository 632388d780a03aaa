import Foundation
import RowKit
import Testing
@testable import RowsCommand
@Suite("draft") struct Draft {
    @Test func draft() async throws {
        let out = ProcessInfo.processInfo.environment["OUT"] ?? "/tmp/x"
        for kind in RowKind.allCases {
            for (i, type) in [
                "Int", "String", "RatingsOfFilmsByFriendsX", "Date", "Bool", "URL", "Set<String>",
                "UUID", "Double", "Decimal", "[Date]", "RowColor", "Int8", "UInt", "Float",
                "Character", "Data",
            ].enumerated() {
                let world = FakeWorld(files: [
                    "/work/Package.swift":
                        "import PackageDescription\nlet package = Package(name: \"x\", products: [], targets: [])\n"
                ])
                let program = RowsProgram(
                    forms: FormShelf(of: [:]), environment: world.environment,
                    registry: { () throws(RegistryError) in
                        try RowRegistry(GradePlugin.self, OtherPlugin.self)
                    })
                let name =
                    kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst() + "\(i)"
                    + (i % 2 == 0
                        ? String(
                            "QwertyuiopasdfghjklzxcvbnmQwer".prefix(
                                24 - kind.rawValue.count - "\(i)".count)) : "")
                let s = await program.run(["new", name, "--value", type, "--kind", kind.rawValue])
                if s != .success { print(world.output + world.errors) }
                for (path, text) in world.files {
                    let url = URL(filePath: out + path.dropFirst(5))
                    if path.hasSuffix("Package.swift") {
                        try! FileManager.default.createDirectory(
                            at: URL(filePath: out + "/manifests"), withIntermediateDirectories: true
                        )
                        try! text.write(
                            toFile: out + "/manifests/\(name)", atomically: true, encoding: .utf8)
                        continue
                    }
                    try! FileManager.default.createDirectory(
                        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try! text.write(to: url, atomically: true, encoding: .utf8)
                }
            }
        }
    }
}
