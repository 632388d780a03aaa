/// The attributes and modifiers before a declaration.
struct Modifiers {
    /// The position of the first attribute or modifier, or nil if there is none.
    private(set) var start: Int?
    private(set) var access: TypeDeclaration.Access?
    private(set) var isStatic = false
    private(set) var isFinal = false
    /// Whether an attribute makes the declaration unavailable on all platforms.
    private(set) var isUnavailable = false
    /// The attribute that makes the declaration a setting, or nil if there is none.
    private(set) var setting: SettingAttribute?

    /// Reads one attribute or modifier, and returns whether there was one.
    mutating func read(_ cursor: inout TokenCursor) -> Bool {
        let first = cursor.current.range.lowerBound
        if cursor.current.isMark("@") {
            isUnavailable = isUnavailable || Self.isUnavailable(at: cursor)
            setting = setting ?? SettingAttribute(at: cursor)
            cursor.skipAttribute()
            // Older compilers allowed a space here.
            if cursor.current.isMark("("), !cursor.current.startsLine { cursor.skipBalanced() }
        } else if let word = Self.word(at: cursor) {
            cursor.advance()
            if cursor.current.isMark("("), cursor.isAdjacent {
                // `private(set)` does not affect read access.
                cursor.skipBalanced()
            } else {
                note(word)
            }
        } else if Self.isUnknown(at: cursor) {
            cursor.advance()
        } else {
            return false
        }
        start = start ?? first
        return true
    }

    private mutating func note(_ word: Word) {
        switch word {
        case .access(let level): access = level
        case .static: isStatic = true
        case .final: isFinal = true
        case .other: break
        }
    }

    /// Whether the current token begins the attribute `@available(*, unavailable…)`.
    private static func isUnavailable(at cursor: TokenCursor) -> Bool {
        ["available", "(", "*", ",", "unavailable"].enumerated().allSatisfy { place, text in
            cursor.token(place + 1).text == text
        }
    }

    /// Returns the modifier at the current token, or nil if there is none.
    ///
    /// `class` is a modifier before a member, but not before a name.
    private static func word(at cursor: TokenCursor) -> Word? {
        guard cursor.current.kind == .name, let word = words[cursor.current.text] else {
            return nil
        }
        let next = cursor.token(1)
        guard cursor.current.text == "class", next.isIdentifier else { return word }
        let isMember = followers.contains(next.text) || words[next.text] != nil
        return next.kind == .name && isMember ? word : nil
    }

    /// Whether a word can be a modifier.
    ///
    /// It can also be an ordinary name.
    static func isOne(_ word: String) -> Bool { words[word] != nil }

    /// Whether the current token is an unknown modifier: a word before another word on the same
    /// line.
    private static func isUnknown(at cursor: TokenCursor) -> Bool {
        cursor.current.kind == .name && !introducers.contains(cursor.current.text)
            && cursor.token(1).kind == .name && !cursor.token(1).startsLine
    }

    /// Keywords after which a name can follow.
    private static let introducers: Set = [
        "actor", "associatedtype", "case", "class", "enum", "extension", "func", "import", "let",
        "macro", "operator", "precedencegroup", "protocol", "struct", "typealias", "var",
    ]

    private enum Word {
        case access(TypeDeclaration.Access)
        case `static`, `final`, other
    }

    private static let words: [String: Word] = {
        var words: [String: Word] = [
            "public": .access(.public), "open": .access(.public), "package": .access(.package),
            "internal": .access(.module), "fileprivate": .access(.file),
            "private": .access(.file), "static": .static, "class": .static, "final": .final,
        ]
        for word in [
            "indirect", "dynamic", "lazy", "nonisolated", "unowned", "weak", "override",
            "required", "convenience", "mutating", "nonmutating", "distributed", "optional",
            "borrowing", "consuming", "prefix", "postfix", "infix", "isolated", "sending", "async",
        ] {
            words[word] = .other
        }
        return words
    }()

    /// The keywords that can follow `class` when it means `static`.
    private static let followers: Set = ["func", "var", "let", "subscript", "init"]
}
