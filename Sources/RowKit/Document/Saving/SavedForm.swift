#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A form as a document, and everything that the document cannot contain.
///
/// ```swift
/// let saved = factory.save(form)
/// try saved.data.write(to: url)
/// for closure in saved.leftOut { print(closure) }
/// ```
public struct SavedForm: Sendable {
    /// The document.
    public let json: JSONValue
    /// Everything that was left out, in particular closures, each with its place.
    public let leftOut: [DocumentDiagnostic]

    /// The document as readable text.
    ///
    /// The same form always gives the same text.
    public var text: String { json.text }

    /// The document as bytes.
    public var data: Data { Data(text.utf8) }
}

extension RowFactory {
    /// Returns a document from which ``form(from:limits:)-(Data,_)`` makes the same form, except
    /// for closures.
    ///
    /// Only settings and values that differ from those of a new row are written.
    public func save(_ form: Form) -> SavedForm {
        var saving = FormSaving(factory: self)
        let json = saving.document(of: form)
        return SavedForm(json: json, leftOut: saving.leftOut)
    }
}
