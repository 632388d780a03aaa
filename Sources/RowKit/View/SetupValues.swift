/// Earlier values of the properties of a cell's views, to find the values that were set since.
struct SetupValues {
    private var values: [ObjectIdentifier: [SetupValue]] = [:]

    init(of root: BaseView) {
        root.forEachView { values[ObjectIdentifier($0)] = SetupValue.all(of: $0) }
    }

    /// The values that differ now.
    ///
    /// - Parameter isUpdated: Whether the cell had been updated before.
    func writes(
        in root: BaseView, _ author: SetupWrite.Author, isUpdated: Bool
    ) -> [SetupWrite] {
        var writes: [SetupWrite] = []
        root.forEachView { view in
            let before = values[ObjectIdentifier(view)] ?? SetupValue.initial(of: view) ?? []
            writes += before.compactMap { $0.write(to: view, author, isUpdated: isUpdated) }
        }
        return writes
    }
}

extension BaseView {
    /// Calls a closure with the view and each of its descendants.
    fileprivate func forEachView(_ body: (BaseView) -> Void) {
        body(self)
        for child in children { child.forEachView(body) }
    }
}

/// An earlier value of a property of a view.
class SetupValue {
    /// Returns the value to keep if the property of a view of the same class differs now.
    func write(to view: BaseView, _ author: SetupWrite.Author, isUpdated: Bool) -> SetupWrite? {
        nil
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

    override func write(
        to view: BaseView, _ author: SetupWrite.Author, isUpdated: Bool
    ) -> SetupWrite? {
        guard let view = view as? View, !areSame(view[keyPath: property], value) else { return nil }
        return SetupWriteTo(
            view, property, author, updated: isUpdated ? value : nil, yields: yields)
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
