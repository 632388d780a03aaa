import Foundation
import RowKit
import SwiftSource
import TestRuns
import Testing

@testable import RegisterRowsTool

@Suite("The generator and the compiler")
struct CompilerTests {
    @Test(
        "find the same rows and row protocols in every product of this package",
        arguments: PackageTarget.all.filter { Runs.areFull || $0.isProduct })
    func targets(target: PackageTarget) async throws {
        let declarations = try target.declarations()
        #expect(declarations.fault == nil)
        try #require(Build.hasModule(target.name), "no module is called \(target.name)")
        let graph = try await SymbolGraph.of(target.name)
        #expect(declarations.rowClasses == graph.rowClasses)
        guard target.isProduct else { return }
        let known = Set(RowClass.protocols.subtracting(["RowType"]).map { "public \($0)" })
        let found = graph.rowProtocols.filter { $0.hasPrefix("public ") }
        #expect(found == (target.name == "RowKit" ? known : []))
    }

    @Test("find the same rows in a source full of look-alikes")
    func fixture() async throws {
        let expected: Set = [
            "public PlainRow", "public GenericRow", "public LaterRow", "public Outer.NestedRow",
            "public Outer.DeepRow", "public Form.ForeignRow", "public AliasRow", "public OptionRow",
            "public OpenRow", "public HeirRow", "HiddenRow", "Inner.BuriedRow", "Outer.QuietRow",
            "public default", "public QualifiedRow", "public LinuxRow", "public two { words",
            "public Generic.InnerRow", "public Generic.Deep.LowerRow", "public ManyLinesRow",
            "public ComposedRow", "public Array.ListRow", "public BehindRow", "public BranchRow",
            "public ConstrainedRow",
        ]
        try await expect(Self.fixture, toHave: expected)
    }

    @Test("find the same rows behind declarations that are easily misread")
    func hardDeclarations() async throws {
        let cell = "import RowKit\npublic final class PlainCell: Cell<Int>, CellType {}\n"
        let count = HardDeclarations.all.count
        try await expect(
            cell + HardDeclarations.source(HardDeclarations.all),
            toHave: Set((0..<count).map { "public A\($0)Row" }))
    }

    /// Compiles a source, and compares the rows that the generator and the compiler find in it.
    private func expect(
        _ source: String, toHave expected: Set<String>,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let scratch = try ScratchFolder("fixture")
        try scratch.write(source, to: "Fixture.swift")
        var compile = ChildProcess("swiftc", "-emit-module", "-parse-as-library", in: scratch.url)
        compile.command += ["-swift-version", "6", "-module-name", "Fixture", "Fixture.swift"]
        compile.command += Build.moduleArguments
        let outcome = try await compile.run()
        try #require(outcome.status == 0, "\(outcome.errors)", sourceLocation: sourceLocation)
        let declarations = TargetDeclarations(
            target: "Fixture", module: "Fixture",
            sources: [SourceFile(path: "Fixture.swift", text: source)])
        #expect(declarations.fault == nil, sourceLocation: sourceLocation)
        #expect(declarations.rowClasses == expected, sourceLocation: sourceLocation)
        let graph = try await SymbolGraph.of("Fixture", in: [scratch.url])
        #expect(graph.rowClasses == expected, sourceLocation: sourceLocation)
    }

    /// Row classes among many look-alikes.
    private static let fixture = #####"""
        import RowKit

        public final class PlainCell: Cell<Int>, CellType {}
        public final class ValueCell<Value: Equatable & Sendable>: Cell<Value>, CellType {}

        // public final class CommentRow: Row<PlainCell>, RowType {}
        /* /* public final class NestedCommentRow: Row<PlainCell>, RowType {} */ */
        public let text = "public final class StringRow: Row<PlainCell>, RowType {} \("{ \("{")")"
        public let raw = ##"public final class RawRow: Row<PlainCell>, RowType { "# \( "##
        public let lines = """
            public final class LineRow: Row<PlainCell>, RowType {}
            \(text.count { $0 == "}" }) \"""
            """
        public let short = #"""#
        nonisolated(unsafe) public let regex = /public final class RegexRow: \{ "/
        nonisolated(unsafe) public let longRegex = #/
            public \s class \s RegexRow: " {
            /#
        public let quotient = 8 / 4 / 2

        public final class PlainRow: Row<PlainCell>, RowType {}

        @MainActor public let isolated = 1

        public final class GenericRow<Value: Equatable & Sendable>: Row<ValueCell<Value>>, RowType
        where Value: Hashable {
            var isSmall: Bool { (value as? Int) ?? 0 < 3 && 4 > (value as? Int) ?? 0 }
        }

        public final class LaterRow: Row<PlainCell> {}
        extension LaterRow: RowType {}

        public enum Outer {
            public final class NestedRow: Row<PlainCell>, RowType {}
            case open, other
            final class QuietRow: Row<PlainCell>, RowType {}
        }
        public extension Outer {
            final class DeepRow: Row<PlainCell>, RowType {}
        }
        extension Form {
            public final class ForeignRow: Row<PlainCell>, RowType {}
        }
        struct Inner {
            public final class BuriedRow: Row<PlainCell>, RowType {}
        }

        public typealias Aliased = AnyObject & RowType
        public final class AliasRow: Row<PlainCell>, Aliased {}
        public protocol RefinedType: SelectableRowType {}
        public final class OptionRow: Row<PlainCell>, RefinedType {
            public var selectableValue: Int?
        }
        open class OpenRow: Row<PlainCell>, RowType {}
        public final class HeirRow: OpenRow {}
        public final class `default`: Row<PlainCell>, RowType {}
        public final class QualifiedRow: RowKit.Row<Fixture.PlainCell>, RowKit.RowType {}
        final class HiddenRow: Row<PlainCell>, RowType {}
        public final class LinuxRow: Row<PlainCell> {}
        #if os(Linux)
            extension LinuxRow: RowType {}
        #elseif canImport(Nothing)
            extension LinuxRow: RowType {}
        #endif
        #if compiler(>=6.0)
            public final class BranchRow: Row<PlainCell>, RowType {}
        #else
            public final class BranchRow: Row<PlainCell>, RowType { "
        #endif
        public final class `two { words`: Row<PlainCell>, RowType {}
        public struct Generic<T, each U: Sendable> where T: Sendable {
            public final class InnerRow: Row<PlainCell>, RowType {}
            public struct Deep {}
        }
        extension Generic.Deep {
            public final class LowerRow: Row<PlainCell>, RowType {}
        }
        extension [Int] {
            public final class ListRow: Row<PlainCell>, RowType {}
        }
        @available(macOS 15, *)
        public final class ManyLinesRow
            :
            Row<
                PlainCell
            >  // a comment, {
            ,
            RowType
        {}
        public protocol ConstrainedType: AnyObject where Self: Sequence, Self: RowType {}
        public final class ConstrainedRow: Row<PlainCell>, ConstrainedType, Sequence {
            public func makeIterator() -> EmptyCollection<Int>.Iterator { .init() }
        }
        public final class ComposedRow: Row<PlainCell> & RowType {}
        public struct Before { public static func / (a: Before, b: Before) -> Before { a } }; public
        final class BehindRow: Row<PlainCell>, RowType {}

        /// Not one, although it is a row: it cannot be made with a tag.
        open class _BaseRow<C: CellType & BaseCell>: Row<C> {
        }
        public func local() {
            final class LocalRow: Row<PlainCell>, RowType {}
            _ = LocalRow()
        }
        public class RowTypeLike { public struct RowType {} }

        #if os(Linux)
            public let platform = "public final class LinuxRow: Row<PlainCell>, RowType {"
        #else
            public let platform = "}"
        #endif
        """#####
}

@Suite("The rows that are linked into the tests")
struct LinkedTests {
    /// Its row is the button of multivalued sections, which is useless on its own.
    private static let without: Set = ["RowKit"]

    @Test("are those of all targets with public rows")
    func linked() throws {
        var expected: [String] = []
        for target in PackageTarget.products where !Self.without.contains(target.name) {
            let declarations = try target.declarations()
            let registration = Registration(
                of: declarations, first: SourcePlace(path: target.name, line: 1, column: 1))
            if let plugin = registration.plugin {
                expected.append(plugin.path.description)
            } else if !declarations.publicRows.isEmpty {
                Issue.record("\(target): \(registration.diagnostics)")
            }
        }
        #expect(try RowRegistry.linked().plugins.map { "\($0)" }.sorted() == expected.sorted())
    }
}
