/// One field of a posted form or of a query.
package struct FormField: Equatable, Sendable {
    package let name: String
    package let content: Content

    /// What a field carries.
    package enum Content: Equatable, Sendable {
        case text(String)
        case file(File)
    }

    /// A file that was chosen in a form.
    package struct File: Equatable, Sendable {
        /// The name that the browser gave; it is the client's text, not a path to be trusted.
        package let name: String
        /// The media type that the browser gave.
        package let mediaType: String
        package let bytes: ArraySlice<UInt8>

        /// Whether no file was chosen: browsers then send one without a name and bytes.
        package var isNone: Bool { name.isEmpty && bytes.isEmpty }
    }

    /// Creates a field of text.
    package init(_ name: String, _ text: String) {
        (self.name, content) = (name, .text(text))
    }

    /// Creates a field with a file.
    package init(_ name: String, file: File) {
        (self.name, content) = (name, .file(file))
    }

    /// The text, or the empty text if the field carries a file.
    package var value: String {
        if case .text(let text) = content { text } else { "" }
    }
}
