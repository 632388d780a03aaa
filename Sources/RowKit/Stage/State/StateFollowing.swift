#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Determines the changes in the state of a form and of the screens open over it.
struct StateFollowing {
    private var identity: FormIdentity?
    private var screens: [FollowedForm] = []
    private var openedAt: Date?

    /// Whether at most the state of one row has changed since the changes were last taken.
    func isUnchanged(_ first: Form, except row: BaseRow) -> Bool {
        let chain = first.screenChain
        guard identity == first.identity, openedAt == first.momentOfExpressions,
            screens.count == chain.count
        else { return false }
        return zip(screens, chain).allSatisfy { screen, open in
            screen.form === open.form && screen.isUnchanged(openedBy: open.presenter, except: row)
        }
    }

    /// Returns the changes since the last call.
    ///
    /// The first call returns the whole state.
    ///
    /// - Complexity: O(rows and sections that changed), and O(rows) of a screen that was opened.
    mutating func takeChanges(of first: Form) -> FormState.Changes {
        var changes = FormState.Changes()
        if identity != first.identity { changes.identity = first.identity }
        let chain = first.screenChain
        let kept = zip(screens, chain).prefix { $0.form === $1.form }.count
        if kept < screens.count || identity == nil { changes.keptScreens = kept }
        screens.removeLast(screens.count - kept)
        for place in 0..<kept {
            changes.screens[place] = screens[place].takeChanges(openedBy: chain[place].presenter)
        }
        for (form, presenter) in chain[kept...] {
            let screen = FollowedForm(form, openedBy: presenter)
            changes.opened.append(screen.told)
            screens.append(screen)
        }
        identity = first.identity
        let moment = first.momentOfExpressions
        if moment != openedAt { changes.openedAt = moment?.timeIntervalSinceReferenceDate }
        openedAt = moment
        return changes
    }

    /// Returns the whole state, so that the next changes are those since this call.
    mutating func takeState(of first: Form) -> FormState {
        _ = takeChanges(of: first)
        return FormState(
            identity: first.identity, screens: screens.map(\.told), openedAt: openedAt)
    }
}

/// A form whose changes are recorded, and its state when they were last taken.
///
/// The form stops recording when this object is deallocated.
private final class FollowedForm {
    let form: Form
    private(set) var told: ScreenState
    private let log = StateLog()
    /// The keys of rows and sections, which may have left the form since.
    private var keys: [ObjectIdentifier: String] = [:]

    init(_ form: Form, openedBy presenter: String?) {
        self.form = form
        var keys: [ObjectIdentifier: String] = [:]
        told = form.screenState(openedBy: presenter) { keys[ObjectIdentifier($0)] = $1 }
        self.keys = keys
        form.conditions.stateLog = log
    }

    deinit { if form.conditions.stateLog === log { form.conditions.stateLog = nil } }

    /// Whether at most the state of one row has changed since the changes were last taken.
    func isUnchanged(openedBy presenter: String?, except row: BaseRow) -> Bool {
        log.sections.isEmpty && log.rows.keys.allSatisfy { $0 == ObjectIdentifier(row) }
            && told.presenter == presenter && told.errors == form.ownErrors.map(ErrorState.init)
    }

    /// Returns the changes since the last call, or nil if nothing changed.
    func takeChanges(openedBy presenter: String?) -> ScreenChanges? {
        var changes = ScreenChanges(presenter: presenter)
        changes.sections = takeChanges(of: log.sections, told: told.sections) {
            $0.currentForm === form ? ($0.key, $0.savedState) : nil
        }
        changes.rows = takeChanges(of: log.rows, told: told.rows) {
            $0.currentForm === form ? ($0.key, $0.savedState) : nil
        } hasChanged: { key, old, new in
            // An omitted value may have changed.
            old != new
                || new?.value.isOmitted == true && log.written.contains { keys[$0] == key }
        }
        if !changes.rows.isEmpty {
            let written = log.written.lazy.compactMap { [keys] in keys[$0] }
            changes.written = Set(written.filter { changes.rows[$0] != nil })
        }
        log.clear()
        let errors = form.ownErrors.map(ErrorState.init)
        if errors != told.errors { changes.errors = errors }
        guard changes != ScreenChanges(presenter: told.presenter) else { return nil }
        told.apply(changes)
        return changes
    }

    /// Returns the states that differ from those last returned, by key.
    private func takeChanges<Element, State: Equatable>(
        of elements: [ObjectIdentifier: Element], told: [String: State],
        _ state: (Element) -> (key: String, state: State?)?,
        hasChanged: (String, State?, State?) -> Bool = { $1 != $2 }
    ) -> [String: State?] {
        var found: [String: State?] = [:]
        // The key of a removed element may now belong to another.
        for id in elements.keys {
            if let key = keys.removeValue(forKey: id) { found.updateValue(nil, forKey: key) }
        }
        for (id, element) in elements {
            guard let (key, state) = state(element) else { continue }
            found.updateValue(state, forKey: key)
            if state != nil { keys[id] = key }
        }
        return found.filter { key, state in hasChanged(key, told[key], state) }
    }
}
