/// The values that `cellSetup` listeners set for properties of a cell's views.
///
/// A cell is set up once and updated any number of times. Updates write most properties each time,
/// whether or not they changed, which would overwrite these values at once. Therefore, a value is
/// restored after each update that writes the same value as the first update, and dropped once an
/// update writes a different one.
///
/// This applies to appearance and typing. Values, options and limits belong to the row and are
/// never overridden. The text of a label is overridden only if the row has no text for it.
struct SetupWrites {
    private var writes: [SetupWrite] = []

    /// Runs a closure, and keeps the values that it sets for a view and its descendants.
    ///
    /// - Parameter isUpdated: Whether the cell has been updated before.
    mutating func hold(in root: BaseView, isUpdated: Bool, _ setUp: () -> Void) {
        var before: [ObjectIdentifier: [SetupValue]] = [:]
        root.forEachView { before[ObjectIdentifier($0)] = SetupValue.all(of: $0) }
        setUp()
        root.forEachView { view in
            guard let values = before[ObjectIdentifier(view)] ?? SetupValue.initial(of: view)
            else { return }
            for value in values {
                guard let write = value.write(to: view, isUpdated: isUpdated) else { continue }
                writes.append(write)
            }
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
    func holdWrites(isUpdated: Bool, of setUp: () -> Void) {
        var writes = setupWrites
        writes.hold(in: self, isUpdated: isUpdated, setUp)
        setupWrites = writes
    }
}

extension BaseView {
    /// Calls a closure with the view and each of its descendants.
    fileprivate func forEachView(_ body: (BaseView) -> Void) {
        body(self)
        for child in children { child.forEachView(body) }
    }
}

/// A value that a listener set for a property.
private class SetupWrite {
    /// Restores the value if an update has overwritten it.
    ///
    /// - Returns: Whether to keep the value; false once an update has changed the property.
    func outlastsUpdate() -> Bool { false }
}

/// The value that a property of a view had before `cellSetup`.
private class SetupValue {
    /// Returns the value to keep if the property of a view of the same class differs now.
    func write(to view: BaseView, isUpdated: Bool) -> SetupWrite? { nil }
}

private final class SetupWriteTo<View: BaseView, Value: Equatable>: SetupWrite {
    private weak var view: View?
    private let property: ReferenceWritableKeyPath<View, Value>
    private let given: Value
    /// Whether a value that an update writes may be overridden.
    private let yields: (Value) -> Bool
    /// The value that updates write instead, or nil before the first one.
    private var updated: Value?

    init(
        _ view: View, _ property: ReferenceWritableKeyPath<View, Value>, updated: Value?,
        yields: @escaping (Value) -> Bool
    ) {
        self.view = view
        self.property = property
        given = view[keyPath: property]
        self.updated = updated
        self.yields = yields
    }

    override func outlastsUpdate() -> Bool {
        guard let view else { return false }
        let value = view[keyPath: property]
        guard let updated else {
            // If the first update writes nothing different, there is nothing to restore.
            guard !areSame(value, given), yields(value) else { return false }
            self.updated = value
            view[keyPath: property] = given
            return true
        }
        if areSame(value, given) { return true }
        guard areSame(value, updated), yields(value) else { return false }
        view[keyPath: property] = given
        return true
    }
}

private final class SetupValueOf<View: BaseView, Value: Equatable>: SetupValue {
    private let property: ReferenceWritableKeyPath<View, Value>
    private let value: Value
    private let yields: (Value) -> Bool

    init(
        _ view: View, _ property: ReferenceWritableKeyPath<View, Value>,
        yields: @escaping (Value) -> Bool = { _ in true }
    ) {
        self.property = property
        value = view[keyPath: property]
        self.yields = yields
    }

    override func write(to view: BaseView, isUpdated: Bool) -> SetupWrite? {
        guard let view = view as? View, !areSame(view[keyPath: property], value) else { return nil }
        return SetupWriteTo(view, property, updated: isUpdated ? value : nil, yields: yields)
    }
}

extension SetupValue {
    /// The values that a view had if the cell has just made it, or nil if no cell makes such views.
    ///
    /// The labels and the image of a cell are made lazily.
    static func initial(of view: BaseView) -> [SetupValue]? {
        switch view {
        case is LabelView: all(of: LabelView())
        case is ImageView: all(of: ImageView())
        default: nil
        }
    }

    /// The values of all properties of a view that are kept.
    static func all(of view: BaseView) -> [SetupValue] {
        [
            SetupValueOf(view, \.name), SetupValueOf(view, \.role), SetupValueOf(view, \.hint),
            SetupValueOf(view, \.backgroundColor),
        ] + own(of: view)
    }

    private static func own(of view: BaseView) -> [SetupValue] {
        switch view {
        case let view as CellView:
            [SetupValueOf(view, \.accessoryType), SetupValueOf(view, \.selectionStyle)]
        case let view as LabelView:
            [
                SetupValueOf(view, \.styledText) { $0?.text.isEmpty ?? true },
                SetupValueOf(view, \.font), SetupValueOf(view, \.textColor),
                SetupValueOf(view, \.textAlignment), SetupValueOf(view, \.numberOfLines),
            ]
        case let view as TextInputView:
            [
                SetupValueOf(view, \.placeholder), SetupValueOf(view, \.font),
                SetupValueOf(view, \.textColor), SetupValueOf(view, \.textAlignment),
                SetupValueOf(view, \.keyboard), SetupValueOf(view, \.returnKey),
                SetupValueOf(view, \.content), SetupValueOf(view, \.capitalization),
                SetupValueOf(view, \.autocorrects),
            ]
        case let view as ImageView:
            [
                SetupValueOf(view, \.image) { $0 == nil }, SetupValueOf(view, \.placeholder),
                SetupValueOf(view, \.contentMode), SetupValueOf(view, \.size),
                SetupValueOf(view, \.shape),
            ]
        case let view as ButtonView:
            [SetupValueOf(view, \.image), SetupValueOf(view, \.style)]
        case let view as StackView:
            [
                SetupValueOf(view, \.axis), SetupValueOf(view, \.spacing),
                SetupValueOf(view, \.shares),
            ]
        case let view as ToggleView: [SetupValueOf(view, \.style)]
        case let view as ChoiceView:
            [
                SetupValueOf(view, \.style), SetupValueOf(view, \.placeholder),
                SetupValueOf(view, \.columns),
            ]
        case let view as DateView: [SetupValueOf(view, \.style)]
        case let view as ListView:
            [SetupValueOf(view, \.style), SetupValueOf(view, \.placeholder)]
        case let view as ProgressView: [SetupValueOf(view, \.color)]
        default: []
        }
    }
}
