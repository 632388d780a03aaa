import RowKit
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The sealed state that a page holds: a complete state, and the changes since.
///
/// Sending only the changes keeps the response to a key press small. Each part contains the
/// identifier of its chain and its place in the chain, so no state can be made from parts that do
/// not belong together.
struct StateChain {
    private let id: String
    private var count = 0
    /// The size of the changes after which the complete state is sealed again, in bytes.
    private var room = 0
    private var changesSize = 0

    /// A part of the chain, as stored in the page.
    ///
    /// Parts may arrive out of order. A page sends back the parts of the newest chain, from the
    /// first place up to the first missing one.
    struct Part {
        let chain: String
        /// The place in the chain.
        ///
        /// The part at place 0 is the complete state.
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
        _ = stage.takeStateChanges()
        let part = try chain.part(of: stage.state, by: sealer)
        // The complete state of a form of many rows takes long, even if little of it has changed.
        let rows = stage.controller.form.reduce(0) { $0 + $1.count }
        chain.room = max(part.text.utf8.count, 16 << 10, min(64 * rows, 256 << 10))
        return (chain, part)
    }

    /// Returns the next part for the page, or nil if nothing has changed.
    mutating func next(of stage: FormStage, by sealer: StateSealer) throws(SealError) -> Part? {
        let changes = stage.takeStateChanges()
        guard !changes.isEmpty else { return nil }
        guard changesSize < room else {
            let (chain, part) = try Self.whole(of: stage, by: sealer)
            self = chain
            return part
        }
        let part = try part(of: changes, by: sealer)
        changesSize += part.text.utf8.count
        return part
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
    static func open(_ parts: [String], by sealer: StateSealer) throws(SealError) -> FormState? {
        guard let first = parts.first else { return nil }
        let whole = try sealer.open(first, isNewest: parts.count == 1)
        guard let chain = whole.chain(at: 0), var state: FormState = whole.decoded() else {
            throw .broken
        }
        for (index, part) in parts.enumerated().dropFirst() {
            let opened = try sealer.open(part, isNewest: index == parts.count - 1)
            guard opened.chain(at: index) == chain,
                let changes: FormState.Changes = opened.decoded()
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

    fileprivate func decoded<State: Decodable>() -> State? {
        try? JSONDecoder().decode(State.self, from: Data(state))
    }
}
