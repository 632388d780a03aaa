import RowKit
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The sealed state that a page holds: a complete state, and the changes since.
///
/// Sending only the changes keeps the response to a key press small. While the user types into one
/// field and nothing else changes, no changes are sent at all, because the field itself holds the
/// text. Each part contains the identifier of its chain and its place in the chain, so no state can
/// be made from parts that do not belong together.
///
/// If a state is too large to be sealed, the page holds a part without a state instead, so that it
/// does not continue with an earlier state if the session is lost.
struct StateChain {
    private let id: String
    private var count = 0
    /// Whether the page can continue with the state.
    private var hasState = true
    /// The size of the changes after which the complete state is sealed again, in bytes.
    private var room = 0
    private var changesSize = 0
    /// The field that the user was in when the page last had the complete state, with its text
    /// then.
    private var field: (view: ViewID, text: String)?

    /// A part of the chain, as stored in the page.
    ///
    /// Parts may arrive out of order. A page sends back the parts of the newest chain, from the
    /// first place up to the first missing one.
    struct Part {
        let chain: String
        /// The place in the chain.
        ///
        /// The part at place 0 is the complete state, or stands for one that is too large.
        let place: Int
        let text: String
    }

    init() { id = SessionID().description }

    /// Seals the complete state of a form, and begins a new chain.
    static func whole(
        of stage: FormStage, by sealer: StateSealer
    ) throws(SealError) -> (StateChain, Part) {
        var chain = StateChain()
        // The form records changes after this call.
        let part = try chain.part(of: stage.takeState(), by: sealer)
        // The complete state of a form of many rows takes long, even if little of it has changed.
        let rows = stage.controller.form.reduce(0) { $0 + $1.count }
        chain.noteField(stage.focused, of: stage)
        chain.room = max(part.text.utf8.count, 16 << 10, min(64 * rows, 256 << 10))
        return (chain, part)
    }

    /// Begins a new chain with the complete state of a form or, if that is too large to be sealed,
    /// with a part without a state.
    static func begin(
        of stage: FormStage, by sealer: StateSealer
    ) throws(SealError) -> (StateChain, Part) {
        if let whole = try? whole(of: stage, by: sealer) { return whole }
        var chain = StateChain()
        chain.hasState = false
        let part = try chain.part(of: FormState?.none, by: sealer)
        return (chain, part)
    }

    /// Returns the next part for the page, or nil if the page needs none.
    ///
    /// While the page has no state, each change may be the one that makes it small enough.
    ///
    /// - Parameter event: The last action of the page's user.
    mutating func next(
        of stage: FormStage, after event: ViewEvent?, by sealer: StateSealer
    ) throws(SealError) -> Part? {
        guard !isHeld(event, by: stage) else { return nil }
        let changes = stage.takeStateChanges()
        if case .type = event?.action {
            noteField(event?.view, of: stage)
        } else {
            noteField(stage.focused, of: stage)
        }
        guard !changes.isEmpty else { return nil }
        if hasState, changesSize < room, let part = try? part(of: changes, by: sealer) {
            changesSize += part.text.utf8.count
            return part
        }
        let (chain, part) = try Self.begin(of: stage, by: sealer)
        // The page has a part without a state already.
        guard hasState || chain.hasState else { return nil }
        self = chain
        return part
    }

    /// Whether the control of the page holds everything that has changed since the page had the
    /// complete state: the text of the field that the user is in.
    ///
    /// If the session is lost, the text is entered again. That has no effect if the text is the one
    /// that the page's state contains, so this text is not held.
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

    private mutating func part(
        of content: some Encodable, by sealer: StateSealer
    ) throws(SealError) -> Part {
        let part = Part(
            chain: id, place: count, text: try sealer.seal(content, link: "\(id) \(count)"))
        count += 1
        return part
    }

    /// Opens the parts sent by a page.
    ///
    /// The newest part decides whether the state has expired, because a page that is in use may be
    /// older than the lifetime of a part.
    ///
    /// - Throws: ``SealError/tooLarge`` for a part without a state.
    static func open(_ parts: [String], by sealer: StateSealer) throws(SealError) -> FormState? {
        guard let first = parts.first else { return nil }
        let whole = try sealer.open(first, isNewest: parts.count == 1)
        guard let chain = whole.chain(at: 0), let content = whole.decoded(FormState?.self) else {
            throw .broken
        }
        guard var state = content else { throw .tooLarge }
        for (index, part) in parts.enumerated().dropFirst() {
            let opened = try sealer.open(part, isNewest: index == parts.count - 1)
            guard opened.chain(at: index) == chain,
                let changes = opened.decoded(FormState.Changes.self)
            else { throw .broken }
            state.apply(changes)
        }
        return state
    }
}

/// Seals and opens the state of one form for one owner.
struct StateSealer: Sendable {
    let seal: Seal
    let form: String
    let owner: Owner
    /// The time for which a page can continue without its server.
    let lifetime: Duration
    let clock: HTTPClock

    private var now: Date { Date(timeIntervalSince1970: Double(clock.secondsSince1970())) }

    fileprivate func seal(_ state: some Encodable, link: String) throws(SealError) -> String {
        // Only a number that is not finite cannot be encoded, and states contain JSON.
        guard let bytes = try? JSONEncoder().encode(state) else { throw .broken }
        return try seal.seal(
            SealedContent(
                form: form, owner: owner,
                expiry: now + Double(lifetime.components.seconds),
                context: Array(link.utf8), state: Array(bytes)))
    }

    fileprivate func open(_ text: String, isNewest: Bool) throws(SealError) -> SealedContent {
        try seal.open(text, of: form, by: owner, at: isNewest ? now : nil)
    }
}

extension SealedContent {
    /// The chain of the part, or nil if this is not the part's place in the chain.
    fileprivate func chain(at index: Int) -> Substring? {
        let link = String(decoding: context, as: UTF8.self).split(separator: " ")
        return link.count == 2 && link[1] == "\(index)" ? link[0] : nil
    }

    fileprivate func decoded<State: Decodable>(_ type: State.Type) -> State? {
        try? JSONDecoder().decode(type, from: Data(state))
    }
}
