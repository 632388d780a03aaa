import RowKit
import RowTesting

extension FormTester {
    /// The drawing of a row, as text.
    func drawing(_ row: String) -> String { view(row)?.textDrawing ?? "" }

    /// The text in a row's field.
    func text(in row: String) -> String? { (view("\(row)/field") as? TextInputView)?.text }
}

/// A form of rows in one section.
func form(_ rows: BaseRow...) -> Form { Form { Section(rows) } }
