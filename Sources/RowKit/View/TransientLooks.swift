/// Looks that were given while a cell was brought up to date: they hold until the next time.
///
/// So `cellUpdate { cell, row in if !row.isValid { cell.textLabel?.textColor = .systemRed } }` says
/// all that needs to be said, while looks given at any other moment stay.
struct TransientLooks {
    private struct Look {
        weak var view: BaseView?
        let keyPath: AnyKeyPath
        /// What the view had before.
        let old: Any
        var isGivenAgain = true
        /// Gives the view back what it had, unless somebody gave it something else meanwhile.
        var restore: () -> Void
    }

    private var looks: [Look] = []
    private(set) var isUpdating = false

    mutating func begin() {
        isUpdating = true
        for place in looks.indices { looks[place].isGivenAgain = false }
    }

    /// - Returns: What restores the looks that were not given again.
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

/// What has looks that a cell's update may give for the time being.
protocol ViewWithLooks: BaseView {}

extension BaseView: ViewWithLooks {}

extension ViewWithLooks {
    /// Notes that a look was given.
    func noteLook<Value: Equatable>(
        _ look: ReferenceWritableKeyPath<Self, Value>, _ old: Value
    ) {
        guard let cell = enclosingCell, cell.looks.isUpdating else { return }
        cell.looks.note(self, look, old: old)
    }
}
