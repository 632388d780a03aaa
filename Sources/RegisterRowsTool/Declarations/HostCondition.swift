import SwiftSource

/// Evaluates `#if` conditions for the current machine, as far as their text determines them.
struct HostCondition {
    private var cursor: TokenCursor

    /// Whether code under a condition might be compiled.
    ///
    /// False only if the condition is certainly false.
    static func mayHold(_ condition: String?) -> Bool {
        guard let condition else { return true }
        return value(of: condition) != false
    }

    /// Returns the value of a condition, or nil if its text does not determine it, for example
    /// because of a flag.
    static func value(of condition: String) -> Bool? {
        var reader = HostCondition(cursor: TokenCursor(SourceFile(path: "", text: condition)))
        return reader.readAny()
    }

    // MARK: Operators

    private mutating func readAny() -> Bool? {
        var value = readAll()
        while accept("|") {
            let next = readAll()
            value = value == true || next == true ? true : value == nil || next == nil ? nil : false
        }
        return value
    }

    private mutating func readAll() -> Bool? {
        var value = readOne()
        while accept("&") {
            let next = readOne()
            value =
                value == false || next == false ? false : value == nil || next == nil ? nil : true
        }
        return value
    }

    /// Accepts `&&` or `||`.
    private mutating func accept(_ sign: String) -> Bool {
        cursor.accept(mark: sign) && cursor.accept(mark: sign)
    }

    private mutating func readOne() -> Bool? {
        if cursor.accept(mark: "!") { return readOne().map { !$0 } }
        if cursor.accept(mark: "(") {
            let value = readAny()
            _ = cursor.accept(mark: ")")
            return value
        }
        guard cursor.current.isIdentifier else { return nil }
        let name = cursor.current.text
        cursor.advance()
        guard cursor.current.isMark("(") else { return Self.flags[name] }
        let start = cursor.current.range.upperBound
        cursor.skipBalanced()
        let end = cursor.previous?.range.lowerBound ?? start
        let argument = start < end ? cursor.source.text(start..<end) : ""
        return Self.value(of: name, String(argument.filter { !$0.isWhitespace }))
    }

    // MARK: Known conditions

    private static let flags = ["true": true, "false": false, "SWIFT_PACKAGE": true]

    private static func value(of function: String, _ argument: String) -> Bool? {
        switch function {
        case "os": systems.contains(argument)
        case "arch": architectures.contains(argument)
        case "targetEnvironment": false
        case "canImport": modules[argument]
        case "compiler", "swift": version(argument)
        default: nil
        }
    }

    /// Evaluates a comparison with a language or compiler version if the result is certain.
    private static func version(_ argument: String) -> Bool? {
        let isLeast = argument.hasPrefix(">=")
        guard isLeast || argument.hasPrefix("<") else { return nil }
        let number = argument.drop { !$0.isNumber }.prefix { $0.isNumber }
        // Compilers after version 5 still accept sources in language version 5.
        return Int(number).flatMap { $0 <= 5 ? isLeast : nil }
    }

    #if os(Linux)
        private static let systems: Set = ["Linux"]
        private static let modules = [
            "Glibc": true, "Foundation": true, "FoundationEssentials": true, "Darwin": false,
            "UIKit": false, "AppKit": false, "SwiftUI": false,
        ]
    #else
        private static let systems: Set = ["macOS", "OSX"]
        private static let modules = [
            "Glibc": false, "Foundation": true, "FoundationEssentials": false, "Darwin": true,
            "UIKit": false, "AppKit": true, "SwiftUI": true,
        ]
    #endif
    #if arch(x86_64)
        private static let architectures: Set = ["x86_64"]
    #else
        private static let architectures: Set = ["arm64"]
    #endif
}
