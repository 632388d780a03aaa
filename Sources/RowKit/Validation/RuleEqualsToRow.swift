/// A value must be that of another row, as a repeated password must.
public struct RuleEqualsToRow<RowValueType: Equatable & Sendable>: RuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// What the rule answers.
    public var validationError: ValidationError

    /// The tag of the other row, if the rule was made with it.
    let tag: String?
    private let other: () -> RowOf<RowValueType>?

    /// Makes the rule for the row that has a tag in a form.
    ///
    /// While there is none, only nil is valid.
    public init(form: Form, tag: String, msg: String? = nil, id: String? = nil) {
        self.init(named: tag, tag: tag, msg: msg, id: id) { [weak form] in
            form?.rowBy(tag: tag)
        }
    }

    /// Makes the rule of a row, for the row that has a tag in the same form.
    init(tag: String, of row: BaseRow, msg: String?, id: String?) {
        self.init(named: tag, tag: tag, msg: msg, id: id) { [weak row] in
            row?.form?.rowBy(tag: tag)
        }
    }

    /// Makes the rule for a row.
    public init(row: RowOf<RowValueType>, msg: String? = nil, id: String? = nil) {
        self.init(named: row.title ?? row.tag ?? "", msg: msg, id: id) { [weak row] in row }
    }

    private init(
        named name: String, tag: String? = nil, msg: String?, id: String?,
        other: @escaping () -> RowOf<RowValueType>?
    ) {
        self.id = id
        self.tag = tag
        self.other = other
        validationError = ValidationError(.equalsToRow, ["row": .text(name)], msg: msg)
    }

    /// Judges a value.
    public func isValid(value: RowValueType?) -> ValidationError? {
        areSame(value, other()?.value) ? nil : validationError
    }
}
