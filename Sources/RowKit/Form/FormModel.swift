/// A value of the program whose properties are bound to rows in both directions.
///
/// ```swift
/// let model = FormModel(Review(name: "Ada", rating: nil))
/// let form = Form {
///     NameRow("name").bind(to: model, \.name)
///     IntRow("rating").bind(to: model, \.rating)
/// }
/// model.value.name = "Grace"  // the row shows it
/// form.setValues(["rating": 3])
/// _ = model.value.rating  // 3
/// ```
///
/// Writing to ``value`` updates the rows of the properties that change, in one transaction for each
/// form. The listeners of these rows are called, but cannot replace the new values, unless a
/// listener of a changed value wrote to the model. A change of a row is written to its property
/// when the row's listeners run, and then to other rows whose properties have changed with it. A
/// write that calls no listeners, such as ``RowOf/setValueSilently(_:)``, does not reach the model.
///
/// The value is a structure or an enumeration. The model does not notice the changes of an object:
/// if the value is an object, rows do not follow its properties.
///
/// The model belongs to the isolation domain of its form. Rows hold the model strongly, and the
/// model holds rows weakly.
public final class FormModel<Value> {
    /// The value.
    public var value: Value {
        didSet { if !isWrittenByRow { update(after: oldValue) } }
    }

    /// The properties that rows are bound to, in the order of the first row of each.
    private var paths: [PartialKeyPath<Value>] = []
    private var rows: [PartialKeyPath<Value>: [BoundRow<Value>]] = [:]
    private var isWrittenByRow = false

    /// Creates a model of a value.
    public init(_ value: Value) { self.value = value }

    func bind(_ row: BoundRow<Value>) {
        if rows[row.path] == nil { paths.append(row.path) }
        rows[row.path, default: []].append(row)
        row.show(value)
    }

    /// Writes a change of a row, and updates the rows of all properties that change with it.
    func write(from row: BoundRow<Value>) {
        let old = value
        if store(row) { update(after: old, writtenFrom: row.path) }
    }

    /// Updates the rows of the properties that have changed, and removes rows that no longer exist.
    ///
    /// Rows of other properties are left alone, because the user may have cleared them, or entered
    /// a value that has not reached the model.
    ///
    /// - Parameters:
    ///   - old: The value before the change.
    ///   - source: The property that was written from a row, or nil. Its rows are updated even if
    ///     the property is unchanged, because it may convert the value.
    private func update(after old: Value, writtenFrom source: PartialKeyPath<Value>? = nil) {
        var bound: [BoundRow<Value>] = []
        for path in paths {
            rows[path]?.removeAll { $0.row == nil }
            guard let group = rows[path], let first = group.first else { continue }
            if path == source || first.differs(old, value) { bound += group }
        }
        var rest = bound[...]
        while let form = rest.first.map({ $0.row?.currentForm }) {
            // Usually all of them.
            let group = rest.prefix { $0.row?.currentForm === form }
            rest = rest.dropFirst(group.count)
            guard let form else {
                for row in group { row.show(value) }
                continue
            }
            form.update {
                if source == nil, !form.transaction.isNotifyingOfChange {
                    group.compactMap(\.row).forEach(form.lock)
                }
                for row in group { update(row, in: form, writtenFrom: source) }
            }
        }
    }

    /// Updates a row, or the property if the row keeps its value.
    ///
    /// A row keeps a value that is locked. If another row has changed the property, it also keeps a
    /// value that has not reached the model.
    private func update(
        _ bound: BoundRow<Value>, in form: Form, writtenFrom source: PartialKeyPath<Value>?
    ) {
        guard let row = bound.row, bound.path != source,
            form.isLocked(row) || source != nil && row.hasPendingChange
        else { return bound.show(value) }
        store(bound)
    }

    /// Sets the property of a row to the row's value; see ``BoundRow/store``.
    @discardableResult
    private func store(_ row: BoundRow<Value>) -> Bool {
        let wasWrittenByRow = isWrittenByRow
        isWrittenByRow = true
        defer { isWrittenByRow = wasWrittenByRow }
        return row.store(&value)
    }
}

/// A row that is bound to a property of a model.
struct BoundRow<Model> {
    let path: PartialKeyPath<Model>
    private(set) weak var row: BaseRow?
    /// Sets the row's value to that of its property, unless it has that value.
    let show: (Model) -> Void
    /// Sets the property to the row's value, unless it has that value.
    ///
    /// Returns false if the row has no value but the property needs one.
    let store: (inout Model) -> Bool
    /// Whether the property has different values in two models.
    let differs: (Model, Model) -> Bool
}
