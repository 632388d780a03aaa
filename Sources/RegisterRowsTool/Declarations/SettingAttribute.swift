import SwiftSource

/// The attribute `@Setting` or `@Limited` of a property, with its arguments.
struct SettingAttribute: Equatable {
    let isLimited: Bool
    /// The valid values as an expression, or nil if no range is stated.
    private(set) var range: String?
    /// The property that the value must not exceed, or nil if there is none.
    private(set) var limit: String?
    /// The name in documents, or nil if it is that of the property.
    private(set) var name: String?
    /// Whether the setting contains words for users.
    private(set) var isWords = false
    /// The property that documents set instead, or nil if they set the property itself.
    private(set) var listed: String?

    /// Reads the attribute at a cursor, or returns nil if there is another one.
    init?(at start: TokenCursor) {
        var cursor = start
        guard cursor.accept(mark: "@"), !cursor.current.startsLine else { return nil }
        switch cursor.readPath().last {
        case "Setting": isLimited = false
        case "Limited": isLimited = true
        default: return nil
        }
        guard cursor.current.isMark("("), cursor.isAdjacent else { return }
        cursor.advance()
        while cursor.current.kind != .end, !cursor.current.isMark(")") {
            readArgument(at: &cursor)
            _ = cursor.accept(mark: ",")
        }
    }

    private mutating func readArgument(at cursor: inout TokenCursor) {
        let label = cursor.token(1).isMark(":") ? cursor.current.text : nil
        if label != nil {
            cursor.advance()
            cursor.advance()
        }
        let first = cursor.current
        var value = cursor
        cursor.skipExpression()
        let end = cursor.previous?.range.upperBound ?? first.range.upperBound
        switch label {
        case "notAbove": limit = value.readText()
        case "named": name = value.readText()
        case "isWords": isWords = first.isName("true")
        case "through": listed = value.readText()
        case nil: range = cursor.source.text(first.range.lowerBound..<end)
        default: break
        }
    }
}

/// A property of a class with the attribute `@Setting` or `@Limited`.
struct SettingProperty {
    /// The class that contains the property.
    private(set) var owner: NamePath
    let name: String
    let attribute: SettingAttribute
    let access: TypeDeclaration.Access
    let place: SourcePlace
    /// The condition of the `#if` around it, or nil if there is none.
    let condition: String?
    /// Returns the first sentence of its comment, or nil if there is none.
    let summary: @Sendable () -> String?

    /// Returns the property with another name for its class.
    func moved(to owner: NamePath) -> SettingProperty {
        var property = self
        property.owner = owner
        return property
    }
}
