import RowKit
import Testing

@Suite("A limit of documents")
struct DocumentLimitTests {
    private let factory: RowFactory

    init() throws { factory = try DocumentPlugin.factory() }

    static let rule = #"{"rule": "required"}"#
    static let document = """
        {"sections": [{"rules": [\(rule)], "rows": [{"row": "FlagRow", "rules": [\(rule)]}, \
        {"row": "FlagRow"}]}, {"header": "Second"}]}
        """

    static let limits: [(WritableKeyPath<DocumentLimits, Int> & Sendable, Int)] = [
        (\.bytes, document.utf8.count), (\.depth, 7), (\.sections, 2), (\.rows, 2), (\.rules, 2),
    ]

    @Test("allows a document that just reaches it, and none that exceeds it", arguments: limits)
    func boundary(limit: WritableKeyPath<DocumentLimits, Int> & Sendable, needed: Int) {
        var limits = DocumentLimits()
        limits[keyPath: limit] = needed
        #expect(factory.complaints(about: Self.document, limits: limits) == "")
        limits[keyPath: limit] = needed - 1
        let complaint = factory.complaints(about: Self.document, limits: limits)
        #expect(complaint.contains("\(needed - 1)"), "\(complaint)")
    }
}
