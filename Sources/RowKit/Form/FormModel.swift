/// A value of the program's own whose properties are bound to rows, in both directions.
///
/// ```swift
/// let model = FormModel(SignUp(name: "Ada", age: nil, guests: []))
/// let form = Form {
///     Section {
///         TextRow("name").bind(to: model, \.name)
///         IntRow("age").bind(to: model, \.age)
///     }
/// }
/// model.value.name = "Grace"  // the row shows it
/// form.setValues(["age": 36])
/// model.value.age  // 36
/// ```
///
/// A write to ``value`` brings all bound rows up to date, in one transaction for each form. A change
/// of a row is written to its property when the row's callbacks run, and reaches other rows that
/// are bound to the same property.
///
/// The model belongs to the isolation domain of its form. Rows keep it alive; it keeps no row alive.
public final class FormModel<Value> {
    /// The value.
    public var value: Value {
        didSet { if !isWrittenByRow { update(rows) } }
    }

    private var rows: [BoundRow<Value>] = []
    private var isWrittenByRow = false

    /// Makes a model of a value.
    public init(_ value: Value) { self.value = value }

    fileprivate func bind(_ row: BoundRow<Value>) {
        rows.append(row)
        row.update(value)
    }

    /// Takes a change of a row.
    fileprivate func write(to path: PartialKeyPath<Value>, _ write: (inout Value) -> Void) {
        isWrittenByRow = true
        write(&value)
        isWrittenByRow = false
        update(rows.filter { $0.path == path })
    }

    private func update(_ bound: [BoundRow<Value>]) {
        rows.removeAll { $0.row == nil }
        var rest = bound[...]
        while let form = rest.first.map({ $0.row?.currentForm }) {
            // Usually all of them.
            let group = rest.prefix { $0.row?.currentForm === form }
            rest = rest.dropFirst(group.count)
            let update = { for row in group { row.update(self.value) } }
            if let form { form.update(update) } else { update() }
        }
    }
}

/// A row that is bound to a property of a model.
private struct BoundRow<Model> {
    let path: PartialKeyPath<Model>
    private(set) weak var row: BaseRow?
    /// Gives the row the value of its property.
    let update: (Model) -> Void
}

extension RowType {
    /// Binds the row's value to an optional property of a model.
    ///
    /// The row gets the value of the property at once.
    @discardableResult
    public func bind<Model>(
        to model: FormModel<Model>, _ path: WritableKeyPath<Model, Cell.Value?>
    ) -> Self {
        model.bind(
            BoundRow(path: path, row: self) { [weak self] in self?.value = $0[keyPath: path] })
        return onChange { row in
            model.write(to: path) { $0[keyPath: path] = row.value }
        }
    }

    /// Binds the row's value to a property of a model that always has a value.
    ///
    /// The row gets the value of the property at once. While the row is empty, the property keeps
    /// the last value.
    @discardableResult
    public func bind<Model>(
        to model: FormModel<Model>, _ path: WritableKeyPath<Model, Cell.Value>
    ) -> Self {
        model.bind(
            BoundRow(path: path, row: self) { [weak self] in self?.value = $0[keyPath: path] })
        return onChange { row in
            guard let value = row.value else { return }
            model.write(to: path) { $0[keyPath: path] = value }
        }
    }
}
