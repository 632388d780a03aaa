import SwiftSource
import TestRuns
import Testing

@testable import RegisterRowsTool

@Suite("The reader of declarations")
struct DeclarationReaderTests {
    @Test(
        "reads a type's kind, name, access and inherited types",
        arguments: [
            ("class A {}", "class A"),
            ("public final class A: B<C>, D {}", "public class A: B, D"),
            ("open class A<T: P, U>: B<[T: U]>\nwhere T: Q, U == V<T>\n{}", "public class A: B"),
            ("public protocol P: AnyObject & Q, R {}", "public protocol P: AnyObject, Q, R"),
            (
                "public struct S: @unchecked Sendable, ~Copyable {}",
                "public struct S: Sendable, Copyable"
            ),
            ("enum E: nonisolated P {}", "enum E: P"),
            ("public actor A: P {}", "public actor A: P"),
            ("internal class A: M.B.C<D.E>.F {}", "narrower class A: M.B.C.F"),
            ("class A: M::B<N::C>.D, M::E {}", "class A: M.B.D, M.E"),
            ("package class A {}", "narrower class A"),
            ("extension A.B<C>: P where C: Q {}", "extension A.B: P"),
            ("public typealias A<T> = (B<T> & C)", "public typealias A: B, C"),
            ("typealias F = (_ a: Int, B) -> C", "typealias F"),
            ("class `class`: `protocol` {}", "class `class`: `protocol`"),
            ("@MainActor @objc(A) public\nfinal class A: B {}", "public class A: B"),
            ("@A<B>(c: { class D {} }) class E {}", "class E"),
            ("public private(set) var a = 1; class B {}", "class B"),
            ("public class A: B { public class func c() {} }", "public class A: B"),
            ("class A: B, // class C: D {\n  E {}", "class A: B, E"),
            ("class 日本: B {}", "class 日本: B"),
            ("@available(*, deprecated) class A: B {}", "class A: B"),
            ("@available(*, unavailable, renamed: \"C\") class A: B {}", "class A"),
            ("@available(*, unavailable) @MainActor\nextension A: B {}", "extension A"),
        ])
    func heads(source: String, expected: String) { expect(source, [expected]) }

    @Test(
        "reads nested types with the names of their enclosing types",
        arguments: [
            (
                "public enum A { public class B { struct C {} } }",
                ["public enum A", "public class A.B", "struct A.B.C"]
            ),
            (
                "extension A.B { public class C: D {} }",
                ["extension A.B", "public class A.B.C: D"]
            ),
            // An extension's access applies to its members, unless they declare their own.
            (
                "public extension A { class B {}\nprivate class C {} }",
                ["public extension A", "public class A.B", "narrower class A.C"]
            ),
            ("struct A { protocol P {} }", ["struct A", "protocol A.P"]),
        ])
    func nesting(source: String, expected: [String]) { expect(source, expected) }

    @Test(
        "skips bodies, values and names that look like declarations",
        arguments: [
            ("func f() { class A {} }\nclass B {}", ["class B"]),
            ("let a = { class A {} }()\nclass B {}", ["class B"]),
            ("var a: Int { class A {}; return 1 }\nclass B {}", ["class B"]),
            ("class A { init() { class B {} } }", ["class A"]),
            ("class A { subscript(a: Int) -> Int { struct B {}; return a } }", ["class A"]),
            ("let a = \"class A: B {\"\nclass B {}", ["class B"]),
            ("let a = \"\"\"\n  class A {}\n  \"\"\"\nclass B {}", ["class B"]),
            ("let a = /class A {/\nclass B {}", ["class B"]),
            ("// class A {}\n/* class A {} /* class A {} */ */ class B {}", ["class B"]),
            ("import class A.B\nimport struct C.D\nclass E {}", ["class E"]),
            ("enum E { case open, `class`, actor(Int)\nclass A {} }", ["enum E", "class E.A"]),
            ("enum E: Int { case a = -1, open\nfinal class A {} }", ["enum E: Int", "class E.A"]),
            ("let a = b.open\nclass A {}", ["class A"]),
            ("let actor = make(actor)\nactor.run()\nclass A {}", ["class A"]),
            ("func open() {}\nclass A {}", ["class A"]),
            ("func == (a: A, b: A) -> Bool { true }\nclass A {}", ["class A"]),
            ("open(path)\nclass A {}", ["class A"]),
            (
                "protocol P { associatedtype A: B\nfunc c() }\nclass D {}",
                ["protocol P", "class D"]
            ),
            ("let a = b < c, d = 1\nclass A {}", ["class A"]),
            ("let a = x.map { $0 }\n  .filter { _ in true }\nclass A {}", ["class A"]),
            ("#Preview { class A {} }\nclass B {}", ["class B"]),
            ("let f: (A) -> B<C> = { _ in }\nclass D {}", ["class D"]),
            ("@Setting var rows: [A] = []\nclass D {}", ["class D"]),
        ])
    func noise(source: String, expected: [String]) { expect(source, expected) }

    @Test("reads both branches of an #if, and the condition under which each is compiled")
    func conditions() {
        let source = """
            #if os(Linux) && (DEBUG
                || TEST)  // a comment
            class A {}
            #elseif canImport(UIKit)
            #if FLAG
            class B {}
            #endif
            #else
            class C {}
            #endif
            class D {
                #if FLAG
                    class E {}
                #endif
            }
            """
        let types = DeclarationReader(SourceFile(path: "A.swift", text: source)).types
        let linux = "os(Linux) && (DEBUG\n    || TEST)"
        let found = types.map { "\($0.path): \($0.condition ?? "always")" }
        #expect(
            found == [
                "A: (\(linux))", "B: !(\(linux)) && (canImport(UIKit)) && (FLAG)",
                "C: !(\(linux)) && !(canImport(UIKit))", "D: always", "D.E: (FLAG)",
            ])
    }

    @Test(
        "knows which code is compiled wherever code under a condition is",
        arguments: [
            (nil, nil, true), (nil, "(A)", true), ("(A)", "(A)", true), ("(A)", "(A) && (B)", true),
            ("(A)", nil, false), ("(A)", "!(A)", false), ("(A) && (B)", "(A)", false),
        ] as [(String?, String?, Bool)])
    func implication(condition: String?, other: String?, holds: Bool) {
        #expect(ConditionStack.holds(condition, where: other) == holds)
    }

    @Test("reads a type's generic parameters, place and summary")
    func details() throws {
        let source = """
            import RowKit

            /// Asks for "stars", e.g. five. More about it
            /// follows.
            @MainActor
            public final class StarsRow<Cell: P<A, B>, each Value>: Row<Cell> {}

            // No summary.
            class Other {}
            /// No full stop
            class Third {}
            """
        let types = DeclarationReader(SourceFile(path: "/a b/A.swift", text: source)).types
        let row = try #require(types.first)
        #expect(row.genericParameters == ["Cell", "Value"])
        #expect(row.place.description == "/a b/A.swift:6:20")
        #expect(row.summary() == "Asks for \"stars\", e.g. five.")
        #expect(types.dropFirst().map { $0.summary() } == [nil, nil])
    }

    @Test(
        "reports where brackets stop matching",
        arguments: [
            ("class A {\n", "1:9"), ("class A {}\n}", "2:1"), ("func f( {)", "1:10"),
            ("#if A\nclass B {}", "2:11"), ("#endif", "1:1"), ("class A\n", "1:7"),
            ("let a = \"\n", "1:9"), ("let a = [1, 2\n", "1:9"), (")", "1:1"),
        ])
    func faults(source: String, place: String) {
        let reader = DeclarationReader(SourceFile(path: "A", text: source))
        #expect(reader.fault?.description == "A:\(place)")
    }

    @Test("finds a row between any declarations, in any order")
    func anyOrder() {
        Runs.repeated(of: 2_000) { seed, random in
            let count = Int.random(in: 1...6, using: &random)
            let declarations = (0..<count).map { _ in
                HardDeclarations.all.randomElement(using: &random) ?? ""
            }
            let source = HardDeclarations.source(declarations)
            let target = TargetDeclarations(
                target: "A", module: "A", sources: [SourceFile(path: "A.swift", text: source)])
            #expect(target.fault == nil, "seed \(seed): \(source)")
            #expect(
                target.publicRows.map(\.path.description) == (0..<count).map { "A\($0)Row" },
                "seed \(seed): \(source)")
        }
    }

    @Test("finds rows on their own lines, even between unparsable text")
    func anySource() {
        let words = [
            "class", "enum", "extension", "protocol", "actor", "typealias", "public", "static",
            "let",
            "var", "rows", "case", "func", "import", "where", "self", "A", "B", "{", "}", "(", ")",
            "[", "]", "<", ">", ":", ",", ".", "=", "&", "@", "~", "->", "\n ", "\"s\"", "\"", "/",
            "#if A\n", "\"\"\"", "/*", "#/", "\\(",
            "#else\n", "#if compiler(<5)\n",
            "#endif\n", "get", "return", "+", ";", "1",
        ].map { "\($0) " }
        let closing = ["} ", ") ", "] "]
        let row = "\npublic final class FoundRow: Row<C>, RowType {}\n"
        Runs.repeated(of: 200_000) { seed, random in
            let before = random.text(upTo: 40, of: words)
            // A bracket closed after the row may enclose it, as a function body does.
            let text =
                before + row + random.text(upTo: 10, of: words.filter { !closing.contains($0) })
            let target = TargetDeclarations(
                target: "A", module: "A", sources: [SourceFile(path: "A.swift", text: text)])
            let registration = Registration(
                of: target, first: SourcePlace(path: "A.swift", line: 1, column: 1))
            #expect(registration.plugin == nil)
            // Text with an end delimiter may contain what looks like a row.
            let mayHide = ["\"\"\"", "/*", "#/", "#if compiler"].contains { text.contains($0) }
            guard !mayHide else { return }
            #expect(
                target.types.contains { $0.path.last == "FoundRow" },
                "seed \(seed): \(text.debugDescription)")
        }
    }

    private func expect(
        _ source: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let reader = DeclarationReader(SourceFile(path: "A.swift", text: source))
        let found = reader.types.map { type in
            let access =
                switch type.access {
                case .public: "public "
                case .package, .module, .file: "narrower "
                case nil: ""
                }
            let names = type.inherited.map(\.description).joined(separator: ", ")
            return "\(access)\(type.kind) \(type.path)" + (names.isEmpty ? "" : ": \(names)")
        }
        #expect(found == expected, sourceLocation: sourceLocation)
        #expect(reader.fault == nil, sourceLocation: sourceLocation)
    }
}
