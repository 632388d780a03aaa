/// A token of a script.
struct ScriptToken {
    enum Kind {
        /// A variable, a function, a parameter, or a word of the language.
        case name
        /// A name behind a dot, or one that an object or a pattern may have as a property.
        case property
        /// A text, a part of a template, or a regular expression.
        case literal
        case number
        case sign
    }

    /// The white space before a token.
    enum Space {
        case none
        case blank
        case lineBreak
    }

    let kind: Kind
    let text: ArraySlice<UInt8>
    let space: Space

    func `is`(_ sign: String) -> Bool { kind == .sign && text.elementsEqual(sign.utf8) }

    /// Whether the token only separates what is before it from a closing bracket.
    func isNeedless(before next: ScriptToken) -> Bool {
        self.is(";") && next.is("}")
            || self.is(",") && (next.is("}") || next.is("]") || next.is(")"))
    }

    /// Whether the token begins a declaration of variables.
    var isDeclarationWord: Bool {
        kind != .literal && (text.elementsEqual("const".utf8) || text.elementsEqual("let".utf8))
    }

    func isOne(of names: [String]) -> Bool {
        kind == .name && names.contains { text.elementsEqual($0.utf8) }
    }
}
