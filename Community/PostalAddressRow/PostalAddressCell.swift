import RowKit

/// A cell with a field for each part of an address, for a `_PostalAddressRow`.
///
/// The row fills in the fields and handles typing. The cell only lays them out.
public protocol PostalAddressCellType: CellType where Value == PostalAddress {
    /// The field of the street.
    var streetTextField: TextFieldView { get }
    /// The field of the postal code.
    var postalCodeTextField: TextFieldView { get }
    /// The field of the city.
    var cityTextField: TextFieldView { get }
    /// The field of the state.
    var stateTextField: TextFieldView { get }
    /// The field of the country.
    var countryTextField: TextFieldView { get }
    /// Shows these fields in this order, and no others.
    ///
    /// Called on each update. A cell with a fixed layout need not implement this method.
    func arrange(_ fields: [TextFieldView])
}

extension PostalAddressCellType {
    /// Does nothing.
    public func arrange(_ fields: [TextFieldView]) {}

    /// Returns the field of a part.
    public func textField(for part: PostalAddress.Part) -> TextFieldView {
        switch part {
        case .street: streetTextField
        case .postalCode: postalCodeTextField
        case .city: cityTextField
        case .state: stateTextField
        case .country: countryTextField
        }
    }
}

/// A cell with a title above a column of fields.
///
/// A subclass with another layout overrides `setup()` and `arrange(_:)`:
///
/// ```swift
/// final class ShortAddressCell: PostalAddressCell {
///     override func setup() {
///         super.setup()
///         contentView = StackView(.horizontal, [postalCodeTextField, cityTextField])
///     }
///
///     override func arrange(_ fields: [TextFieldView]) {}
/// }
/// ```
///
/// ```swift
/// row.cellProvider = CellProvider { ShortAddressCell() }
/// ```
open class PostalAddressCell: Cell<PostalAddress>, TitledCellType, PostalAddressCellType {
    /// The title, above the fields.
    public final let titleLabel: LabelView? = LabelView()
    /// The field of the street.
    public final let streetTextField = TextFieldView()
    /// The field of the postal code.
    public final let postalCodeTextField = TextFieldView()
    /// The field of the city.
    public final let cityTextField = TextFieldView()
    /// The field of the state.
    public final let stateTextField = TextFieldView()
    /// The field of the country.
    public final let countryTextField = TextFieldView()

    private let stack = StackView(.vertical, [])

    /// Makes the column.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        for part in PostalAddress.Part.allCases { textField(for: part).part = part.rawValue }
        contentView = stack
    }

    /// Shows the title and the fields in a column.
    open func arrange(_ fields: [TextFieldView]) {
        stack.views = [titleLabel].compactMap { $0 } + fields
    }
}
