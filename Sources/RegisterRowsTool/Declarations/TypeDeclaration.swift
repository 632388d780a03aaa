import SwiftSource

/// The declaration of a type or an extension in a source.
struct TypeDeclaration {
    enum Kind: String {
        case `class`, `struct`, `enum`, `actor`, `protocol`, `extension`, `typealias`

        /// Whether such a declaration can declare a plugin.
        var canBePlugin: Bool { [.enum, .struct, .class, .actor].contains(self) }
    }

    /// The access level of a declaration, narrowest first.
    enum Access: Comparable {
        /// `private` or `fileprivate`.
        case file
        /// `internal`.
        case module
        case package
        /// `public` or `open`.
        case `public`
    }

    let kind: Kind
    /// The name with the names of the enclosing types.
    ///
    /// For an extension, this is the extended type.
    private(set) var path: NamePath
    /// The enclosing types, in which names in the declaration are looked up.
    private(set) var scope: NamePath
    /// The place of the name.
    let place: SourcePlace
    /// The explicit access level, or that of the enclosing extension, or nil if neither has one.
    let access: Access?
    let isFinal: Bool
    let genericParameters: [String]
    /// The types after the colon, or after the equals sign of a type alias, without generic
    /// arguments.
    let inherited: [NamePath]
    /// The `#if` condition under which it is compiled, or nil if it is always compiled.
    let condition: String?
    /// Returns the first sentence of its comment, or nil if there is none.
    let summary: @Sendable () -> String?

    /// Returns the declaration with another name for its enclosing types.
    func moved(to scope: NamePath) -> TypeDeclaration {
        var type = self
        type.path = scope + NamePath(Array(path.names.dropFirst(self.scope.names.count)))
        type.scope = scope
        return type
    }

    /// Whether declarations in the given file can use the type, or any file's declarations if nil.
    func isVisible(in file: String?) -> Bool {
        access != .file || file == nil || file == place.path
    }
}

/// A static property `rows` of a type in a source.
struct RowsProperty {
    /// The type that contains the property.
    private(set) var owner: NamePath
    /// The place of the name.
    let place: SourcePlace
    let value: Value
    /// The condition of the `#if` around it, or nil if there is none.
    let condition: String?

    /// Returns the property with another name for its type.
    func moved(to owner: NamePath) -> RowsProperty {
        var property = self
        property.owner = owner
        return property
    }

    enum Value {
        /// An array literal with these elements.
        case literal([Element])
        /// Any other value, with an excerpt of its source.
        case other(String)
    }

    struct Element {
        let place: SourcePlace
        /// An excerpt of its source.
        let text: String
        /// The types before `.self` in the element.
        let types: [NamePath]
        /// The row's description, or nil if the element is not a descriptor call.
        let descriptor: DescriptorCall?
    }
}

/// A static property `name` of a type in a source.
struct NameProperty {
    /// The type that contains the property.
    private(set) var owner: NamePath
    /// The place of the name.
    let place: SourcePlace
    /// The value, or nil if it is not a literal.
    let value: String?
    /// The condition of the `#if` around it, or nil if there is none.
    let condition: String?

    /// Returns the property with another name for its type.
    func moved(to owner: NamePath) -> NameProperty {
        var property = self
        property.owner = owner
        return property
    }
}
