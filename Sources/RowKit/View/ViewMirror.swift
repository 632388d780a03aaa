/// A host's copy of what is shown, kept up to date by changes alone.
///
/// What a host in another process keeps, as a value:
///
/// ```swift
/// var mirror = ViewMirror(await session.snapshot())
/// let event = ViewEvent(ViewID("name/content/field"), .type("Ada"))
/// mirror.apply(event)  // a person sees it at once
/// mirror.apply(await session.send(event))  // and then what follows from it
/// ```
///
/// Then ``screens`` equals what the session would draw anew.
public struct ViewMirror: Hashable, Sendable {
    /// The screens, the one on top as the last.
    public private(set) var screens: [ViewDescription]

    /// The view that has the focus; nil: none.
    public private(set) var focused: ViewID?

    /// Changes that name a view that is not here, or one that is here already.
    ///
    /// There are none unless changes were lost; a host then starts anew with a snapshot.
    public private(set) var misfits: [ViewChange] = []

    /// Makes a copy of what is shown now.
    public init(_ screens: [ViewDescription], focused: ViewID? = nil) {
        self.screens = screens
        self.focused = focused
    }

    /// A view with all that stands in it; nil: it is not shown.
    public subscript(id: ViewID) -> ViewDescription? {
        for screen in screens {
            if let found = screen.find(id) { return found }
        }
        return nil
    }

    // MARK: What the session says

    /// Makes changes, one after the other.
    public mutating func apply(_ changes: ViewChanges) {
        for change in changes.changes where !apply(change) { misfits.append(change) }
        // What is covered has no focus.
        if let view = focused, screens.last?.find(view) == nil { focused = nil }
    }

    private mutating func apply(_ change: ViewChange) -> Bool {
        switch change {
        case .set(let id, let values):
            return edit(id) { view in
                for (property, value) in values {
                    view.properties[property] = value == .null ? nil : value
                }
            }
        case .insert(let view, let parent, let sibling):
            return !holdsAny(of: view) && put(view, into: parent, after: sibling)
        case .move(let id, let parent, let sibling):
            guard let view = take(id) else { return false }
            return put(view, into: parent, after: sibling)
        case .remove(let id):
            guard let view = take(id) else { return false }
            // The focus goes with its view, even if another comes that bears its name.
            if let focus = focused, view.find(focus) != nil { focused = nil }
            return true
        case .focus(let id):
            focused = id
            return id.map { self[$0] != nil } ?? true
        case .reveal(let id):
            return self[id] != nil
        }
    }

    // MARK: What a person did here

    /// Does to the copy what a person did, before the session has answered.
    ///
    /// What follows from it, or that it could not be, the session says.
    public mutating func apply(_ event: ViewEvent) {
        switch event.action {
        case _ where event.action.movesFocus: focused = event.view
        case .blur: if focused == event.view { focused = nil }
        default: _ = edit(event.view) { $0.show(event.action) }
        }
    }

    // MARK: Finding views

    /// Whether the view, or one that stands in it, is here already.
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

    /// Shows what a person did to the view, if views of its kind show that by themselves.
    fileprivate mutating func show(_ action: ViewAction) {
        for (property, value) in action.shown(by: kind) { properties[property] = value }
    }
}

extension [ViewDescription] {
    /// Puts a view behind a sibling, or first; false if there is no such sibling.
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
