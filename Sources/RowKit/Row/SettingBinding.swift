/// An expression that decides a setting of a row.
final class SettingBinding: TakingDecision {
    /// The expression.
    enum Expression {
        /// A member of a document's `bindings`.
        case formula(Formula)
        /// A text for users that shows values.
        case text(PipedText)
        /// A property bound by a program.
        case calculation(any FacetDecision, tags: [String])
    }

    /// The name of the setting in documents, or nil if a program has bound a property.
    let name: String?
    let expression: Expression
    /// The property, or nil if a document has bound a setting.
    let property: AnyKeyPath?
    /// The setting's value before it was bound, as JSON.
    let given: JSONValue?

    /// The error of a malformed expression, or nil.
    let error: ExpressionError?
    private let type: Any.Type
    // Returns whether the result fits. If not, the setting is left at its default.
    private let assign: (FacetResult, BaseRow) -> Bool

    /// Creates a binding of a property.
    init<Value>(
        _ property: AnyKeyPath, _ calculation: Calculation<Value>,
        assign: @escaping (FacetResult, BaseRow) -> Bool
    ) {
        self.property = property
        (name, given, error) = (nil, nil, calculation.error)
        expression = .calculation(calculation, tags: calculation.tags)
        type = Value.self
        self.assign = assign
    }

    /// Creates a binding of a setting that documents can set.
    init(_ setting: RowSetting, of row: BaseRow, to expression: Expression) {
        (name, property, error) = (setting.name, nil, nil)
        given = try? setting.value(of: row)
        self.expression = expression
        type = setting.valueType()
        assign = { setting.take($0, of: $1) }
    }

    /// The tags and addresses in the expression, in order.
    var tags: [String] {
        switch expression {
        case .formula(let formula): formula.tags
        case .text(let text): text.tags
        case .calculation(_, let tags): tags
        }
    }

    var isFunction: Bool {
        if case .calculation(let decision, _) = expression { decision.isFunction } else { false }
    }

    func result(in form: Form, for owner: any Conditional) -> FacetResult {
        let context = ElementContext(form: form, owner: owner)
        return switch expression {
        case .formula(let formula): .computed(formula.value(in: context))
        case .text(let text): .computed(.text(text.text(in: context)))
        case .calculation(let decision, _): decision.result(in: form, for: owner)
        }
    }

    func take(_ result: FacetResult, of owner: any Conditional) {
        guard let row = owner as? BaseRow, let form = row.graph?.form else { return }
        form.update(by: .program) {
            if !assign(result, row) { form.report(.misfit(type, at: place(in: row))) }
        }
    }

    /// The place of the setting in problems.
    private func place(in row: BaseRow) -> String {
        name.map { "\(row.placeName).\($0)" } ?? row.placeName
    }
}

extension BaseRow {
    /// The expressions that decide settings.
    final var bindings: [SettingBinding] { extras?.bindings ?? [] }

    /// Lets an expression decide a setting that documents can set, which is not bound yet.
    final func bind(_ setting: RowSetting, to expression: SettingBinding.Expression) {
        add(SettingBinding(setting, of: self, to: expression))
    }

    /// Adds a binding, in the place of an earlier one of the same property.
    fileprivate final func add(_ binding: SettingBinding) {
        act {
            let place = bindings.firstIndex {
                $0.property != nil && $0.property == binding.property
            }
            if let place { end(madeExtras().bindings.remove(at: place)) }
            madeExtras().bindings.append(binding)
            hasBindings = true
            start(binding)
        }
    }

    /// Lets the form decide the settings that have expressions.
    final func beginBindings() {
        bindings.forEach(start)
        if let options = extras?.optionsDecision { start(options) }
    }

    /// Lets the form decide by an expression, or reports that it is malformed.
    final func start(_ binding: any TakingDecision) {
        if let error = binding.error {
            currentForm?.report(.malformedCondition(error, at: placeName))
        }
        begin(binding)
    }
}

extension RowType {
    /// Lets an expression decide a setting.
    ///
    /// ```swift
    /// seats.bind(\.maximum, to: "$stock")
    /// end.bind(\.title, to: .text("The end after {$start}"))
    /// ```
    ///
    /// The setting takes the result as it would take it from a document. A result that is nil, or
    /// has another type, leaves the setting at its default. Outside a form, the setting keeps its
    /// value.
    public func bind<Value: Equatable & Sendable>(
        _ setting: ReferenceWritableKeyPath<Self, Value?>, to calculation: Calculation<Value>
    ) {
        bind(setting, calculation) { row, value in row[keyPath: setting] = value }
    }

    /// Lets an expression decide a setting that is never nil.
    @_disfavoredOverload
    public func bind<Value: Equatable & Sendable>(
        _ setting: ReferenceWritableKeyPath<Self, Value>, to calculation: Calculation<Value>
    ) {
        bind(setting, calculation) { row, value in
            row[keyPath: setting] = value ?? Self(tag: nil)[keyPath: setting]
        }
    }

    private func bind<Value: Equatable & Sendable>(
        _ setting: AnyKeyPath, _ calculation: Calculation<Value>,
        _ assign: @escaping (Self, Value?) -> Void
    ) {
        if let error = calculation.error {
            currentForm?.report(.malformedCondition(error, at: placeName))
        }
        let binding = SettingBinding(setting, calculation) { result, row in
            guard let row = row as? Self else { return true }
            let (value, fits) = result.value(as: Value.self, in: row) { json in
                let type = Value.self as? any DocumentValue.Type
                return (try? type?.init(documentValue: json)) as? Value
            }
            assign(row, fits ? value : nil)
            return fits
        }
        add(binding)
    }
}
