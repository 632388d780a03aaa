/// The values that `cellSetup` listeners set for properties of a cell's views.
///
/// A cell is set up once and updated any number of times. Updates write most properties each time,
/// whether or not they changed, which would overwrite these values at once. Therefore, a value is
/// restored after each update that writes the same value as the first update, and dropped once an
/// update writes a different one.
///
/// This applies to appearance and typing. Values, options and limits belong to the row and are
/// never overridden. The text of a label is overridden only if the row has no text for it.
///
/// Defaults of the form that are found after the cell was made do not override the values that the
/// row's own listeners set.
struct SetupWrites {
    private var writes: [SetupWrite] = []

    /// Runs a closure, and keeps the values that it sets for a view and its descendants.
    ///
    /// - Parameter isUpdated: Whether the cell has been updated before.
    mutating func hold(
        in root: BaseView, _ author: SetupWrite.Author, isUpdated: Bool, _ setUp: () -> Void
    ) {
        let before = SetupValues(of: root)
        let own = author == .defaults ? writes.filter { $0.author == .row } : []
        let restorations = own.map { $0.restoration() }
        setUp()
        for restore in restorations { restore() }
        for write in before.writes(in: root, author, isUpdated: isUpdated) {
            writes.removeAll { write.replaces($0) }
            writes.append(write)
        }
    }

    /// Restores the values that an update has overwritten.
    mutating func restore() {
        if !writes.isEmpty { writes.removeAll { !$0.outlastsUpdate() } }
    }
}

extension CellView {
    /// Runs `cellSetup` listeners, and keeps the values that they set; see ``SetupWrites``.
    ///
    /// - Parameter isUpdated: Whether the cell has been updated before.
    func holdWrites(
        of author: SetupWrite.Author, isUpdated: Bool, _ setUp: () -> Void
    ) {
        var writes = setupWrites
        writes.hold(in: self, author, isUpdated: isUpdated, setUp)
        setupWrites = writes
    }
}

/// A value that was set for a property.
class SetupWrite {
    /// The owner of the listener that set a value.
    enum Author { case defaults, row }

    let author: Author

    init(_ author: Author) { self.author = author }

    /// Returns a closure that restores the current value of the property.
    func restoration() -> () -> Void { {} }

    /// Whether another value was set for the same property, which this one then replaces.
    func replaces(_ earlier: SetupWrite) -> Bool { false }

    /// Restores the value if an update has overwritten it.
    ///
    /// - Returns: Whether to keep the value; false once an update has changed the property.
    func outlastsUpdate() -> Bool { false }
}

final class SetupWriteTo<View: BaseView, Value: Equatable>: SetupWrite {
    private weak var view: View?
    private let property: ReferenceWritableKeyPath<View, Value>
    private let given: Value
    /// Whether a value that an update writes may be overridden.
    private let yields: (Value) -> Bool
    /// The value that updates write instead, or nil before the first one.
    private var updated: Value?

    init(
        _ view: View, _ property: ReferenceWritableKeyPath<View, Value>, _ author: Author,
        updated: Value?, yields: @escaping (Value) -> Bool
    ) {
        self.view = view
        self.property = property
        given = view[keyPath: property]
        self.updated = updated
        self.yields = yields
        super.init(author)
    }

    override func restoration() -> () -> Void {
        guard let view else { return {} }
        return { [property, value = view[keyPath: property]] in view[keyPath: property] = value }
    }

    override func replaces(_ earlier: SetupWrite) -> Bool {
        guard let earlier = earlier as? SetupWriteTo<View, Value>, earlier.view === view,
            earlier.property == property
        else { return false }
        updated = earlier.updated
        return true
    }

    override func outlastsUpdate() -> Bool {
        guard let view else { return false }
        let value = view[keyPath: property]
        let updated = updated ?? value
        self.updated = updated
        if areSame(value, given) { return true }
        guard areSame(value, updated), yields(value) else { return false }
        view[keyPath: property] = given
        return true
    }
}
