import RowKit
import SwiftSource
import Testing

@testable import RegisterRowsTool

@Suite("The rows that sources list")
struct ListingTests {
    /// The parts of RowKit from which rows are made.
    private static let rowKit = """
        open class BaseRow {}
        open class RowOf<Value: Equatable & Sendable>: BaseRow {}
        open class Row<Cell: CellType>: RowOf<Cell.Value>, TypedRowType {}
        open class BaseCell {}
        open class Cell<Value: Equatable & Sendable>: BaseCell {}
        public protocol CellType { associatedtype Value }
        public protocol TypedRowType {}
        public protocol RowType: TypedRowType {}
        public protocol InlineRowType: TypedRowType {}
        public protocol PresenterRowType: TypedRowType {}
        public protocol SelectableRowType: RowType {}
        public protocol OptionsProviderRow: TypedRowType {}
        public protocol OptionSearchRow: OptionsProviderRow {}
        public protocol RowPlugin {}
        public protocol DocumentValue {}
        extension Int: DocumentValue {}
        extension Array: DocumentValue where Element: DocumentValue {}
        extension Dictionary: DocumentValue where Key == String, Value: DocumentValue {}
        extension ClosedRange: DocumentValue where Bound: DocumentValue {}
        """

    private static let plugin = "public enum P: RowPlugin { public static let name = \"P\"\n"

    /// Modules that each depend on the preceding ones.
    private func graph(_ modules: KeyValuePairs<String, String>) -> ModuleGraph {
        let all = [(key: "RowKit", value: Self.rowKit)] + modules.map { $0 }
        let declarations = all.map { name, text in
            let reader = DeclarationReader(SourceFile(path: "\(name).swift", text: text)).onHost
            return TargetDeclarations(
                target: name, module: name, readers: [reader], dependencies: [])
        }
        let dependencies = all.indices.map { (all[$0].key, all[..<$0].map(\.key)) }
        return ModuleGraph(
            declarations, dependencies: Dictionary(uniqueKeysWithValues: dependencies))
    }

    /// The rows of modules, as lines.
    private func lines(_ modules: KeyValuePairs<String, String>) -> [String] {
        ListedRow.all(in: graph(modules)).map { row in
            "\(row.name) \(row.kind) \(row.valueType ?? "?") \(row.plugin): \(row.summary)"
        }
    }

    /// One row `A` as a line: its kind, value type, plugin and summary.
    private func row(_ source: String, _ element: String = "RowDescriptor(A.self, \"a\")") -> String
    {
        let list = "public static let rows = [\(element)] }"
        let found = lines(["M": source + "\n" + Self.plugin + list])
        return found.joined(separator: "\n")
    }

    @Test(
        "have the type of their cells' values",
        arguments: [
            ("class C: Cell<Int>, CellType {}\npublic class A: Row<C>, RowType {}", "Int"),
            (
                "class C: Cell<[String]>, CellType {}\npublic class A: Row<C>, RowType {}",
                "[String]"
            ),
            (
                "class C: Cell<Array<Set<Int>>> {}\npublic class A: RowKit.Row<M.C>, RowType {}",
                "[Set<Int>]"
            ),
            (
                "class C: Cell<Int> {}\npublic class A: RowKit::Row<M::C>, RowKit::RowType {}",
                "Int"
            ),
            (
                "class C: Cell<[String: Int?]> {}\npublic class A: Row<C>, RowType {}",
                "[String: Int?]"
            ),
            (
                "class C<V>: Cell<V> {}\nclass _A<K>: Row<K> {}\npublic class A: _A<C<Date>> {}\n"
                    + "extension A: RowType {}", "Date"
            ),
            (
                "struct T<E> {}\nprotocol O { associatedtype Option }\nstruct Text<Option>: O {}\n"
                    + "class C<Kind: O>: Cell<T<Kind.Option>> {}\n"
                    + "public class A: Row<C<Text<String>>>, RowType {}", "T<String>"
            ),
            (
                "typealias Number = Double\ntypealias Pair<X> = [X: Number]\n"
                    + "class C: Cell<Pair<Int>> {}\ntypealias Base = Row<C>\n"
                    + "public class A: Base, RowType {}", "[Int: Double]"
            ),
            (
                "enum Out { struct In<X> {} }\nclass C: Cell<Out.In<Bool>> {}\n"
                    + "public class A: Row<C>, RowType {}", "In<Bool>"
            ),
            (
                "class C: Cell<String> { typealias Other = Int }\nclass D: Cell<C.Other> {}\n"
                    + "public class A: Row<D>, RowType {}", "Int"
            ),
            // The where clause of a superclass, for a cell that inherits from nothing.
            (
                "class C: CellType {}\nclass _A<K: CellType>: Row<K> where K.Value == [Int] {}\n"
                    + "public class A: _A<C>, RowType {}", "[Int]"
            ),
            (
                "class C: CellType {}\n"
                    + "class _A<T, K>: Row<K> where T: Sendable, K.Value == Set<T> {}\n"
                    + "public class A: _A<Bool, C>, RowType {}", "Set<Bool>"
            ),
            // Unknown types.
            (
                "class C: CellType {}\nclass _A<K, L>: Row<K> where L.Value == Int {}\n"
                    + "public class A: _A<C, Other>, RowType {}", "?"
            ),
            ("class C: Cell<(Int) -> Int> {}\npublic class A: Row<C>, RowType {}", "?"),
            (
                "class C<V>: Cell<V> {}\npublic class A: _A<(Int) -> Int>, RowType {}\n"
                    + "class _A<T>: Row<C<T>> {}", "?"
            ),
            ("public class A: Row<Unknown>, RowType {}", "?"),
            ("public class A: Strange, RowType {}", "?"),
            ("typealias Base = Base\npublic class A: Base, RowType {}", "?"),
            ("public class A: B, RowType {}\nclass B: A {}", "?"),
        ])
    func valueTypes(source: String, type: String) {
        #expect(row(source) == "A basic \(type) P: a")
    }

    @Test(
        "show whether documents can hold their values",
        arguments: [
            ("Int", false), ("[Int]", false), ("UUID", true), ("[UUID]", true), ("Plain", true),
            ("Own", false), ("Later", false), ("Heir", false), ("Box<Int>", false),
            ("Box<UUID>", true), ("Jar<UUID>", false), ("Size", false), ("(Int) -> Int", nil),
            ("Pair<Int, UUID>", false), ("Pair<UUID, Int>", true), ("Tag<UUID>", false),
            ("Only<Bool>", false), ("Only<Int>", true), ("Box<[Box<UUID>]>", true),
            ("[String: Int]", false), ("[String: UUID]", true), ("[Int: Int]", true),
            ("ClosedRange<Int>", false), ("ClosedRange<UUID>", true),
        ] as [(String, Bool?)])
    func swiftOnly(type: String, isSwiftOnly: Bool?) {
        let source = """
            struct Plain {}
            class Own: DocumentValue {}
            struct Later {}
            extension Later: Sendable, DocumentValue {}
            class Heir: Own {}
            struct Box<T> {}
            extension Box: DocumentValue where T: DocumentValue {}
            struct Jar<T>: DocumentValue {}
            struct Pair<T, U> {}
            extension Pair: DocumentValue where T: DocumentValue {}
            struct Tag<T> {}
            extension Tag: DocumentValue {}
            struct Only<T> {}
            extension Only: DocumentValue where T == Bool {}
            enum Size: Documented {}
            protocol Documented: DocumentValue {}
            class C: Cell<\(type)> {}
            public class A: Row<C>, RowType {}
            public enum P: RowPlugin { public static let rows = [RowDescriptor(A.self, "a")] }
            """
        #expect(ListedRow.all(in: graph(["M": source])).map(\.isSwiftOnly) == [isSwiftOnly])
    }

    @Test(
        "are of the first kind that fits",
        arguments: [
            ("InlineRowType, PresenterRowType", "inline"), ("PresenterRowType", "presenter"),
            ("SelectableRowType, OptionsProviderRow", "selectable"),
            ("OptionSearchRow", "options"), ("Sendable", "basic"),
        ])
    func kinds(protocols: String, kind: String) {
        let cell = "class C: Cell<Int> {}\n"
        #expect(
            row(cell + "public class A: Row<C>, RowType, \(protocols) {}") == "A \(kind) Int P: a")
        let inherited = "class B<K>: Row<K> {}\nextension B: \(protocols) {}\n"
        #expect(row(cell + inherited + "public class A: B<C>, RowType {}") == "A \(kind) Int P: a")
    }

    @Test(
        "are of a kind that an extension gives them only if its requirements may hold",
        arguments: [
            ("T == Int", "inline"), ("T == String", "basic"), ("T: Marked", "basic"),
            ("T == Int, K: CellType", "inline"), ("K: Strange, T == String", "basic"),
            ("K.Value == Int", "inline"), ("K.Value == [Int]", "basic"),
            ("K: Marked", "inline"), ("K: Marked & Worn", "basic"),
            // Too little is known.
            ("T: Strange", "inline"), ("K.Other == Int", "inline"),
            ("repeat each T: Marked", "inline"),
        ])
    func constrainedKinds(requirements: String, kind: String) {
        let source = """
            protocol Marked {}
            protocol Worn {}
            class C: Cell<Int>, CellType, Marked {}
            struct Plain {}
            class B<K, T>: Row<K> {}
            extension B: InlineRowType where \(requirements) {}
            public class A: B<C, \(requirements.contains("T: Marked") ? "Plain" : "Int")>, RowType {}
            """
        #expect(row(source) == "A \(kind) Int P: a")
    }

    @Test(
        "are named and summarized as in their descriptors",
        arguments: [
            ("RowDescriptor(A<Int>.self, \"a\")", "A basic Int P: a"),
            (
                ".init(A<[Int]>.self, \"a\", example: RowExample(value: [1, 2]))",
                "A basic [Int] P: a"
            ),
            ("RowDescriptor(A<Int>.self, \"a\", name: \"B\")", "B basic Int P: a"),
            ("RowDescriptor(A<Int>.self, \"a\", name: nil)", "A basic Int P: a"),
            ("RowDescriptor(A<Int>.self, \"a\", name: name)", "A basic Int P: a"),
            ("RowDescriptor(\n  A<Int>.self, // a\n  \"a \"\n  + \"b\")", "A basic Int P: a b"),
            ("RowDescriptor(A<Int>.self, \"\"\"\n  a\n  \"\"\")", "A basic Int P: a"),
            ("RowDescriptor(A<Int>.self, text)", "A basic Int P: …"),
            ("RowDescriptor(A<Int>.self, \"\\(text)\")", "A basic Int P: …"),
            ("RowDescriptor(Alias.self, \"a\")", "A basic String P: a"),
            ("RowDescriptor(M.A<Int>.self, \"a\")", "A basic Int P: a"),
            ("RowKit::RowDescriptor(M::A<Int>.self, \"a\")", "A basic Int P: a"),
            ("describe(A<Int>.self, \"a\")", "A basic Int P: a"),
            (
                "RowDescriptor(A<Int>.self, \"a\"), RowDescriptor(A<Bool>.self, \"b\", name: \"B\")",
                "A basic Int P: a\nB basic Bool P: b"
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
        #expect(ListedRow.all(in: graph(["M": source])).map(\.isListed) == [isListed])
    }

    @Test("come from public plugins, under the names declared there")
    func plugins() {
        let row = "class C: Cell<Int> {}\npublic class A: Row<C>, RowType {}\n"
        let rows = "public static let rows = [RowDescriptor(A.self, \"a\")]"
        #expect(lines(["M": row + "enum P: RowPlugin { \(rows) }"]) == [])
        #expect(lines(["M": row + "public enum P { \(rows) }"]) == [])
        #expect(lines(["M": row + "public enum P: RowPlugin { \(rows) }"]) == ["A basic Int M: a"])
        let computed = "public static var name: String { \"Q\" }"
        #expect(
            lines(["M": row + "public enum P { \(rows)\n\(computed) }\nextension P: RowPlugin {}"])
                == ["A basic Int Q: a"])
        let unknown = "public static let name = prefix + \"Q\""
        #expect(
            lines(["M": row + "public enum P: RowPlugin { \(unknown)\n\(rows) }"])
                == ["A basic Int M: a"])
    }

    @Test("may build on other modules, of which only public declarations are visible")
    func modules() {
        let base = """
            public class C<V>: Cell<V> {}
            class Hidden: Cell<Int> {}
            open class _A<K>: Row<K>, InlineRowType {}
            """
        let rows = """
            public class A: _A<Base.C<Bool>>, RowType {}
            public class B: Row<Hidden>, RowType {}
            public enum P: RowPlugin {
                public static let rows = [RowDescriptor(A.self, "a"), RowDescriptor(B.self, "b")]
            }
            """
        #expect(lines(["Base": base, "M": rows]) == ["A inline Bool M: a", "B basic ? M: b"])
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
        #expect(lines(["M": source]) == ["A basic Int P: a", "A basic Int Q: q"])
    }

    @Test("are the same as those in this package's registry, in the same words")
    func sameAsRegistry() throws {
        let targets = try PackageTarget.products.map { try $0.source() }
        let listing = try PackageListing(of: SourcePackage(name: "RowKit", targets: targets))
        let registry = try RowRegistry.linked()
        let read = listing.rows.map { row in
            "\(row.qualifiedName) \(row.kind) \(row.valueType ?? "?") \(row.isSwiftOnly == true) "
                + row.summary
        }
        let known = registry.rows.map { row in
            "\(row.qualifiedName) \(row.kind) \(row.valueType) \(row.isSwiftOnly) \(row.summary)"
        }
        #expect(read == known)
        #expect(listing.problems == [])
    }
}
