import RowKit
import RowTesting

extension FormTester {
    /// What a row looks like, as text.
    func drawing(_ row: String) -> String { view(row)?.textDrawing ?? "" }

    /// The text that stands in a row's field.
    func text(in row: String) -> String? { (view("\(row)/field") as? TextInputView)?.text }
}

/// A form of rows in one section.
func form(_ rows: BaseRow...) -> Form { Form { Section(rows) } }
