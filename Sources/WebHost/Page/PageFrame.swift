/// The parts of pages around the form, for a site that shows more than forms.
package struct PageFrame: Sendable {
    /// The style sheet of the parts, loaded after that of the form.
    let style: [UInt8]
    let script: [UInt8]
    /// Writes the content before the form with the given name.
    let writeStart: @Sendable (_ form: String, _ html: inout HTMLWriter) -> Void
    /// Writes the content after the form with the given name.
    let writeEnd: @Sendable (_ form: String, _ html: inout HTMLWriter) -> Void

    /// Creates a frame from its style sheet, its script, and the content before and after each
    /// form.
    package init(
        style: [UInt8], script: [UInt8],
        start: @escaping @Sendable (_ form: String, _ html: inout HTMLWriter) -> Void,
        end: @escaping @Sendable (_ form: String, _ html: inout HTMLWriter) -> Void
    ) {
        self.style = style
        self.script = script
        writeStart = start
        writeEnd = end
    }
}
