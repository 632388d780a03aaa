import SwiftSource

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
    /// The names of its generic parameters.
    let genericParameters: [String]
    /// What its declaration names behind the colon; of a typealias: behind the equals sign.
    let supertypes: [TypeName]
    /// The type that a typealias stands for; nil if this is none, or the type has no name.
    let aliased: TypeName?
    /// When it is compiled, as `#if` says around it; nil: always.
    let condition: String?
    /// The first sentence of its comment, if it can be found.
    let summary: @Sendable () -> String?

    /// The names of its supertypes, without generic arguments.
    var inherited: [NamePath] { supertypes.map(\.path) }
}

/// A static property `rows` of a type, as it is written.
struct RowsProperty {
    /// The type that it stands in.
    let owner: NamePath
    /// Where its name stands.
    let place: SourcePlace
    let value: Value
    /// The condition of the `#if` around it, or nil if there is none.
    let condition: String?

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
        /// Its description of the row, or nil if it is not a call that has one.
        let descriptor: DescriptorCall?
    }
}

/// A static property `name` of a type, as it is written.
struct NameProperty {
    /// The type that it stands in.
    let owner: NamePath
    /// The text, or nil if it is not a literal.
    let value: String?
    /// The condition of the `#if` around it, or nil if there is none.
    let condition: String?
}
