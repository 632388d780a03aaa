/// When a row validates its value automatically.
///
/// ``Form/validate(includeHidden:includeDisabled:quietly:)`` validates it in any case.
public struct ValidationOptions: OptionSet, Sendable, Hashable {
    /// The raw value, with one bit for each option.
    public let rawValue: Int

    /// Creates options from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Never automatically.
    public static let validatesOnDemand = ValidationOptions(rawValue: 1)
    /// When the value changes.
    public static let validatesOnChange = ValidationOptions(rawValue: 2)
    /// When the row loses the focus.
    public static let validatesOnBlur = ValidationOptions(rawValue: 4)
    /// When the value changes, once the row has lost the focus.
    public static let validatesOnChangeAfterBlurred = ValidationOptions(rawValue: 8)
    /// When the value changes and when the row loses the focus.
    public static let validatesAlways: ValidationOptions = [.validatesOnChange, .validatesOnBlur]
}

extension ValidationOptions: DocumentOptions {
    /// The options as a list: `[.validatesOnChange]`.
    public var swiftExpression: String? {
        let names = Self.named.filter { contains($0.option) }
            .map { ".validates\($0.name.prefix(1).uppercased())\($0.name.dropFirst())" }
        return "[\(names.joined(separator: ", "))]"
    }

    /// `onDemand`, `onChange`, `onBlur` and `onChangeAfterBlurred`.
    public static var named: [(name: String, option: ValidationOptions)] {
        [
            ("onDemand", .validatesOnDemand), ("onChange", .validatesOnChange),
            ("onBlur", .validatesOnBlur), ("onChangeAfterBlurred", .validatesOnChangeAfterBlurred),
        ]
    }
}
