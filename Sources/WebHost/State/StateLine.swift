import RowKit
import RowSeals

/// The sealed state held by the pages of a session: a complete state and the changes since then.
///
/// A line numbers the changes of a session since it was made or restored. Each change is sealed
/// once for all pages, so the response to a key press is small and any page can continue alone.
/// While the user of the only page types into one field and nothing else changes, no changes are
/// sealed, because the page itself holds the text.
///
/// A part contains its line and number, so only consecutive parts can be combined into a state. If
/// a state is too large to be sealed, pages hold a part without a state instead, so that they do
/// not continue from an earlier state if the session is lost.
struct StateLine {
    private let name: StatePast.Line
    /// The number of the last change.
    private var number = 0
    /// The state from which the session continues, and the changes since then, without the form.
    private var state: SessionState
    /// The parts that each page changed without knowing of the last change by another page.
    private var overwritten: [String: Set<FormState.PartName>] = [:]
    /// Whether pages can continue from the parts that they hold.
    private var hasState = true
    /// The size of the changes after which a complete state is sealed again, in bytes.
    private var room = 0
    private var changesSize = 0
    /// The focused field when pages last received the complete state, with its text at that time.
    private var field: (view: ViewID, text: String)?

    /// A page whose message is being performed.
    struct Author: Sendable {
        let page: String
        /// The number of the message, or 0 if there is none.
        var message = 0
        /// The changes that the page knew when its user acted, or nil if it knew all.
        var past: StatePast?
        /// For each earlier load of the page, the last message that the page knows of.
        var left: [String: Int] = [:]

        /// Whether the page knew of a change, possibly by another page, when its user acted.
        func knows(_ change: SessionState.Change) -> Bool {
            if past?.includes(change.moment) != false { return true }
            guard let made = change.author else { return false }
            let isLeft = left[made.page].map { made.message <= $0 } == true
            return ["", page].contains(made.page) || isLeft
        }

        fileprivate var authorship: Authorship { Authorship(page: page, message: message) }
    }

    /// A part of the state, as pages store it.
    ///
    /// Parts may arrive out of order. A page sends back the last complete state of each line that
    /// it knows, and the consecutive changes after it.
    struct Part: Sendable {
        let line: StatePast.Line
        let number: Int
        /// The seal, preceded by a full stop if it contains changes.
        let text: String

        /// The last change that a page knows when it has received the part.
        var moment: StatePast.Moment { StatePast.Moment(line: line, number: number) }
    }

    /// - Parameters:
    ///   - state: The state from which the session continues, or nil if it is new.
    ///   - parts: The parts that several of the joined states had changed.
    init(continuing state: SessionState? = nil, deciding parts: [FormState.PartName] = []) {
        name = String(SessionID().description.prefix(11))
        self.state = state ?? SessionState(form: .empty)
        // The form itself is kept by the stage.
        self.state.form = .empty
        if !parts.isEmpty { note(parts, by: nil) }
    }

    /// Seals the complete state of a new form, for its page.
    static func whole(_ form: FormState, by sealer: StateSealer) throws(SealError) -> Part {
        try StateLine().seal(form, [:], by: sealer)
    }

    /// Returns the complete state of the session, or a part without a state if it is too large.
    ///
    /// The changes must have been recorded.
    ///
    /// - Parameter performed: The last performed message of each page.
    mutating func whole(
        of stage: FormStage, performed: [String: Int], by sealer: StateSealer
    ) throws(SealError) -> Part {
        let form = stage.takeState()
        do throws(SealError) {
            let part = try seal(form, performed, by: sealer)
            // Sealing the complete state of a form with many rows takes long, even if little has
            // changed.
            let rows = stage.controller.form.reduce(0) { $0 + $1.count }
            noteField(stage.focused, of: stage)
            (hasState, changesSize) = (true, 0)
            room = max(part.text.utf8.count, 16 << 10, min(64 * rows, 256 << 10))
            return part
        } catch {
            hasState = false
            return try seal(nil, performed, by: sealer)
        }
    }

    /// Returns the next part for all pages, or nil if they need none.
    ///
    /// While pages have no state, every change is followed by an attempt to seal one, because it
    /// may have become small enough.
    ///
    /// - Parameters:
    ///   - event: The last action of the user of the only page, or nil if there are several pages.
    ///   - author: The page that acted.
    ///   - messages: The performed messages.
    mutating func next(
        of stage: FormStage, after event: ViewEvent?, from author: Author? = nil,
        performed messages: some PerformedNumbers, by sealer: StateSealer
    ) throws(SealError) -> Part? {
        guard !isHeld(event, by: stage) else { return nil }
        let changes = stage.takeStateChanges()
        if case .type = event?.action {
            noteField(event?.view, of: stage)
        } else {
            noteField(stage.focused, of: stage)
        }
        guard !changes.isEmpty else { return nil }
        let isApart = note(changes, of: stage, from: author)
        if hasState, changesSize < room,
            let part = try? seal(
                changes, of: author?.authorship ?? Authorship(), isApart: isApart,
                messages.takeChanges(), by: sealer)
        {
            changesSize += part.text.utf8.count
            return part
        }
        let hadState = hasState
        let part = try whole(of: stage, performed: messages.all, by: sealer)
        // Pages already have a part without a state.
        return hadState || hasState ? part : nil
    }

    /// Returns the state of the session, from which another session can continue.
    mutating func current(_ stage: FormStage, _ performed: [String: Int]) -> SessionState {
        note(stage.takeStateChanges(), of: stage)
        var current = state
        current.form = stage.takeState()
        current.performed = performed
        return current
    }

    /// The changes that the session includes.
    var past: StatePast { state.past }

    /// Returns the changes that a page knew at a certain change.
    ///
    /// - Parameter pasts: The changes included in the page's states of earlier lines.
    func past(
        at moment: StatePast.Moment, holding pasts: [StatePast.Line: StatePast]
    ) -> StatePast {
        guard moment.line == name else { return pasts.past(at: moment) }
        var past = past
        past.limit(to: moment)
        return past
    }

    /// The last change of the line.
    var moment: StatePast.Moment { StatePast.Moment(line: name, number: number) }

    /// The parts whose last change a page does not know.
    func parts(changedSince past: StatePast) -> Set<FormState.PartName> {
        Set(state.changes.filter { !past.includes($0.value.moment) }.keys)
    }

    /// The parts that a message changed without knowing of their previous change.
    ///
    /// Its page may not have been told.
    func parts(changedApartBy message: Authorship) -> Set<FormState.PartName> {
        state.parts(changedApartBy: message)
    }

    /// Removes and returns the parts that a page changed without knowing of their last change.
    mutating func takeOverwritten(by page: String) -> Set<FormState.PartName> {
        overwritten.removeValue(forKey: page) ?? []
    }

    /// Records that a page has entered the value that a part already had, without knowing of its
    /// last change.
    ///
    /// A page that then changes the part must know of both, or its user is told.
    ///
    /// - Parameter wasApart: Whether the page had no connection when its user acted, so that other
    ///   pages may have changed the part elsewhere.
    /// - Returns: A part without changes, for all pages, or nil if the page knew of the last
    ///   change.
    mutating func confirm(
        _ part: FormState.PartName, from author: Author, wasApart: Bool, by sealer: StateSealer
    ) throws(SealError) -> Part? {
        let last = state.changes[part]
        // The message itself has changed the part.
        if last?.author == author.authorship { return nil }
        let isKnown = last.map(author.knows) ?? true
        guard hasState, !isKnown || wasApart else {
            // Use the later message, in case a copy of the page has made another change in the
            // meantime.
            if last?.author?.page == author.page {
                state.changes[part]?.author = author.authorship
            }
            return nil
        }
        // Otherwise, both pages are its authors.
        let authorship = isKnown ? author.authorship : nil
        note([part], by: authorship)
        return try seal(.nothing, of: authorship, [:], by: sealer)
    }

    /// - Returns: Whether the author did not know of the last change of one of the parts.
    @discardableResult
    private mutating func note(
        _ changes: FormState.Changes, of stage: FormStage, from author: Author? = nil
    ) -> Bool {
        if changes.isEmpty { return false }
        let parts = changes.partNames(ofScreens: stage.screens.count)
        var unknown: Set<FormState.PartName> = []
        if let author {
            unknown = Set(
                parts.filter { part in
                    changes.areWrites(of: part) && state.changes[part].map(author.knows) == false
                })
            if !unknown.isEmpty { overwritten[author.page, default: []].formUnion(unknown) }
        }
        note(
            parts, by: author?.authorship ?? Authorship(), apart: unknown,
            left: parts.filter { !changes.areWrites(of: $0) })
        return !unknown.isEmpty
    }

    private mutating func note(
        _ parts: [FormState.PartName], by author: Authorship?,
        apart: Set<FormState.PartName> = [], left: [FormState.PartName] = []
    ) {
        number += 1
        state.note(parts, at: moment, by: author, apart: apart, left: left)
    }

    /// Whether the page's control contains everything that has changed since the page received the
    /// complete state: the text of the focused field.
    ///
    /// If the session is lost, the page enters the text again. That would have no effect if the
    /// page's state contained the same text, so the result is false in this case.
    private func isHeld(_ event: ViewEvent?, by stage: FormStage) -> Bool {
        guard hasState, let event, case .type(let text, _) = event.action, let field,
            field.view == event.view, field.text != text,
            let view = stage.view(event.view) as? TextInputView, view.text == text,
            (view as? TextFieldView)?.isSecure != true
        else { return false }
        return stage.hasChangedOnly(rowOf: view)
    }

    private mutating func noteField(_ id: ViewID?, of stage: FormStage) {
        field = id.flatMap { id in
            (stage.view(id) as? TextInputView).map { (id, $0.text) }
        }
    }
}

extension StateLine {
    private func seal(
        _ form: FormState?, _ performed: [String: Int], by sealer: StateSealer
    ) throws(SealError) -> Part {
        var whole = state
        whole.performed = performed
        if let form { whole.form = form }
        let content = SealedState(whole, hasForm: form != nil)
        let seal = try sealer.seal(content, link: SealedLink(moment: moment))
        return Part(line: name, number: number, text: seal)
    }

    private func seal(
        _ changes: FormState.Changes, of author: Authorship?, isApart: Bool = false,
        _ performed: [String: Int], by sealer: StateSealer
    ) throws(SealError) -> Part {
        let link = SealedLink(
            moment: moment, author: author, isApart: isApart, performed: performed)
        return Part(
            line: name, number: number, text: "." + (try sealer.seal(changes, link: link)))
    }
}
