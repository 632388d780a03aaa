import RowKit
import SwiftSource
import Testing

@testable import RegisterRowsTool

@Suite("The rows that sources list")
struct ListingTests {
    private static let plugin = "public enum P: RowPlugin { public static let name = \"P\"\n"

    /// The rows of modules that each depend on the preceding ones.
    private func rows(_ modules: KeyValuePairs<String, String>) -> [ListedRow] {
        var declared: [TargetDeclarations] = []
        for (name, text) in modules {
            let reader = DeclarationReader(SourceFile(path: "\(name).swift", text: text)).onHost
            declared.append(
                TargetDeclarations(
                    target: name, module: name, readers: [reader], dependencies: declared))
        }
        return ListedRow.all(in: declared)
    }

    /// The rows of modules, as lines.
    private func lines(_ modules: KeyValuePairs<String, String>) -> [String] {
        rows(modules).map { "\($0.name) \($0.plugin): \($0.summary)" }
    }

    /// One row `A` as a line: its name, plugin and summary.
    private func row(_ source: String, _ element: String = "RowDescriptor(A.self, \"a\")") -> String
    {
        let list = "public static let rows = [\(element)] }"
        let found = lines(["M": source + "\n" + Self.plugin + list])
        return found.joined(separator: "\n")
    }

    @Test(
        "are named and summarized as in their descriptors",
        arguments: [
            ("RowDescriptor(A<Int>.self, \"a\")", "A P: a"),
            (
                ".init(A<[Int]>.self, \"a\", example: RowExample(value: [1, 2]))",
                "A P: a"
            ),
            ("RowDescriptor(A<Int>.self, \"a\", name: \"B\")", "B P: a"),
            ("RowDescriptor(A<Int>.self, \"a\", name: nil)", "A P: a"),
            ("RowDescriptor(A<Int>.self, \"a\", name: name)", "A P: a"),
            ("RowDescriptor(\n  A<Int>.self, // a\n  \"a \"\n  + \"b\")", "A P: a b"),
            ("RowDescriptor(A<Int>.self, \"\"\"\n  a\n  \"\"\")", "A P: a"),
            ("RowDescriptor(A<Int>.self, text)", "A P: …"),
            ("RowDescriptor(A<Int>.self, \"\\(text)\")", "A P: …"),
            ("RowDescriptor(Alias.self, \"a\")", "A P: a"),
            ("RowDescriptor(M.A<Int>.self, \"a\")", "A P: a"),
            ("RowKit::RowDescriptor(M::A<Int>.self, \"a\")", "A P: a"),
            ("describe(A<Int>.self, \"a\")", "A P: a"),
            (
                "RowDescriptor(A<Int>.self, \"a\"), RowDescriptor(A<Bool>.self, \"b\", name: \"B\")",
                "A P: a\nB P: b"
            ),
        ])
    func descriptors(element: String, expected: String) {
        let source = """
            class C<V>: Cell<V> {}
            public class A<V>: Row<C<V>>, RowType {}
            public typealias Alias = A<String>
            """
        #expect(row(source, element) == expected)
    }

    @Test(
        "are listed unless their descriptors exclude them",
        arguments: [
            ("RowDescriptor(A.self, \"a\")", true),
            ("RowDescriptor(A.self, \"a\", isListed: true)", true),
            ("RowDescriptor(A.self, \"a\", isListed: false)", false),
            ("RowDescriptor(A.self, \"a\", name: \"B\", isListed: false, example: e)", false),
            ("RowDescriptor(A.self, \"a\", isListed: isListed)", true),
        ])
    func listed(element: String, isListed: Bool) {
        let source = """
            class C: Cell<Int> {}
            public class A: Row<C>, RowType {}
            public enum P: RowPlugin { public static let rows = [\(element)] }
            """
        #expect(rows(["M": source]).map(\.isListed) == [isListed])
    }

    @Test("come from public plugins, under the names declared there")
    func plugins() {
        let row = "class C: Cell<Int> {}\npublic class A: Row<C>, RowType {}\n"
        let rows = "public static let rows = [RowDescriptor(A.self, \"a\")]"
        #expect(lines(["M": row + "enum P: RowPlugin { \(rows) }"]) == [])
        #expect(lines(["M": row + "public enum P { \(rows) }"]) == [])
        #expect(lines(["M": row + "public enum P: RowPlugin { \(rows) }"]) == ["A M: a"])
        let computed = "public static var name: String { \"Q\" }"
        #expect(
            lines(["M": row + "public enum P { \(rows)\n\(computed) }\nextension P: RowPlugin {}"])
                == ["A Q: a"])
        let unknown = "public static let name = prefix + \"Q\""
        #expect(
            lines(["M": row + "public enum P: RowPlugin { \(unknown)\n\(rows) }"])
                == ["A M: a"])
    }

    @Test("may come from a plugin that conforms through another module")
    func modules() {
        let base = "public protocol Documented: RowPlugin {}\nprotocol Hidden: RowPlugin {}"
        func plugin(_ name: String) -> String {
            "public enum P: \(name) { public static let rows = [RowDescriptor(A.self, \"a\")] }"
        }
        #expect(lines(["Base": base, "M": plugin("Base.Documented")]) == ["A M: a"])
        #expect(lines(["Base": base, "M": plugin("Hidden")]) == [])
        #expect(lines(["Base": base, "M": plugin("Other")]) == [])
    }

    @Test("include those for this machine and those with an unknown condition")
    func conditions() {
        let source = """
            class C: Cell<Int> {}
            public class A: Row<C>, RowType {}
            public enum P: RowPlugin {
                #if os(Windows)
                    public static let name = "W", rows = [RowDescriptor(A.self, "w")]
                #else
                    public static let name = "P", rows = [RowDescriptor(A.self, "a")]
                #endif
            }
            #if FLAG
                public enum Q: RowPlugin {
                    public static let name = "Q", rows = [RowDescriptor(A.self, "q")]
                }
            #else
                public enum Q: RowPlugin {
                    public static let name = "Q", rows = [RowDescriptor(A.self, "r")]
                }
            #endif
            """
        #expect(lines(["M": source]) == ["A P: a", "A Q: q"])
    }

    @Test("are the same as those in this package's registry, in the same words")
    func sameAsRegistry() throws {
        let targets = try PackageTarget.products.map { try $0.source() }
        let listing = try PackageListing(of: SourcePackage(name: "RowKit", targets: targets))
        let registry = try RowRegistry.linked()
        let read = listing.rows.map { row in
            "\(row.qualifiedName) \(row.isListed) \(row.summary)"
        }
        let known = registry.rows.map { row in
            "\(row.qualifiedName) \(row.isListed) \(row.summary)"
        }
        #expect(read == known)
        #expect(listing.problems == [])
    }
}
