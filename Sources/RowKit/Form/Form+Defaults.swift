extension Form {
    /// Default settings and listeners for all rows of a class.
    ///
    /// ```swift
    /// var defaults = Form.Defaults()
    /// defaults.set(\TextRow.placeholder, "optional")
    /// defaults.cellUpdate(TextRow.self) { cell, _ in cell.textField.textColor = .systemBlue }
    /// let form = Form(defaults: defaults)
    /// ```
    ///
    /// They apply to rows of the class and its subclasses, in order from superclass to subclass,
    /// while the row is in the form. A setting never overrides what was set on the row itself, and
    /// is removed when the row leaves the form; a listener runs before the row's own.
    public struct Defaults: Sendable {
        private(set) var settings: [DefaultSetting] = []
        private(set) var listeners: [DefaultListener] = []

        /// Creates defaults without settings or listeners.
        public init() {}

        /// Whether there are no settings and no listeners.
        public var isEmpty: Bool { settings.isEmpty && listeners.isEmpty }

        /// Sets the default value of a setting or hook for rows of a class.
        public mutating func set<R: BaseRow, Value: Sendable>(
            _ keyPath: ReferenceWritableKeyPath<R, Value> & Sendable, _ value: Value
        ) {
            set(keyPath) { value }
        }

        /// Sets the default of a setting or hook to a value made for each row, usually a closure.
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

        /// Runs a closure when the cell of a row of a class is made, or if it exists already, when
        /// it is first updated in the form.
        ///
        /// Values that the row's own ``RowType/cellSetup(_:)`` set for the views of an existing
        /// cell remain.
        public mutating func cellSetup<R: TypedRowType>(
            _ rows: R.Type = R.self, _ callback: @escaping @Sendable (R.Cell, R) -> Void
        ) {
            listen(to: .cellSetup, rows) { callback($0.cell, $0) }
        }

        /// Runs a closure when the cell of a row of a class was updated.
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

        /// Runs a closure when the validation errors or pending rules of a row of a class have
        /// changed.
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
}

/// A value for one property of all rows of a class.
struct DefaultSetting: Sendable {
    let rows: RowClass
    let name: String
    /// Writes the value and returns a closure that restores the previous one.
    let apply: @Sendable (BaseRow) -> (BaseRow) -> Void
}

/// A listener for one event of all rows of a class.
///
/// A class, so that a cell can note which listeners have run for it.
final class DefaultListener: Sendable {
    let event: RowEvent
    let rows: RowClass
    let run: @Sendable (BaseRow) -> Void

    init(event: RowEvent, rows: RowClass, run: @escaping @Sendable (BaseRow) -> Void) {
        self.event = event
        self.rows = rows
        self.run = run
    }
}

/// A class of rows, and a test for its subclasses.
struct RowClass: Sendable {
    let type: BaseRow.Type
    /// Whether a class is this one or inherits from it.
    let includes: @Sendable (BaseRow.Type) -> Bool

    init<R: BaseRow>(_ type: R.Type) {
        self.type = type
        includes = { $0 is R.Type }
    }
}
