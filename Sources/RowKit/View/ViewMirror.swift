/// A host's copy of the screens, kept up to date by changes alone.
///
/// A host in another process keeps one:
///
/// ```swift
/// var mirror = ViewMirror(await session.snapshot())
/// let event = ViewEvent(ViewID("name/content/field"), .type("Ada"))
/// mirror.apply(event)  // the user sees the effect at once
/// mirror.apply(await session.send(event))  // then the form responds
/// ```
///
/// Afterwards, ``screens`` equals a new snapshot of the session.
public struct ViewMirror: Hashable, Sendable {
    /// The screens, with the topmost one last.
    public private(set) var screens: [ViewDescription]

    /// The view that has the focus, or nil if there is none.
    public private(set) var focused: ViewID?

    /// The changes that could not be applied, because they name a missing view or insert an
    /// existing one.
    ///
    /// There are none unless changes were lost. In that case, start again with a snapshot.
    public private(set) var unappliedChanges: [ViewPatch.Change] = []

    /// Creates a copy from a snapshot.
    public init(_ screens: [ViewDescription], focused: ViewID? = nil) {
        self.screens = screens
        self.focused = focused
    }

    /// The view with an identifier and its descendants, or nil if it is not shown.
    public subscript(id: ViewID) -> ViewDescription? {
        for screen in screens {
            if let found = screen.find(id) { return found }
        }
        return nil
    }

    // MARK: Changes

    /// Applies the changes of a patch in order.
    public mutating func apply(_ patch: ViewPatch) {
        for change in patch.changes where !apply(change) { unappliedChanges.append(change) }
        // A view on a covered screen has no focus.
        if let view = focused, screens.last?.find(view) == nil { focused = nil }
    }

    private mutating func apply(_ change: ViewPatch.Change) -> Bool {
        switch change {
        case .set(let id, let values):
            return edit(id) { view in
                for (property, value) in values {
                    view.properties[property] = value == .null ? nil : value
                }
            }
        case .splice(let id, let property, let start, let removed, let elements):
            return editList(property, of: id) { list in
                guard start >= 0, removed >= 0, start + removed <= list.count else { return false }
                list.replaceSubrange(start..<start + removed, with: elements)
                return true
            }
        case .extend(let id, let shape, let points):
            return editList(.shapes, of: id) { $0.extendLines(of: shape, by: points) }
        case .insert(let view, let parent, let sibling):
            return !holdsAny(of: view) && put(view, into: parent, after: sibling)
        case .move(let id, let parent, let sibling):
            guard let view = take(id) else { return false }
            return put(view, into: parent, after: sibling)
        case .remove(let id):
            guard let view = take(id) else { return false }
            // A removed view loses the focus, even if another view with the same identifier is
            // inserted.
            if let focus = focused, view.find(focus) != nil { focused = nil }
            return true
        case .focus(let id):
            focused = id
            return id.map { self[$0] != nil } ?? true
        case .reveal(let id):
            return self[id] != nil
        }
    }

    // MARK: Events

    /// Applies the user's action before the session has responded.
    ///
    /// The session's changes then add its effects, or undo it if it was refused.
    public mutating func apply(_ event: ViewEvent) {
        switch event.action {
        case _ where event.action.movesFocus: focused = event.view
        case .blur: if focused == event.view { focused = nil }
        default: _ = edit(event.view) { $0.show(event.action) }
        }
    }

    // MARK: Finding views

    /// Whether the view or one of its descendants exists already.
    private func holdsAny(of view: ViewDescription) -> Bool {
        if view.children.isEmpty { return self[view.id] != nil }
        var known: Set<ViewID> = []
        for screen in screens { screen.forEach { known.insert($0.id) } }
        var isKnown = false
        view.forEach { isKnown = isKnown || known.contains($0.id) }
        return isKnown
    }

    private mutating func edit(_ id: ViewID, _ body: (inout ViewDescription) -> Void) -> Bool {
        for place in screens.indices where screens[place].edit(id, body) { return true }
        return false
    }

    private mutating func editList(
        _ property: ViewProperty, of id: ViewID, _ body: (inout [JSONValue]) -> Bool
    ) -> Bool {
        var fits = false
        let isKnown = edit(id) { view in
            guard case .array(var list) = view.properties[property] ?? [] else { return }
            fits = body(&list)
            view.properties[property] = list.isEmpty && property == .shapes ? nil : .array(list)
        }
        return isKnown && fits
    }

    private mutating func take(_ id: ViewID) -> ViewDescription? {
        if let place = screens.firstIndex(where: { $0.id == id }) {
            return screens.remove(at: place)
        }
        for place in screens.indices {
            if let view = screens[place].take(id) { return view }
        }
        return nil
    }

    private mutating func put(
        _ view: ViewDescription, into parent: ViewID, after sibling: ViewID?
    ) -> Bool {
        if parent == .screens { return screens.put(view, after: sibling) }
        var isPut = false
        return edit(parent) { isPut = $0.children.put(view, after: sibling) } && isPut
    }
}

extension ViewDescription {
    fileprivate func forEach(_ body: (ViewDescription) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }

    fileprivate func find(_ id: ViewID) -> ViewDescription? {
        if self.id == id { return self }
        for child in children {
            if let found = child.find(id) { return found }
        }
        return nil
    }

    fileprivate mutating func edit(
        _ id: ViewID, _ body: (inout ViewDescription) -> Void
    ) -> Bool {
        if self.id == id {
            body(&self)
            return true
        }
        for place in children.indices where children[place].edit(id, body) { return true }
        return false
    }

    fileprivate mutating func take(_ id: ViewID) -> ViewDescription? {
        if let place = children.firstIndex(where: { $0.id == id }) {
            return children.remove(at: place)
        }
        for place in children.indices {
            if let view = children[place].take(id) { return view }
        }
        return nil
    }

    /// Applies an action whose result views of this kind show at once.
    fileprivate mutating func show(_ action: ViewAction) {
        let concealsText = properties[.isSecure] == true
        for (property, value) in action.shown(by: kind, concealsText: concealsText) {
            properties[property] = value
        }
    }
}

extension [ViewDescription] {
    /// Inserts a view after a sibling, or as the first child.
    ///
    /// Returns false if there is no such sibling.
    fileprivate mutating func put(_ view: ViewDescription, after sibling: ViewID?) -> Bool {
        guard let sibling else {
            insert(view, at: 0)
            return true
        }
        guard let place = firstIndex(where: { $0.id == sibling }) else { return false }
        insert(view, at: place + 1)
        return true
    }
}

extension [JSONValue] {
    /// Adds points to the lines of a shape.
    ///
    /// Returns false if there are no such lines.
    fileprivate mutating func extendLines(of shape: Int, by points: [JSONValue]) -> Bool {
        guard indices.contains(shape), case .object(var members) = self[shape],
            case .array(let lines) = members["lines"]
        else { return false }
        members["lines"] = .array(lines + points)
        self[shape] = .object(members)
        return true
    }
}
