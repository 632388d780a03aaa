/// A row into which text is typed.
public protocol FieldRowConformance: FormatterConformance {
    /// What the field shows while it is empty.
    var placeholder: String? { get set }
    /// The share of the width that the title takes, from 0 to 1; nil: as much as it needs.
    var titlePercentage: Double? { get set }
}

/// A row whose text is formatted.
public protocol FormatterConformance: AnyObject {
    /// What the formatter reads and writes.
    associatedtype Formatted
    /// What turns the value into text and back; nil: the value's own description.
    var formatter: (any FieldFormatter<Formatted>)? { get set }
    /// Whether the text is formatted while it is typed.
    var useFormatterDuringInput: Bool { get set }
    /// Whether the text stays formatted when the field gets the focus; nil: as during input.
    var useFormatterOnDidBeginEditing: Bool? { get set }
}
