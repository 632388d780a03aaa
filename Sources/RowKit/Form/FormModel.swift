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
/// form. A change of a row is written to its property when the row's listeners run, and then to
/// other rows that are bound to the same property. A write that calls no listeners, such as
/// ``RowOf/setValueSilently(_:)``, does not reach the model.
///
/// The model belongs to the isolation domain of its form. Rows hold the model strongly, and the
/// model holds rows weakly.
public final class FormModel<Value> {
    /// The value.
    public var value: Value {
        didSet { if !isWrittenByRow { update(paths, after: oldValue) } }
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

    /// Writes a change of a row.
    func write(to path: PartialKeyPath<Value>, _ write: (inout Value) -> Void) {
        isWrittenByRow = true
        write(&value)
        isWrittenByRow = false
        update([path])
    }

    /// Updates the rows of some properties, and removes rows that no longer exist.
    ///
    /// - Parameter old: The value before it was written, if the properties may be unchanged. Their
    ///   rows are left alone, because the user may have cleared them, or written what has not
    ///   reached the model.
    private func update(_ paths: [PartialKeyPath<Value>], after old: Value? = nil) {
        var bound: [BoundRow<Value>] = []
        for path in paths {
            rows[path]?.removeAll { $0.row == nil }
            guard let group = rows[path], let first = group.first else { continue }
            if let old, !first.differs(old, value) { continue }
            bound += group
        }
        var rest = bound[...]
        while let form = rest.first.map({ $0.row?.currentForm }) {
            // Usually all of them.
            let group = rest.prefix { $0.row?.currentForm === form }
            rest = rest.dropFirst(group.count)
            let update = { for row in group { row.show(self.value) } }
            if let form { form.update(update) } else { update() }
        }
    }
}

/// A row that is bound to a property of a model.
struct BoundRow<Model> {
    let path: PartialKeyPath<Model>
    private(set) weak var row: BaseRow?
    /// Sets the row's value to that of its property, unless it has that value.
    let show: (Model) -> Void
    /// Whether the property has different values in two models.
    let differs: (Model, Model) -> Bool
}
