extension RowSetting {
    /// Creates a setting with a range of valid values.
    ///
    /// The property must be ``Limited``. The form does not check values that code sets for any
    /// other property.
    ///
    /// - Parameters:
    ///   - name: The name in documents.
    ///   - keyPath: The property that is read and written.
    ///   - sentence: A sentence that describes the setting. The limits are added to it.
    ///   - range: The valid values.
    ///   - other: The setting that the value must not exceed, or nil if there is none.
    ///   - property: The name of the property in Swift, if it differs from the name in documents.
    public init<Owner: BaseRow, Value: DocumentValue & LimitedValue>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value> & Sendable,
        _ sentence: String, in range: ClosedRange<Value.Limit>,
        notAbove other: (ReferenceWritableKeyPath<Owner, Value> & Sendable)? = nil,
        property: String? = nil
    ) {
        let range = LimitRange.closed(range.lowerBound, range.upperBound)
        self.init(
            name, keyPath, sentence, limits: SettingLimits(name, keyPath, range, below: other),
            property: property)
    }

    /// Creates a setting with a smallest valid value.
    ///
    /// The property must be ``Limited``. The form does not check values that code sets for any
    /// other property.
    ///
    /// - Parameters:
    ///   - name: The name in documents.
    ///   - keyPath: The property that is read and written.
    ///   - sentence: A sentence that describes the setting. The limits are added to it.
    ///   - range: The valid values.
    ///   - other: The setting that the value must not exceed, or nil if there is none.
    ///   - property: The name of the property in Swift, if it differs from the name in documents.
    public init<Owner: BaseRow, Value: DocumentValue & LimitedValue>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value> & Sendable,
        _ sentence: String, in range: PartialRangeFrom<Value.Limit>,
        notAbove other: (ReferenceWritableKeyPath<Owner, Value> & Sendable)? = nil,
        property: String? = nil
    ) {
        let limits = SettingLimits(name, keyPath, .from(range.lowerBound), below: other)
        self.init(name, keyPath, sentence, limits: limits, property: property)
    }

    /// Creates a setting that another setting limits.
    ///
    /// The property must be ``Limited``. The form does not check values that code sets for any
    /// other property.
    ///
    /// - Parameters:
    ///   - name: The name in documents.
    ///   - keyPath: The property that is read and written.
    ///   - sentence: A sentence that describes the setting.
    ///   - other: The setting that the value must not exceed.
    ///   - property: The name of the property in Swift, if it differs from the name in documents.
    public init<Owner: BaseRow, Value: DocumentValue & LimitedValue>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value> & Sendable,
        _ sentence: String, notAbove other: ReferenceWritableKeyPath<Owner, Value> & Sendable,
        property: String? = nil
    ) {
        let limits = SettingLimits(name, keyPath, .any, below: other)
        self.init(name, keyPath, sentence, limits: limits, property: property)
    }
}

/// The limits of a setting: a range, and another setting that it must not exceed.
struct SettingLimits: Sendable {
    /// The JSON Schema of the range, as far as it can be expressed.
    var schema: JSONValue { bounds() }
    private let bounds: @Sendable () -> JSONValue
    /// The range in words, such as `from 1 to 20`, or nil if there is none.
    private let range: String?
    private let isOutside: @Sendable (BaseRow) -> BaseRow.LimitConflict?
    private let isAbove: @Sendable (BaseRow, [RowSetting]) -> BaseRow.LimitConflict?

    init<Owner: BaseRow, Value: LimitedValue>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value> & Sendable,
        _ range: LimitRange<Value.Limit>,
        below other: (ReferenceWritableKeyPath<Owner, Value> & Sendable)?
    ) {
        bounds = { .bounds(range) }
        self.range = range.text
        isOutside = { row in
            guard let owner = row as? Owner else { return nil }
            return BaseRow.LimitConflict(name, Value._limit(of: owner[keyPath: keyPath]), range)
        }
        isAbove = { row, settings in
            guard let other, let owner = row as? Owner else { return nil }
            let otherName = settings.first { $0.keyPath == other }?.name ?? ""
            let limit = Value._limit(of: owner[keyPath: other])
            return BaseRow.LimitConflict(otherName, limit, .any)
                ?? BaseRow.LimitConflict(
                    name, Value._limit(of: owner[keyPath: keyPath]), above: otherName, limit)
        }
    }

    /// Returns a sentence with the range inserted, before an alternative such as
    /// `, or null for none`.
    func added(to sentence: String) -> String {
        guard let range else { return sentence }
        let words = Array(sentence.utf8)
        let alternative = words.indices.first { words[$0...].starts(with: ", or ".utf8) }
        let end = alternative ?? (sentence.hasSuffix(".") ? words.count - 1 : words.count)
        return String(decoding: words[..<end], as: UTF8.self) + ", \(range)"
            + String(decoding: words[end...], as: UTF8.self)
    }

    /// The conflict of a row's value with the limits, or nil if it is valid.
    ///
    /// - Parameter settings: The settings of the row's class.
    func conflict(in row: BaseRow, among settings: [RowSetting]) -> BaseRow.LimitConflict? {
        isOutside(row) ?? isAbove(row, settings)
    }
}

extension LimitRange {
    /// The range in words, as spelled in documents, or nil if every value is valid.
    var text: String? {
        switch self {
        case .any: nil
        case .from(let lower): "at least \(BaseRow.LimitConflict.text(of: lower))"
        case .closed(let lower, let upper):
            "from \(BaseRow.LimitConflict.text(of: lower)) "
                + "to \(BaseRow.LimitConflict.text(of: upper))"
        }
    }
}

extension JSONValue {
    /// Returns the schema of numbers in a range, or of everything if the limits are not numbers.
    fileprivate static func bounds<Limit>(_ range: LimitRange<Limit>) -> JSONValue {
        switch range {
        case .any: [:]
        case .from(let lower): .bound("minimum", lower) ?? [:]
        case .closed(let lower, let upper):
            .all(of: [.bound("minimum", lower) ?? [:], .bound("maximum", upper) ?? [:]])
        }
    }
}

extension BaseRow {
    /// The conflict of a setting that is invalid or contradicts another, or nil if there is none.
    ///
    /// - Parameter settings: The settings of the row's class.
    final func conflict(among settings: @autoclosure () -> [RowSetting]) -> LimitConflict? {
        guard hasUncheckedLimits else { return limitConflict }
        let settings = settings()
        for setting in settings {
            if let conflict = setting.limits?.conflict(in: self, among: settings) {
                return conflict
            }
        }
        hasUncheckedLimits = false
        return limitConflict
    }
}
