/// Settings and listeners for all rows of a class: a value that is given to a form.
///
/// ```swift
/// var defaults = FormDefaults()
/// defaults.set(\TextRow.placeholder, "optional")
/// defaults.cellUpdate(TextRow.self) { cell, _ in cell.textField.textColor = .systemBlue }
/// let form = Form(defaults: defaults)
/// ```
///
/// They hold for rows of the class and of its subclasses, from general class to special, while the
/// row stands in the form. A setting never replaces what the row itself was given, and is taken off
/// when the row leaves; a listener runs before the row's own.
public struct FormDefaults: Sendable {
    private(set) var settings: [DefaultSetting] = []
    private(set) var listeners: [DefaultListener] = []

    /// Makes defaults that say nothing.
    public init() {}

    /// Whether nothing was said.
    public var isEmpty: Bool { settings.isEmpty && listeners.isEmpty }

    /// Gives rows of a class a value for a setting or a hook.
    public mutating func set<R: BaseRow, Value: Sendable>(
        _ keyPath: ReferenceWritableKeyPath<R, Value> & Sendable, _ value: Value
    ) {
        set(keyPath) { value }
    }

    /// Gives rows of a class what a closure makes, a closure for a hook above all.
    ///
    /// ```swift
    /// defaults.set(\AmountRow.displayValueFor) { { value in value.map { "\($0) €" } } }
    /// ```
    public mutating func set<R: BaseRow, Value>(
        _ keyPath: ReferenceWritableKeyPath<R, Value> & Sendable,
        make: @escaping @Sendable () -> Value
    ) {
        settings.append(
            DefaultSetting(rows: RowClass(R.self), name: "\(keyPath)") { row in
                guard let row = row as? R else { return { _ in } }
                let valueBefore = row[keyPath: keyPath]
                row[keyPath: keyPath] = make()
                return { row in (row as? R)?[keyPath: keyPath] = valueBefore }
            })
    }

    /// Runs a closure when the value of a row of a class has changed.
    public mutating func onChange<R: BaseRow>(
        _ rows: R.Type = R.self, _ callback: @escaping @Sendable (R) -> Void
    ) {
        listen(to: .change, rows, callback)
    }

    /// Runs a closure when the cell of a row of a class is made.
    public mutating func cellSetup<R: TypedRowType>(
        _ rows: R.Type = R.self, _ callback: @escaping @Sendable (R.Cell, R) -> Void
    ) {
        listen(to: .cellSetup, rows) { callback($0.cell, $0) }
    }

    /// Runs a closure when the cell of a row of a class was brought up to date.
    public mutating func cellUpdate<R: TypedRowType>(
        _ rows: R.Type = R.self, _ callback: @escaping @Sendable (R.Cell, R) -> Void
    ) {
        listen(to: .cellUpdate, rows) { callback($0.cell, $0) }
    }

    /// Runs a closure when a row of a class is selected.
    public mutating func onCellSelection<R: TypedRowType>(
        _ rows: R.Type = R.self, _ callback: @escaping @Sendable (R.Cell, R) -> Void
    ) {
        listen(to: .selection, rows) { callback($0.cell, $0) }
    }

    /// Runs a closure when a row of a class gets or loses the focus.
    public mutating func onCellHighlightChanged<R: TypedRowType>(
        _ rows: R.Type = R.self, _ callback: @escaping @Sendable (R.Cell, R) -> Void
    ) {
        listen(to: .highlight, rows) { callback($0.cell, $0) }
    }

    /// Runs a closure when what the rules of a row of a class found has changed.
    public mutating func onRowValidationChanged<R: TypedRowType>(
        _ rows: R.Type = R.self, _ callback: @escaping @Sendable (R.Cell, R) -> Void
    ) {
        listen(to: .validation, rows) { callback($0.cell, $0) }
    }

    private mutating func listen<R: BaseRow>(
        to event: RowEvent, _ rows: R.Type, _ callback: @escaping @Sendable (R) -> Void
    ) {
        listeners.append(
            DefaultListener(event: event, rows: RowClass(R.self)) { row in
                if let row = row as? R { callback(row) }
            })
    }
}

/// A value for one property of all rows of a class.
struct DefaultSetting: Sendable {
    let rows: RowClass
    let name: String
    /// Writes the value; answers what puts back the one before.
    let apply: @Sendable (BaseRow) -> (BaseRow) -> Void
}

/// A listener for one event of all rows of a class.
struct DefaultListener: Sendable {
    let event: RowEvent
    let rows: RowClass
    let run: @Sendable (BaseRow) -> Void
}

/// A class of rows, and which classes inherit from it.
struct RowClass: Sendable {
    let type: BaseRow.Type
    /// Whether a class is this one or inherits from it.
    let includes: @Sendable (BaseRow.Type) -> Bool

    init<R: BaseRow>(_ type: R.Type) {
        self.type = type
        includes = { $0 is R.Type }
    }
}
