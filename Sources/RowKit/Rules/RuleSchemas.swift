// The parts of JSON Schema that rules for text share.
//
// The patterns use only syntax that all regular expression engines support.

extension JSONValue {
    /// Returns the schema of text with at least a number of characters.
    ///
    /// JSON Schema counts code points. A character has at least one.
    static func characters(atLeast count: Int) -> JSONValue {
        count > 0 ? ["minLength": .integer(count)] : [:]
    }

    /// Returns the schema of text with at most a number of characters.
    ///
    /// Code points that may combine into one character cannot be counted by a regular expression,
    /// so text with any of them matches, regardless of its length.
    static func characters(atMost count: Int) -> JSONValue {
        let isShort: JSONValue = ["maxLength": .integer(count)]
        return count > 0 ? ["anyOf": [isShort, ["pattern": .string("[^\(separate)]")]]] : isShort
    }

    /// Returns the schema of text that is empty or matches another schema.
    static func textOrEmpty(_ schema: JSONValue) -> JSONValue {
        schema == isEmptyText ? schema : ["anyOf": [isEmptyText, schema]]
    }

    /// Returns the schema of text that a regular expression matches as a whole.
    static func text(matching regExpr: String, orEmpty allowsEmpty: Bool) -> JSONValue {
        let pattern: JSONValue = .string("^(?:\(regExpr))\(allowsEmpty ? "?" : "")$")
        return allowsEmpty ? ["pattern": pattern] : ["minLength": 1, "pattern": pattern]
    }

    /// The schema of text that does not consist of white space.
    static let nonBlankText: JSONValue = [
        "minLength": 1, "pattern": .string("[^\(whiteSpace)]"),
    ]

    /// The members of a character class of scalars that never combine with each other: Latin, Greek
    /// and Cyrillic letters, kana, ideographs and Hangul syllables.
    static let separate =
        #"\u0000-\u000c\u000e-\u02ff\u0370-\u0482\u3041-\u3096\u30a0-\u30ff\u3400-\u9fff"#
        + #"\uac00-\ud7a3"#

    /// The members of a character class of Unicode white space, because `\s` differs between
    /// engines.
    private static let whiteSpace =
        #"\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000"#
}

extension String {
    /// A regular expression that matches the scheme of a URL, ignoring case.
    var inAnyCase: String {
        map { character in
            let (upper, lower) = (character.uppercased(), character.lowercased())
            if upper != lower { return "[\(upper)\(lower)]" }
            return "+.".contains(character) ? "\\\(lower)" : lower
        }
        .joined()
    }
}
