import RowKit
import StandardRows

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The field rows of StandardRows with a title that floats above the text.

/// Asks for the name of an account, with a floating title.
public final class AccountFloatLabelRow: _AccountRow<FloatLabelCell<String>>, RowType {
    /// The title while it does not float.
    public override var shownPlaceholder: String? { cell.floatingPlaceholder }
}

/// Asks for a number with a fraction, with a floating title.
public final class DecimalFloatLabelRow: _DecimalRow<FloatLabelCell<Double>>, RowType {
    /// The title while it does not float.
    public override var shownPlaceholder: String? { cell.floatingPlaceholder }
}

/// Asks for an e-mail address, with a floating title.
public final class EmailFloatLabelRow: _EmailRow<FloatLabelCell<String>>, RowType {
    /// The title while it does not float.
    public override var shownPlaceholder: String? { cell.floatingPlaceholder }
}

/// Asks for a whole number, with a floating title.
public final class IntFloatLabelRow: _IntRow<FloatLabelCell<Int>>, RowType {
    /// The title while it does not float.
    public override var shownPlaceholder: String? { cell.floatingPlaceholder }
}

/// Asks for a person's name, with a floating title.
public final class NameFloatLabelRow: _NameRow<FloatLabelCell<String>>, RowType {
    /// The title while it does not float.
    public override var shownPlaceholder: String? { cell.floatingPlaceholder }
}

/// Asks for a password, which is hidden while it is typed, with a floating title.
public final class PasswordFloatLabelRow: _PasswordRow<FloatLabelCell<String>>, RowType {
    /// The title while it does not float.
    public override var shownPlaceholder: String? { cell.floatingPlaceholder }
}

/// Asks for a telephone number, with a floating title.
public final class PhoneFloatLabelRow: _PhoneRow<FloatLabelCell<String>>, RowType {
    /// The title while it does not float.
    public override var shownPlaceholder: String? { cell.floatingPlaceholder }
}

/// Asks for a line of text, with a floating title.
///
/// ```swift
/// TextFloatLabelRow("city") { row in
///     row.title = "City"
///     row.placeholder = "Where you live"
/// }
/// ```
public final class TextFloatLabelRow: _TextRow<FloatLabelCell<String>>, RowType {
    /// The title while it does not float.
    public override var shownPlaceholder: String? { cell.floatingPlaceholder }
}

/// Asks for a name in a social network, with a floating title.
public final class TwitterFloatLabelRow: _TwitterRow<FloatLabelCell<String>>, RowType {
    /// The title while it does not float.
    public override var shownPlaceholder: String? { cell.floatingPlaceholder }
}

/// Asks for the address of a page, with a floating title.
public final class URLFloatLabelRow: _URLRow<FloatLabelCell<URL>>, RowType {
    /// The title while it does not float.
    public override var shownPlaceholder: String? { cell.floatingPlaceholder }
}

/// Asks for a postal code, with a floating title.
public final class ZipCodeFloatLabelRow: _ZipCodeRow<FloatLabelCell<String>>, RowType {
    /// The title while it does not float.
    public override var shownPlaceholder: String? { cell.floatingPlaceholder }
}
