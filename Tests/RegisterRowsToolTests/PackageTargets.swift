import Foundation
import SwiftSource

@testable import RegisterRowsTool

/// A target of this package, read from its folder.
struct PackageTarget: CustomStringConvertible, Sendable {
    let name: String
    let folder: URL

    var description: String { name }

    /// Whether other packages can depend on it.
    var isProduct: Bool { folder.deletingLastPathComponent().lastPathComponent != "Tests" }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// All targets with Swift sources, including test targets.
    static let all = targets(in: ["Sources", "Community", "Tests"])
    /// The targets that other packages can depend on.
    static let products = targets(in: ["Sources", "Community"])

    private static func targets(in places: [String]) -> [PackageTarget] {
        places.flatMap { place in
            let parent = root.appending(path: place)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
            return names.sorted()
                .map { PackageTarget(name: $0, folder: parent.appending(path: $0)) }
                .filter { !$0.paths.isEmpty }
        }
    }

    private var paths: [String] {
        (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
            .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0).path }
    }

    /// The target as a package plugin sees it, with all sources or some of them.
    ///
    /// It may use every target that others can depend on.
    func source(where isIncluded: (String) -> Bool = { _ in true }) throws -> SourceTarget {
        SourceTarget(
            name: name, module: name, isTest: false,
            dependencies: PackageTarget.products.map(\.name).filter { $0 != name },
            sources: paths.filter(isIncluded))
    }

    /// The declarations that the generator reads in it.
    func declarations() throws -> TargetDeclarations {
        let sources = try paths.map {
            SourceFile(path: $0, bytes: Array(try Data(contentsOf: URL(filePath: $0))))
        }
        return TargetDeclarations(target: name, module: name, sources: sources)
    }
}

extension TargetDeclarations {
    /// All row classes; those visible to clients are prefixed with `public`.
    var rowClasses: Set<String> {
        let rows = types.filter { type in
            type.kind == .class && conforms(type.path, to: RowClass.protocols)
        }
        return Set(
            rows.map { (isPublic($0.path) ? "public " : "") + $0.path.names.joined(separator: ".") }
        )
    }
}
