import RowKit

/// Enters the contents of a page's controls into a form whose state was restored, or into a new form
/// if the state is lost.
///
/// Only differences from the form's values are entered, as if by the user. This may show further
/// rows with controls on the page, so the controls are compared again until nothing differs. A new
/// form first receives the entries to which the controls belong.
struct ControlInput: Sendable {
    /// The controls whose contents are entered.
    enum Scope: Hashable, Sendable {
        /// All that differ from what the form shows.
        case all
        /// Those whose contents are in no state and no message: secure text and files that the form
        /// lacks, and the controls of rows whose values a state leaves out.
        case omitted
        /// None, because the page contains another user's data.
        case nothing
    }

    private let controls: PostedControls
    private let scope: Scope
    /// The rows whose values a state leaves out.
    private let omitted: Set<FormState.PartName>
    /// The rows that other pages have changed since.
    ///
    /// Their contents on this page are outdated.
    private let newer: Set<FormState.PartName>
    private let files: SessionFiles
    /// What the controls showed of a record that has changed since, or nil if it has not.
    private let earlier: ShownControls?
    /// The input that the form refused in the last round.
    private(set) var refused = RefusedInput()
    private var entered: Set<ViewID> = []
    /// The views whose controls have not differed from the form.
    private var unchanged: Set<ViewID> = []
    private var enteredCells: Set<ViewID> = []
    /// The views of controls that a new form has not yet shown.
    private var missing: Set<ViewID>
    private var addedCount = 0
    /// Whether the page has no script.
    ///
    /// Its controls then show the restored state, except for what the user has entered since.
    private var isPlain: Bool { controls.page == nil }

    /// - Parameters:
    ///   - found: The data restored for the page, without its controls.
    ///   - newer: The rows that other pages have changed since.
    init(
        _ controls: PostedControls, of found: FoundSession, except newer: Set<FormState.PartName>,
        files: SessionFiles
    ) {
        (self.controls, self.newer, self.files) = (controls, newer, files)
        (scope, omitted) = (found.scope, found.omitted)
        earlier = found.isOutdated ? controls.shown : nil
        missing = found.isStateLost ? Set(controls.views) : []
    }

    /// The maximum number of times that the controls are read.
    static let roundLimit = 20

    /// The maximum number of entries to add, because an entry takes much more memory than a
    /// control's name.
    private static let entryLimit = 1_000

    /// Whether a control with contents has not appeared in the form.
    var hasLostContents: Bool { missing.contains(where: controls.haveContents) }

    /// Returns the events that enter the current differences.
    ///
    /// Each view receives input once, and again if its input was refused, because other input may
    /// have changed what the form accepts.
    mutating func events(on stage: FormStage) -> [ViewEvent] {
        entered.subtract(refused.controls.map(\.view))
        refused = RefusedInput()
        if !missing.isEmpty {
            addedCount += stage.controller.form.addEntries(
                of: controls.views.filter(missing.contains),
                limit: Self.entryLimit - addedCount)
        }
        var actions: [(ViewID, ViewAction)] = []
        var cells: Set<ViewID> = []
        func search(_ view: BaseView, in cell: ViewID?) {
            if view.isHidden { return }
            if !missing.isEmpty { missing.remove(view.id) }
            let cell = view is CellView ? view.id : cell
            if let action = action(for: view), !entered.contains(view.id) {
                if !isOutdated(action, at: view, in: cell) {
                    actions.append((view.id, action))
                    if let cell { cells.insert(cell) }
                }
            } else if controls.contain(view.id) {
                unchanged.insert(view.id)
            }
            view.forEachChild { search($0, in: cell) }
        }
        for screen in stage.screens { search(screen, in: nil) }
        enteredCells.formUnion(cells)
        // Choices often hide other rows, so enter the input of those rows first.
        actions = actions.filter { !$0.1.isChoice } + actions.filter { $0.1.isChoice }
        var events: [ViewEvent] = []
        for (id, action) in actions {
            entered.insert(id)
            guard let action = kept(action, at: id, stage.controller.form.phrases) else { continue }
            events.append(ViewEvent(id, action))
            // The user has left all controls but the focused one.
            if id != controls.focused, case .type = action { events.append(ViewEvent(id, .commit)) }
        }
        return events
    }

    private func action(for view: BaseView) -> ViewAction? {
        switch scope {
        case .nothing: nil
        case .all: controls.action(for: view)
        case .omitted: isOmitted(view) ? controls.action(for: view) : nil
        }
    }

    /// Whether only the control has the contents of a view, and no other page has changed them
    /// since.
    private func isOmitted(_ view: BaseView) -> Bool {
        let isSecret =
            switch view {
            case let field as TextFieldView: field.isSecure && !field.isFilled
            case let view as FileView: view.files.isEmpty
            default: false
            }
        // Most forms have neither.
        guard isSecret || !omitted.isEmpty else { return false }
        let row = FormState.PartName(rowOf: view.id)
        return !newer.contains(row) && (isSecret || omitted.contains(row))
    }

    /// Whether a control differs from the form only because of other input or because the record has
    /// changed, and not because of the user.
    ///
    /// Without a script, this is the case for every control that did not differ before. With a
    /// script, the user may have changed such a control back. It is outdated only if it chooses
    /// options that are no longer offered, or if another control in its cell has received input.
    /// For example, a typed colour also changes a colour picker, whose contents on the page are
    /// then older.
    private func isOutdated(_ action: ViewAction, at view: BaseView, in cell: ViewID?) -> Bool {
        if earlier?.contain(action, at: view.id) == true { return true }
        guard unchanged.contains(view.id) else { return false }
        if isPlain { return true }
        guard case .choose(let keys) = action, let choice = view as? ChoiceView else {
            return cell.map(enteredCells.contains) ?? false
        }
        return !keys.allSatisfy { key in choice.options.contains { $0.key == key } }
    }

    /// Returns the action with the session's copies of its files, or nil if the files are too
    /// large.
    private mutating func kept(
        _ action: ViewAction, at id: ViewID, _ phrases: Phrases
    ) -> ViewAction? {
        guard case .files(let chosen) = action else { return action }
        if let kept = files.keep(chosen, of: id) { return .files(kept) }
        refuse(id, phrases.text(.filesTooLarge))
        return nil
    }

    /// Stores the reason why an event was refused, unless earlier input has removed or hidden its
    /// view.
    mutating func add(_ refusal: ViewRefusal, of event: ViewEvent, _ phrases: Phrases) {
        // Views without a row, such as search fields, have nothing to commit.
        guard event.action != .commit, ![.unknown, .hidden].contains(refusal.reason) else { return }
        refuse(event.view, refusal.text(by: phrases))
    }

    private mutating func refuse(_ view: ViewID, _ reason: String) {
        refused.controls.append(.init(view: view, text: controls.text(of: view), reason: reason))
    }
}

extension ViewAction {
    /// Whether the action chooses among options, or switches something on or off.
    fileprivate var isChoice: Bool {
        switch self {
        case .toggle, .choose: true
        default: false
        }
    }
}
