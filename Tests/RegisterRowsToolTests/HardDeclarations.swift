/// Declarations that are not rows but are easily misread.
///
/// Each ends with something that may precede the next declaration. The compiler accepts them all in
/// sequence: see `CompilerTests`.
enum HardDeclarations {
    static let all = operators + regexes + expressions + branches + names

    /// A source in which a row follows each of the declarations: `A0Row`, `A1Row` and so on.
    static func source(_ declarations: [String]) -> String {
        declarations.enumerated().map { place, declaration in
            declaration + "public final class A\(place)Row: Row<PlainCell>, RowType {}\n"
        }.joined()
    }

    private static let operators = [
        """
        public struct Ratio: Sendable {
            public var v: Double
            public static func /(a: Ratio, b: Ratio) -> Ratio { Ratio(v: a.v/b.v) }
            public static func /=(a: inout Ratio, b: Ratio) { a.v/=b.v }
            public static func / (a: Ratio, b: Double) -> Ratio { Ratio(v: a.v / b) }
        }

        """,
        "infix operator </>: AdditionPrecedence\npublic func </>(a: Int, b: Int) -> Int { (a/b) }\n",
        "infix operator /-: AdditionPrecedence\npublic func /-(a: Int, b: Int) -> Int { (a/b) }\n",
        "postfix operator ++\n",
        "public postfix func ++(a: Int) -> Int { a + 1 }\n",
        "public let more = 3++\n",
        "postfix operator %\npublic postfix func %(a: Int) -> Int { a/100 }\npublic let part = 3%\n",
        "prefix operator ^^\npublic prefix func ^^<T>(a: T) -> T { a }\n",
        "precedencegroup Low { lowerThan: AdditionPrecedence }\ninfix operator <<<: Low\n",
        "public func folded(by f: (Int, Int) -> Int = (/)) -> Int { f(8, 2) / [1, 2].reduce(1, /) }\n",
    ]

    private static let regexes = [
        "public func keyword() -> Regex<Substring> { return/\"{/ }\n",
        "public func tried(s: String) throws -> Bool { try/\"/.firstMatch(in: s) != nil }\n",
        "nonisolated(unsafe) public let list = [/[(]\\{\"/, /\\)/]\n",
        "nonisolated(unsafe) public let negated = ^^/{\"/\n",
        "nonisolated(unsafe) public let long = #/\n    \" { (?# \" )\n    /#\n",
        "nonisolated(unsafe) public let hashed = ##/ \" / # {/##\n",
        "public func statement() {\n    _ = 1\n    /a\"{/.self\n}\n",
        "public func chosen(a: Bool) -> Regex<Substring> { a ? /\"{/ : /}\"/ }\n",
        "public func divided(a: Int) -> Int { (a)/(2)/[1][0]/\"(/\".count }\n",
        "public struct Keyed { public var `in` = 1; var a: Int { self.in/2 + \"a/(\".count } }\n",
    ]

    private static let expressions = [
        "public let open1 = 3...\n",
        "public let open2 = 3...\n@MainActor\n",
        "public let open3 = [3...]; ",
        "public let chosen1 = true ? 1 : 2\n",
        "public let forced = Int(\"3\")!\n",
        "public let maybe = [1].first as Int?\n",
        "public let less = 1 < 2, empty = Array<Int>()\n",
        "public let called = [1, 2].map { $0 }\n    .filter { _ in true }\n    .count\n",
        "public let sum = 1 +\n    2\n    + 3\n",
        "public let tried1 = try? { () throws -> Int in 1 }()\n",
        "public let cast = 3 as\n    Int\n",
        "public let text1 = #\"\"\"#; public let text2 = ##\"a\"# \\(\"##\n",
        "public let text3 = \"👩‍👧 \\(\"\\(1)}\")\"\n",
        "public let text4 = \"\"\"\n    \\(\"\"\"\n        {\n        \"\"\") \\\"\"\" {\n    \"\"\"\n",
        "public let chosen2 = if less { 1 } else { 2 }\n",
        "nonisolated(unsafe) public var observed = 1 { didSet { _ = observed/2 } }\n",
        "public let (pair1, pair2) = (1, 2)\n",
        "public let closure: @Sendable (Int) -> Int = { a in a/2 }\n",
        "public var thrown: Int {\n    get async throws { 1 }\n}\n",
    ]

    private static let branches = [
        "#if compiler(<5.0)\nthis is not swift { ( \"\n#endif\n",
        "#if compiler(>=5.0)\n    public let new = 1\n#else\n    let } ' )\n#endif\n",
        "#if NEVER\n#elseif swift(<5.0)\n    class {{{ \" extension\n#endif\n",
        "#if NEVER && compiler(<5.0)\n#if OTHER\n    struct ) \"\n#else\n    (\n#endif\n    }\n#endif\n",
        "#if !compiler(>=5.0)\n    public class\n#endif\n",
        "#if canImport(Nothing) && os(Linux)\n    public let nothing = 1\n#endif\n",
        "#if os(Linux)\n    @available(*, deprecated)\n#endif\npublic struct Attributed {}\n",
        "public struct Chained {\n    static let a = [1]\n    #if os(Linux)\n        .count\n    #endif\n}\n",
        "public struct Half {\n    #if compiler(<5.0)\n        } ( \"\n    #endif\n}\n",
    ]

    private static let names = [
        "import Synchronization; ",
        "import struct Swift.Int; import Swift\n",
        "public enum Word { case `in`, `class`, open, other(Int = 3 / 2), actor }\n",
        "public enum Number: Int { case a = -1, b, c = 0xFF }; ",
        "public struct `a { (` { var `b \"`: Int { 1 } }\n",
        "extension [Int] { public struct Inner {} }\nextension Int? { public struct Part {} }\n",
        "public func packed<each T>(_ a: repeat each T) where repeat each T: Sendable {}\n",
        "@available(*, deprecated) @inlinable public func old() {}\n",
        "public typealias Handler = @Sendable (_ a: Int) async throws -> Void\n",
        "open class Parent { public required init() {}\n    deinit {}\n    public class var k: Int { 1 } }\n",
        "fileprivate extension Parent {}\nprivate protocol Made { associatedtype A\n    init(a: A) }\n",
        "public struct Listed { public subscript(open: Int) -> Int { open/2 } }\n",
        "public let actor = 1, open = 2, final = 3\n",
        "public let added = actor +\n    open + final\n",
        "/// class D: RowType {\n/* /* { */ \" */ ",
    ]
}
