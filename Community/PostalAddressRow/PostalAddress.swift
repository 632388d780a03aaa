import RowKit

/// A postal address, entered in a ``PostalAddressRow``.
///
/// The JSON in a document has a member for each part that is known:
///
/// ```json
/// { "street": "Marktgasse 4", "postalCode": "3011", "city": "Bern" }
/// ```
public struct PostalAddress: Hashable, Codable, DocumentValue, PossiblyBlank {
    /// A part of an address.
    public enum Part: String, Sendable, Codable, CaseIterable, DocumentValue {
        /// The street and the number of the building.
        case street
        /// The postal code.
        case postalCode
        /// The city or town.
        case city
        /// The state, province or region.
        case state
        /// The country.
        case country
    }

    /// The street and the number of the building, or nil if unknown.
    public var street: String?
    /// The postal code, or nil if unknown.
    public var postalCode: String?
    /// The city or town, or nil if unknown.
    public var city: String?
    /// The state, province or region, or nil if unknown.
    public var state: String?
    /// The country, or nil if unknown.
    public var country: String?

    /// Creates an address.
    public init(
        street: String? = nil, postalCode: String? = nil, city: String? = nil,
        state: String? = nil, country: String? = nil
    ) {
        self.street = street
        self.postalCode = postalCode
        self.city = city
        self.state = state
        self.country = country
    }

    /// Whether no part is known.
    public var isEmpty: Bool { Part.allCases.allSatisfy { self[$0] == nil } }

    /// A part of the address, or nil if it is unknown.
    ///
    /// Assigning an empty string assigns nil.
    public subscript(part: Part) -> String? {
        get { self[keyPath: Self.property(part)] }
        set { self[keyPath: Self.property(part)] = newValue?.isEmpty == true ? nil : newValue }
    }

    private static func property(_ part: Part) -> WritableKeyPath<PostalAddress, String?> {
        switch part {
        case .street: \.street
        case .postalCode: \.postalCode
        case .city: \.city
        case .state: \.state
        case .country: \.country
        }
    }

    /// The address with the parts that are known.
    public var swiftExpression: String? {
        let parts = Part.allCases.compactMap { part in
            self[part].map { "\(part): \($0.debugDescription)" }
        }
        return "PostalAddress(\(parts.joined(separator: ", ")))"
    }

    /// Whether every part is unknown, empty or blank.
    public func isBlank(allowsBlank: Bool) -> Bool {
        let rule = RuleRequired<String>(allowsBlank: allowsBlank)
        return Part.allCases.allSatisfy { rule.isValid(value: self[$0]) != nil }
    }

    /// The schema of an object with a string for each part.
    public static var documentSchema: JSONValue {
        let parts = Part.allCases.map { ($0.rawValue, String.documentSchema) }
        return [
            "type": "object",
            "properties": .object(Dictionary(uniqueKeysWithValues: parts)),
            "additionalProperties": false,
        ]
    }
}
