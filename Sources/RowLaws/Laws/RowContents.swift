import RowKit

/// The contents of a row at a certain time: its document, its value and its unread input.
///
/// A document contains neither unread input nor a value that is available only in Swift.
struct RowContents {
    private let row: any BaseRow & RowType
    private let form: Form
    private let factory: RowFactory
    private let document: JSONValue
    private let value: (any Sendable)?
    private let unreadText: String?

    /// Reads the contents of a row that is alone in a form.
    init(of row: any BaseRow & RowType, in form: Form, by factory: RowFactory) {
        self.row = row
        self.form = form
        self.factory = factory
        document = factory.save(form).json
        value = row.baseValue
        unreadText = unreadTextOfRow(row)
    }

    /// A description of what has changed in the row since then, or nil if nothing has.
    var change: String? {
        let now = RowContents(of: row, in: form, by: factory)
        if now.document != document {
            let difference = JSONDifference(now.document, document)
            let part = difference.path.replacing(".sections[0].rows[0].", with: "")
            return "its \(part) was \(difference.expectedText) and became \(difference.foundText)"
        }
        if !areSame(value, now.value, to: row) {
            let (old, new) = ValueText.texts(of: value, now.value)
            return "the value \(old) became \(new)"
        }
        if now.unreadText != unreadText {
            let (old, new) = ValueText.texts(of: unreadText, now.unreadText)
            return "the unread input \(old) became \(new)"
        }
        return nil
    }
}

/// The text that a row could not convert to a value, or nil if there is none.
private func unreadTextOfRow<Made: RowType>(_ row: Made) -> String? {
    (row as? Row<Made.Cell>)?.unreadInput?.text
}

/// Whether two values are the same to a row.
private func areSame<Made: RowType>(
    _ first: (any Sendable)?, _ second: (any Sendable)?, to row: Made
) -> Bool {
    guard let row = row as? Row<Made.Cell> else { return true }
    return row.isSame(first as? Made.Cell.Value, second as? Made.Cell.Value)
}
