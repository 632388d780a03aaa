#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// One field of a posted form or of a query.
package struct FormField: Equatable, Sendable {
    package let name: String
    package let content: Content

    package enum Content: Equatable, Sendable {
        case text(String)
        case file(File)
    }

    /// A file that was chosen in a form.
    package struct File: Equatable, Sendable {
        /// The name given by the browser.
        ///
        /// It comes from the client, so do not use it as a path.
        package let name: String
        /// The media type given by the browser.
        package let mediaType: String
        package let content: Content

        /// Whether no file was chosen.
        ///
        /// Browsers then send a file without a name and without bytes.
        package var isNone: Bool { name.isEmpty && content.bytes.isEmpty }

        /// The bytes of a file.
        package struct Content: Equatable, Sendable {
            package let bytes: Data
            /// Whether the bytes are in memory, rather than in a folder.
            package let isInMemory: Bool

            package init(_ bytes: Data, isInMemory: Bool = true) {
                (self.bytes, self.isInMemory) = (bytes, isInMemory)
            }
        }
    }

    package init(_ name: String, _ text: String) {
        (self.name, content) = (name, .text(text))
    }

    package init(_ name: String, file: File) {
        (self.name, content) = (name, .file(file))
    }

    /// The text, or an empty string if the field contains a file.
    package var value: String {
        if case .text(let text) = content { text } else { "" }
    }
}
