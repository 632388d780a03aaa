#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A form as a document, and what of it no document can hold.
///
/// ```swift
/// let saved = factory.save(form)
/// try saved.data.write(to: url)
/// for closure in saved.leftOut { print(closure) }
/// ```
public struct SavedForm: Sendable {
    /// The document.
    public let json: JSONValue
    /// What was left out, closures above all, each with its place.
    public let leftOut: [DocumentDiagnostic]

    /// The document as text for people: the same form always gives the same text.
    public var text: String { json.text }

    /// The document as bytes.
    public var data: Data { Data(text.utf8) }
}

extension RowFactory {
    /// Makes the document of a form: what ``form(from:limits:)-(Data,_)`` makes the same form of,
    /// but for closures.
    ///
    /// Settings and values are written where they differ from those of a new row.
    public func save(_ form: Form) -> SavedForm {
        var saving = FormSaving(factory: self)
        let json = saving.document(of: form)
        return SavedForm(json: json, leftOut: saving.leftOut)
    }
}
