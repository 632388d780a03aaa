import RowKit

/// Asks for several lines of text.
///
/// ```swift
/// TextAreaRow("notes") { row in
///     row.placeholder = "What else should we know?"
///     row.textAreaHeight = .dynamic
/// }
/// ```
public final class TextAreaRow: _TextAreaRow<TextAreaCell>, RowType {}

/// The logic of a ``TextAreaRow``, for any cell with an area.
open class _TextAreaRow<Cell: TextAreaCellType & CellType>: AreaRow<Cell>
where Cell.Value == String {
    /// Creates a row that capitalises sentences.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { capitalization = .sentences }
    }
}

/// The superclass of rows with a multiline text area, for any cell that has one.
open class AreaRow<Cell: TextAreaCellType & CellType>: FormatteableRow<Cell>
where Cell.Value: InputTypeInitiable {
    /// The height of the area.
    @Setting public final var textAreaHeight = TextAreaHeight.fixed(cellHeight: 110)

    /// Whether the text can be edited.
    @Setting public final var textAreaMode = TextAreaMode.normal

    /// The cell's area.
    public final override var textInput: TextInputView? { cell.textArea }

    open override class var settings: [RowSetting] {
        super.settings + [
            .init(
                "textAreaHeight", \AreaRow.textAreaHeight,
                "The height of the area: a number of points, or \"dynamic\" to fit the text."),
            .init("textAreaMode", \AreaRow.textAreaMode, "Whether the text can be edited."),
        ]
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.textArea.height = textAreaHeight.points
        cell.textArea.isReadOnly = textAreaMode == .readOnly
    }
}

/// The height of a row's text area.
public enum TextAreaHeight: Hashable, Sendable {
    /// A fixed height, in points.
    case fixed(cellHeight: Double)
    /// The natural height of the text.
    case dynamic

    fileprivate var points: Double? {
        if case .fixed(let cellHeight) = self { cellHeight } else { nil }
    }
}

extension TextAreaHeight: DocumentValue {
    /// Reads a number of points, or `"dynamic"`.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        if json == "dynamic" {
            self = .dynamic
        } else if let height = try? Double(documentValue: json), height > 0 {
            self = .fixed(cellHeight: height)
        } else {
            throw .expected("a number of points, or \"dynamic\"", found: json)
        }
    }

    /// A number of points, or `"dynamic"`.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        try points?.documentValue() ?? "dynamic"
    }

    /// A number of points, or `"dynamic"`.
    public static var documentSchema: JSONValue {
        ["anyOf": [["type": "number", "exclusiveMinimum": 0], ["enum": ["dynamic"]]]]
    }
}

/// Whether the text of an area can be changed.
public enum TextAreaMode: String, Hashable, Sendable, Codable, CaseIterable, DocumentValue {
    /// The text can be changed.
    case normal
    /// The text can only be read.
    case readOnly
}

/// The cell of a ``TextAreaRow``: a title with the area below it.
open class TextAreaCell: _TitledCell<String, TextAreaView>, TextAreaCellType, CellType {
    /// The area.
    public final var textArea: TextAreaView { control }

    /// Shows the title above the area.
    open override func update() {
        super.update()
        (contentView as? StackView)?.axis = .vertical
        let placeholder = (row as? any FieldRowConformance)?.placeholder
        textArea.name = titleLabel?.text == nil ? placeholder : nil
    }
}
