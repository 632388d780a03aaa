import RowKit

/// Asks for several lines of text.
///
/// ```swift
/// TextAreaRow("notes") { row in
///     row.placeholder = "What else should we know?"
///     row.textAreaHeight = .dynamic(initialTextViewHeight: 60)
/// }
/// ```
public final class TextAreaRow: _TextAreaRow<TextAreaCell>, RowType {}

/// The logic of a ``TextAreaRow``, for any cell with an area.
open class _TextAreaRow<Cell: ControlCellType<TextAreaView> & CellType>: AreaRow<Cell>
where Cell.Value == String {
    /// Creates a row that capitalises sentences.
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { capitalization = .sentences }
    }
}

/// The superclass of rows with a multiline text area, for any cell that has one.
open class AreaRow<Cell: ControlCellType<TextAreaView> & CellType>: FormatteableRow<Cell>
where Cell.Value: InputTypeInitiable {
    /// The height of the area: a number of points, or `dynamic` to grow with the text.
    @Setting public final var textAreaHeight = TextAreaHeight.fixed(cellHeight: 110)

    /// Whether the text can be edited.
    @Setting public final var textAreaMode = TextAreaMode.normal

    /// The cell's area.
    public final override var textInput: TextInputView? { cell.textArea }

    open override class var settings: [RowSetting] {
        super.settings + declaredSettings(of: AreaRow.self)
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.textArea.height = textAreaHeight.cellHeight
        cell.textArea.initialHeight = textAreaHeight.initialTextViewHeight
        cell.textArea.isReadOnly = textAreaMode == .readOnly
    }
}

/// The height of a row's text area.
public enum TextAreaHeight: Hashable, Sendable {
    /// A fixed height, in points. Text that needs more space scrolls.
    case fixed(cellHeight: Double)
    /// A height that grows with the text, from an initial one in points, or nil for the host's
    /// default.
    case dynamic(initialTextViewHeight: Double?)

    /// A height that grows with the text, from the host's default.
    public static var dynamic: TextAreaHeight { .dynamic(initialTextViewHeight: nil) }

    fileprivate var cellHeight: Double? {
        if case .fixed(let height) = self { height } else { nil }
    }

    fileprivate var initialTextViewHeight: Double? {
        if case .dynamic(let height) = self { height } else { nil }
    }
}

extension TextAreaHeight: DocumentValue {
    /// Reads a number of points, `"dynamic"`, or an initial height such as `{"dynamic": 60}`.
    public init(documentValue json: JSONValue) throws(DocumentDiagnostic) {
        if json == "dynamic" {
            self = .dynamic
        } else if let height = Self.height(json) {
            self = .fixed(cellHeight: height)
        } else if case .object(let members) = json, members.count == 1,
            let height = members["dynamic"].flatMap(Self.height)
        {
            self = .dynamic(initialTextViewHeight: height)
        } else {
            throw .expected("a number of points, \"dynamic\", or {\"dynamic\": 60}", found: json)
        }
    }

    /// A number of points, `"dynamic"`, or an object with the initial height.
    public func documentValue() throws(DocumentDiagnostic) -> JSONValue {
        switch self {
        case .fixed(let height): try height.documentValue()
        case .dynamic(nil): "dynamic"
        case .dynamic(let height?): ["dynamic": try height.documentValue()]
        }
    }

    /// A number of points, `"dynamic"`, or an object with the initial height.
    public static var documentSchema: JSONValue {
        let height: JSONValue = ["type": "number", "exclusiveMinimum": 0]
        return [
            "anyOf": [
                height, ["enum": ["dynamic"]],
                [
                    "type": "object", "properties": ["dynamic": height], "required": ["dynamic"],
                    "additionalProperties": false,
                ],
            ]
        ]
    }

    /// The case with its height.
    public var swiftExpression: String? {
        switch self {
        case .fixed(let height): height.swiftExpression.map { ".fixed(cellHeight: \($0))" }
        case .dynamic(nil): ".dynamic"
        case .dynamic(let height?):
            height.swiftExpression.map { ".dynamic(initialTextViewHeight: \($0))" }
        }
    }

    private static func height(_ json: JSONValue) -> Double? {
        guard let height = try? Double(documentValue: json), height > 0 else { return nil }
        return height
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
open class TextAreaCell: _TitledCell<String, TextAreaView>, CellType {
    /// Places the title above the area.
    open override func update() {
        super.update()
        (contentView as? StackView)?.axis = .vertical
        let placeholder = (row as? any FieldRowConformance)?.placeholder
        textArea.name = titleLabel?.text == nil ? placeholder : nil
    }
}
