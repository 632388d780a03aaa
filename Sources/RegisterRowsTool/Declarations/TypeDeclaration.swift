/// A declaration of a type, or an extension of one, as it is written.
struct TypeDeclaration {
    enum Kind: String {
        case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, `typealias`
    }

    /// Who can see a declaration, as far as it matters here.
    enum Access {
        /// `public` or `open`.
        case `public`
        /// Anything less that is written.
        case narrower
    }

    let kind: Kind
    /// Its name with those of the types around it; of an extension: what it extends.
    let path: NamePath
    /// The types around it, in which the names that it uses are looked up.
    let scope: NamePath
    /// Where its name stands.
    let place: SourcePlace
    /// What is written, or what the extension around it says for all that it holds; nil: nothing.
    let access: Access?
    /// How many generic parameters it has.
    let genericParameters: Int
    /// What its declaration names behind the colon; of a typealias: behind the equals sign.
    let inherited: [NamePath]
    /// When it is compiled, as `#if` says around it; nil: always.
    let condition: String?
    /// The first sentence of its comment, if it can be found.
    let summary: @Sendable () -> String?
}

/// A static property `rows` of a type, as it is written.
struct RowsProperty {
    /// The type that it stands in.
    let owner: NamePath
    /// Where its name stands.
    let place: SourcePlace
    let value: Value

    enum Value {
        /// An array literal with these elements.
        case literal([Element])
        /// Something else, and how it begins.
        case other(String)
    }

    /// An element of the literal.
    struct Element {
        let place: SourcePlace
        /// How it begins.
        let text: String
        /// The types that stand in it before `.self`.
        let types: [NamePath]
    }
}
