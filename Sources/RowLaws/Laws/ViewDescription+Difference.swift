import RowKit

extension ViewDescription {
    /// Describes the first difference between two view trees, or returns nil if they are equal.
    ///
    /// - Parameters:
    ///   - other: The expected tree.
    ///   - ignored: Properties that may differ.
    func difference(
        from other: ViewDescription, ignoring ignored: Set<ViewProperty> = []
    ) -> String? {
        guard id == other.id else { return "found the view \(id) in place of \(other.id)" }
        guard kind == other.kind else { return "\(id) is a \(kind), not a \(other.kind)" }
        for property in ViewProperty.allCases
        where properties[property] != other.properties[property] && !ignored.contains(property) {
            let difference = JSONDifference(
                properties[property], other.properties[property], null: "no finite number")
            return "\(property.rawValue)\(difference.path) of \(id) is \(difference.words)"
        }
        guard children.count == other.children.count else {
            return "\(id) has \(children.count) views, not \(other.children.count)"
        }
        for (child, otherChild) in zip(children, other.children) {
            if let difference = child.difference(from: otherChild, ignoring: ignored) {
                return difference
            }
        }
        return nil
    }
}

extension ViewDescription {
    /// The tree without empty labels and images, which are invisible.
    fileprivate var withoutEmptyViews: ViewDescription {
        var view = self
        view.children = children.filter { !$0.isEmpty }.map(\.withoutEmptyViews)
        return view
    }

    /// Whether the view is a label without text, or an image view without an image, a placeholder
    /// and a size.
    private var isEmpty: Bool {
        switch kind {
        case .label: properties[.text] == nil
        case .image: [.image, .placeholder, .size].allSatisfy { properties[$0] == nil }
        default: false
        }
    }
}

extension [ViewDescription] {
    /// Describes the first difference that a user can see between the screens of two stages, or
    /// returns nil if there is none.
    ///
    /// A secure field makes the value secret as soon as the user types into it.
    func visibleDifference(from others: [ViewDescription]) -> String? {
        map(\.withoutEmptyViews).difference(
            from: others.map(\.withoutEmptyViews), ignoring: [.caret, .isSecret])
    }

    /// Describes the first difference between the screens of two stages, or returns nil if they are
    /// equal.
    func difference(
        from others: [ViewDescription], ignoring ignored: Set<ViewProperty> = []
    ) -> String? {
        guard count == others.count else { return "\(count) screens are open, not \(others.count)" }
        for (screen, other) in zip(self, others) {
            if let difference = screen.difference(from: other, ignoring: ignored) {
                return difference
            }
        }
        return nil
    }
}
