/// Requires the same value as in another row, for example for a repeated password.
///
/// ```swift
/// let form = Form("Account") {
///     NameRow("password")
///     NameRow("again") { row in
///         row.add(rule: RuleEqualsToRow(tag: "password", of: row))
///     }
/// }
/// ```
public struct RuleEqualsToRow<RowValueType: Equatable & Sendable>: RuleType {
    /// A name by which the rule can be removed.
    public var id: String?
    /// The error for an invalid value.
    public var validationError: ValidationError

    /// The tag of the other row, or nil if the rule was made from the row itself.
    let tag: String?
    /// The form in which the tag is looked up.
    private let form: () -> Form?
    private let other: () -> RowOf<RowValueType>?

    /// Creates the rule for the row with a tag in a form.
    ///
    /// If there is no such row, only nil is valid.
    public init(form: Form, tag: String, msg: String? = nil, id: String? = nil) {
        self.init(tag: tag, in: { [weak form] in form }, msg: msg, id: id)
    }

    /// Creates the rule for the row with a tag in the form of `row`, which may join its form later.
    ///
    /// If there is no such row, only nil is valid.
    public init(tag: String, of row: BaseRow, msg: String? = nil, id: String? = nil) {
        self.init(tag: tag, in: { [weak row] in row?.form }, msg: msg, id: id)
    }

    /// Creates the rule for another row.
    public init(row: RowOf<RowValueType>, msg: String? = nil, id: String? = nil) {
        self.id = id
        tag = nil
        form = { nil }
        other = { [weak row] in row }
        validationError = ValidationError(
            .equalsToRow, ["row": .text(row.title ?? row.tag ?? "")], msg: msg)
    }

    private init(tag: String, in form: @escaping () -> Form?, msg: String?, id: String?) {
        self.id = id
        self.tag = tag
        self.form = form
        other = { form()?.rowBy(tag: tag) }
        validationError = ValidationError(.equalsToRow, ["row": .text(tag)], msg: msg)
    }

    /// Returns ``validationError`` if the value is invalid, or nil.
    public func isValid(value: RowValueType?) -> ValidationError? {
        let other = other()
        guard !areSame(value, other?.value) else { return nil }
        var error = validationError
        // The message names the row as the user knows it, although the rule may know only its tag.
        if let title = other?.title, error.parameters["row"] != nil {
            error.parameters["row"] = .text(title)
        }
        return error
    }
}

/// A rule that looks up rows by their tags.
private protocol TagNamingRule {
    /// Returns the tags that the rule looks up in a form.
    func tags(namedIn form: Form) -> [String]
}

extension RuleEqualsToRow: TagNamingRule {
    fileprivate func tags(namedIn form: Form) -> [String] {
        self.form() === form ? [tag].compactMap(\.self) : []
    }
}

extension RulePredicate: TagNamingRule {
    fileprivate func tags(namedIn form: Form) -> [String] { condition.tags }
}

extension AnyRule {
    /// Returns the tags that the rule and its terms look up in a form.
    func tags(namedIn form: Form) -> [String] {
        ((base as? any TagNamingRule)?.tags(namedIn: form) ?? [])
            + ((terms as? FormTerms)?.tags ?? [])
    }
}
