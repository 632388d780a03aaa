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

final class SetupValueOf<View: BaseView, Value: Equatable>: SetupValue {
    private let property: ReferenceWritableKeyPath<View, Value>
    private let value: Value
    private let yields: (Value) -> Bool

    init(
        _ view: View, _ property: ReferenceWritableKeyPath<View, Value>,
        yields: @escaping (Value) -> Bool
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
        BaseView.commonProperties.looks(of: view) + type(of: view).properties.looks(of: view)
    }
}
