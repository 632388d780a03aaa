#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Keeps the files of a form while they arrive, one after another.
package protocol FormFileStore {
    /// Appends bytes to the current file.
    ///
    /// - Throws: A refusal if the files are too large or cannot be kept.
    mutating func append(_ bytes: ArraySlice<UInt8>) throws(HTTPRefusal)

    /// Ends the current file, which may be empty, and returns its content.
    mutating func endFile() throws(HTTPRefusal) -> FormField.File.Content
}

/// Keeps the files of a form in memory.
package struct FormFilesInMemory: FormFileStore {
    private var current = Data()

    package init() {}

    package mutating func append(_ bytes: ArraySlice<UInt8>) { current += bytes }

    package mutating func endFile() -> FormField.File.Content {
        defer { current = Data() }
        return FormField.File.Content(current)
    }
}
