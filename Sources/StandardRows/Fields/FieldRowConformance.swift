/// A row with a text field, whose text may be formatted.
public protocol FieldRowConformance: AnyObject {
    /// The type of value that the formatter converts.
    associatedtype Formatted
    /// The text that the field shows while it is empty.
    var placeholder: String? { get set }
    /// The share of the width for the title, from 0 to 1, or nil for its natural width.
    var titlePercentage: Double? { get set }
    /// The formatter that converts the value to text and back, or nil to use the value's
    /// description.
    var formatter: (any FieldFormatter<Formatted>)? { get set }
    /// Whether the text is formatted while it is typed.
    var useFormatterDuringInput: Bool { get set }
    /// Whether the text stays formatted when the field gets the focus, or nil to use the value of
    /// ``useFormatterDuringInput``.
    var useFormatterOnDidBeginEditing: Bool? { get set }
}
