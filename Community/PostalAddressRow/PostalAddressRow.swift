import RowKit

/// Asks for a postal address, with a field for each part.
///
/// ```swift
/// PostalAddressRow("address") { row in
///     row.title = "Address"
///     row.parts = [.street, .city, .state, .postalCode]
///     row.requiredParts = [.street, .city]
/// }
/// ```
///
/// The value is nil if all fields are empty. A part that is not shown keeps its text.
public final class PostalAddressRow: _PostalAddressRow<PostalAddressCell>, RowType {}

/// The logic of a ``PostalAddressRow``, for any cell with a field for each part.
open class _PostalAddressRow<Cell: PostalAddressCellType>: Row<Cell> {
    // MARK: Settings

    /// The parts that are shown, in order.
    ///
    /// A part that is listed again is ignored. Required parts that are not listed follow.
    @Setting public final var parts: [PostalAddress.Part] = [
        .street, .postalCode, .city, .state, .country,
    ]

    /// The parts without which an address is incomplete.
    ///
    /// An incomplete address is invalid. A row without any address is valid, unless it has the rule
    /// `RuleRequired`.
    @Setting public final var requiredParts: Set<PostalAddress.Part> = []

    /// The text shown while the field of the street is empty, or nil for the name of the part.
    @Setting(isWords: true) public final var streetPlaceholder: String?

    /// The text shown while the field of the postal code is empty, or nil for the name of the part.
    @Setting(isWords: true) public final var postalCodePlaceholder: String?

    /// The text shown while the field of the city is empty, or nil for the name of the part.
    @Setting(isWords: true) public final var cityPlaceholder: String?

    /// The text shown while the field of the state is empty, or nil for the name of the part.
    @Setting(isWords: true) public final var statePlaceholder: String?

    /// The text shown while the field of the country is empty, or nil for the name of the part.
    @Setting(isWords: true) public final var countryPlaceholder: String?

    // MARK: Behaviour

    /// The known parts in the order of ``parts``, separated by commas.
    open override func defaultDisplayText(for address: PostalAddress) -> String? {
        let known = shownParts.compactMap { address[$0] }
        return known.isEmpty ? nil : known.joined(separator: ", ")
    }

    /// Requires the parts in ``requiredParts``.
    ///
    /// A part that contains only white space is missing.
    open override var limits: RuleSet<PostalAddress> {
        guard !requiredParts.isEmpty else { return super.limits }
        let names = requiredParts.map(\.rawValue).sorted()
        return super.limits + [
            RuleClosure(valueSchema: ["required": .array(names.map { .string($0) })]) {
                [self] address in
                let names = missingParts(of: address).map { phrases.text(.postalAddressRow($0)) }
                guard !names.isEmpty else { return nil }
                return ValidationError(
                    .postalAddressRowMissing, ["parts": .text(names.joined(separator: ", "))])
            }
        ]
    }

    open override func customSetupCell() {
        super.customSetupCell()
        for part in PostalAddress.Part.allCases {
            let field = cell.textField(for: part)
            field.keyboard = .text
            field.content = part.contentType
            field.capitalization = part == .postalCode ? .allCharacters : .words
            field.autocorrects = false
            field.onType { [weak self] text in self?.take(text, as: part) }
        }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        for part in PostalAddress.Part.allCases {
            let field = cell.textField(for: part)
            let name = phrases.text(.postalAddressRow(part))
            field.name = name
            field.placeholder = placeholder(for: part) ?? name
            field.isRequired = requiredParts.contains(part)
            field.text = value?[part] ?? ""
        }
        cell.arrange(shownParts.map(cell.textField))
        cell.view.controlWithError = value.flatMap { missingParts(of: $0).first }
            .map(cell.textField)
    }

    /// The parts that are shown, each once.
    private final var shownParts: [PostalAddress.Part] {
        var known: Set<PostalAddress.Part> = []
        let required = PostalAddress.Part.allCases.filter(requiredParts.contains)
        return (parts + required).filter { known.insert($0).inserted }
    }

    private final func missingParts(of address: PostalAddress) -> [PostalAddress.Part] {
        PostalAddress.Part.allCases.filter { part in
            requiredParts.contains(part) && address[part]?.allSatisfy(\.isWhitespace) ?? true
        }
    }

    private final func placeholder(for part: PostalAddress.Part) -> String? {
        switch part {
        case .street: streetPlaceholder
        case .postalCode: postalCodePlaceholder
        case .city: cityPlaceholder
        case .state: statePlaceholder
        case .country: countryPlaceholder
        }
    }

    private final func take(_ text: String, as part: PostalAddress.Part) {
        var address = value ?? PostalAddress()
        address[part] = text
        setValue(address.isEmpty ? nil : address, by: .user)
    }
}

extension PostalAddress.Part {
    /// The value of HTML's `autocomplete` attribute.
    fileprivate var contentType: String {
        switch self {
        case .street: "address-line1"
        case .postalCode: "postal-code"
        case .city: "address-level2"
        case .state: "address-level1"
        case .country: "country-name"
        }
    }
}
