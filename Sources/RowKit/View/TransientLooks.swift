/// Properties of appearance that were set while a cell was updated, and that last until the next
/// update.
///
/// Therefore,
/// `cellUpdate { cell, row in if !row.isValid { cell.textLabel?.textColor = .systemRed } }` is
/// sufficient, while appearance set at any other time is kept.
struct TransientLooks {
    private struct Look {
        weak var view: BaseView?
        let keyPath: AnyKeyPath
        /// The view's earlier value.
        let old: Any
        var isGivenAgain = true
        /// Restores the earlier value, unless the property has been changed since.
        var restore: () -> Void
    }

    private var looks: [Look] = []
    private(set) var isUpdating = false

    mutating func begin() {
        isUpdating = true
        for place in looks.indices { looks[place].isGivenAgain = false }
    }

    /// - Returns: Closures that restore the properties that were not set again.
    mutating func end() -> [() -> Void] {
        isUpdating = false
        guard !looks.isEmpty else { return [] }
        let gone = looks.filter { !$0.isGivenAgain }
        looks.removeAll { !$0.isGivenAgain }
        return gone.map(\.restore)
    }

    mutating func note<View: BaseView, Value: Equatable>(
        _ view: View, _ look: ReferenceWritableKeyPath<View, Value>, old: Value
    ) {
        let new = view[keyPath: look]
        let place = looks.firstIndex { $0.view === view && $0.keyPath == look }
        let before = place.flatMap { looks[$0].old as? Value } ?? old
        guard place != nil || old != new else { return }
        let given = Look(view: view, keyPath: look, old: before) { [weak view] in
            guard let view, view[keyPath: look] == new else { return }
            view[keyPath: look] = before
        }
        if let place { looks[place] = given } else { looks.append(given) }
    }
}

/// A view with properties of appearance that an update of a cell may set temporarily.
protocol ViewWithLooks: BaseView {}

extension BaseView: ViewWithLooks {}

extension ViewWithLooks {
    /// Records a property of appearance that was set while the view's cell is updated.
    func noteLook<Value: Equatable>(
        _ look: ReferenceWritableKeyPath<Self, Value>, _ old: Value
    ) {
        guard let cell = enclosingCell, cell.looks.isUpdating else { return }
        cell.looks.note(self, look, old: old)
    }
}
