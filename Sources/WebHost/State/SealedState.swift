import RowHTTP
import RowKit
import RowSeals

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The content of a part that contains a complete state.
struct SealedState: Codable {
    /// The state of the form, or nil if it was too large.
    private let form: FormState?
    /// The lines of the past, with the number of the last change of each.
    private let lines: [StatePast.Line]
    private let last: [Int]
    /// The pages that have performed messages or made changes.
    ///
    /// For each, ``performed`` has the number of its last performed message, or 0.
    private let pages: [String]
    private let performed: [Int]
    /// The last change of each part: the index of its line, and its number.
    ///
    /// Then, if the author is known, the index of the page and the number of the message; for the
    /// program, the index is the number of pages. Then 1 if the author did not know of the previous
    /// change.
    private let changes: [FormState.PartName: [Int]]

    private enum CodingKeys: String, CodingKey {
        case form = "f", lines = "l", last = "n", pages = "p", performed = "d", changes = "c"
    }

    init(_ state: SessionState, hasForm: Bool) {
        form = hasForm ? state.form : nil
        let past = state.past.last.sorted { $0.key < $1.key }
        (lines, last) = (past.map(\.key), past.map(\.value))
        let authors = state.changes.values.compactMap(\.author?.page).filter { $0 != "" }
        pages = Set(authors).union(state.performed.keys).sorted()
        performed = pages.map { state.performed[$0] ?? 0 }
        var pagePlaces = Self.places(of: pages)
        pagePlaces[""] = pages.count
        let linePlaces = Self.places(of: lines)
        changes = state.changes.compactMapValues { [pagePlaces] change in
            guard let line = linePlaces[change.moment.line] else { return nil }
            let author = change.author.flatMap { author in
                pagePlaces[author.page].map { [$0, author.message] }
            }
            return [line, change.moment.number] + (author ?? []) + (change.isApart ? [1] : [])
        }
    }

    private static func places(of names: [String]) -> [String: Int] {
        Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    }

    /// The state, or nil if it was too large or is malformed.
    var state: SessionState? {
        guard var state = form.map({ SessionState(form: $0) }) else { return nil }
        for (line, number) in zip(lines, last) {
            state.past.include(StatePast.Moment(line: line, number: number))
        }
        state.changes = changes.compactMapValues { place in
            guard [2, 4, 5].contains(place.count), lines.indices.contains(place[0]) else {
                return nil
            }
            let moment = StatePast.Moment(line: lines[place[0]], number: place[1])
            return SessionState.Change(
                moment: moment, author: author(place[2...].prefix(2)), isApart: place.count == 5)
        }
        for (page, number) in zip(pages, performed) where number > 0 {
            state.performed[page] = number
        }
        return state
    }

    private func author(_ place: ArraySlice<Int>) -> Authorship? {
        guard let page = place.first, let message = place.last else { return nil }
        if page == pages.count { return Authorship() }
        return pages.indices.contains(page) ? Authorship(page: pages[page], message: message) : nil
    }
}

/// The header of a part, as words: its line and number; then, for changes, their author and the
/// number of its message, and each page with the number of its last message performed since the
/// previous part.
///
/// If the author did not know of the previous changes, its name is marked.
///
/// The header is not JSON, which takes many times as long to encode, and most user events make a
/// part.
struct SealedLink: LosslessStringConvertible {
    let moment: StatePast.Moment
    /// The author of the changes, or nil if there are several authors or no changes.
    var author: Authorship?
    /// Whether the author did not know of the previous change of a part of the form.
    var isApart = false
    /// The number of the last performed message of each page.
    ///
    /// The names of pages contain no spaces.
    var performed: [String: Int] = [:]

    private static let (program, several, apart) = ("-", "+", "!")

    var description: String {
        var text = moment.description
        if author == nil && performed.isEmpty { return text }
        let page = author.map { $0.page.isEmpty ? Self.program : $0.page } ?? Self.several
        text += " \(isApart ? Self.apart : "")\(page) \(author?.message ?? 0)"
        for (page, number) in performed where page != author?.page || number != author?.message {
            text += " \(page) \(number)"
        }
        return text
    }
}

extension SealedLink {
    init?(_ description: String) {
        let words = description.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count >= 2, words.count.isMultiple(of: 2),
            let moment = StatePast.Moment("\(words[0]) \(words[1])")
        else { return nil }
        self.moment = moment
        for place in stride(from: 2, to: words.count, by: 2) {
            isApart = isApart || place == 2 && words[place].hasPrefix(Self.apart)
            let page = String(words[place].dropFirst(place == 2 && isApart ? 1 : 0))
            guard let number = Int(words[place + 1]) else { return nil }
            if place == 2 { author = Self.author(page, number) }
            if number > 0 { performed[page] = number }
        }
    }

    private static func author(_ page: String, _ message: Int) -> Authorship? {
        if page == several { return nil }
        return page == program ? Authorship() : Authorship(page: page, message: message)
    }
}

/// The opened states of a page.
struct OpenedStates: Sendable {
    /// The states, each of a different line.
    private(set) var states: [SessionState] = []
    /// The changes that the state of each line includes.
    private(set) var pasts: [StatePast.Line: StatePast] = [:]
    /// Why a state cannot be read, or nil if all can be read.
    private(set) var failure: SealError?

    init(_ states: [SessionState]) { self.states = states }

    /// Opens the parts that a page sent: complete states, each followed by its changes.
    ///
    /// The newest part of a line decides whether its state has expired, because a page can be in
    /// use for longer than the lifetime of a part.
    init(_ parts: [String], by sealer: StateSealer) {
        var rest = parts[...]
        while !rest.isEmpty {
            do throws(SealError) {
                let (line, state) = try Self.takeState(from: &rest, by: sealer)
                states.append(state)
                pasts[line] = state.past
            } catch {
                failure = failure ?? error
                // The changes that follow belong to the unreadable state.
                rest = rest.drop(while: \.isChange)
            }
        }
    }

    /// Returns the changes that a page knew when its user acted.
    ///
    /// It may have received later changes since then, including changes of other lines from other
    /// pages.
    ///
    /// - Parameter moment: The last change that the page showed, or nil if it knew everything in
    ///   its states.
    func past(at moment: StatePast.Moment?) -> StatePast {
        moment.map(pasts.past) ?? states.reduce(into: StatePast()) { $0.include($1.past) }
    }

    /// The states joined into one, with the parts that several of them have changed, or nil if
    /// there are no states.
    var joined: (state: SessionState, changedTwice: ChangedTwice)? {
        guard var joined = states.first else { return nil }
        var changedTwice = ChangedTwice()
        for state in states.dropFirst() {
            let both = joined.join(state)
            changedTwice.parts += both.parts
            changedTwice.lost += both.lost.sorted()
        }
        return (joined, changedTwice)
    }

    private static func takeState(
        from parts: inout ArraySlice<String>, by sealer: StateSealer
    ) throws(SealError) -> (StatePast.Line, SessionState) {
        let first = parts.removeFirst()
        let end = parts.firstIndex { !$0.isChange } ?? parts.endIndex
        let following = parts[..<end]
        let opened = try sealer.open(first, isNewest: following.isEmpty)
        guard var link = opened.link?.moment, let whole = opened.decoded(SealedState.self) else {
            throw .broken
        }
        parts = parts[end...]
        guard var state = whole.state else { throw .tooLarge }
        for (index, part) in zip(following.indices, following) {
            let isNewest = index == following.endIndex - 1
            let opened = try sealer.open(part.dropFirst(), isNewest: isNewest)
            link = StatePast.Moment(line: link.line, number: link.number + 1)
            guard let openedLink = opened.link, openedLink.moment == link,
                let changes = opened.decoded(FormState.Changes.self)
            else { throw .broken }
            let left = state.form.rowsLeft(by: changes)
            state.form.apply(changes)
            let names = changes.partNames(ofScreens: state.form.screenCount)
            let author = openedLink.author
            let others = names.filter { name in
                state.changes[name].map { $0.author?.page != author?.page } == true
            }
            let apart = openedLink.isApart ? Set(others).subtracting(left) : []
            state.note(names, at: link, by: author, apart: apart, left: left)
            state.performed.merge(openedLink.performed, uniquingKeysWith: max)
        }
        return (link.line, state)
    }
}

extension String {
    /// Whether a part contains changes, which a page marks by a full stop.
    fileprivate var isChange: Bool { utf8.first == UInt8(ascii: ".") }
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

    func seal(_ state: some Encodable, link: SealedLink) throws(SealError) -> String {
        // Encoding fails only for numbers that are not finite, and states contain JSON.
        guard let bytes = try? JSONEncoder().encode(state) else { throw .broken }
        return try seal.seal(
            SealedContent(
                form: form, owner: owner,
                expiry: now + Double(lifetime.components.seconds),
                context: Array(link.description.utf8), state: Array(bytes)))
    }

    fileprivate func open(
        _ text: some StringProtocol, isNewest: Bool
    ) throws(SealError) -> SealedContent {
        try seal.open(text, of: form, by: owner, at: isNewest ? now : nil)
    }
}

extension SealedContent {
    fileprivate var link: SealedLink? { SealedLink(String(decoding: context, as: UTF8.self)) }

    fileprivate func decoded<State: Decodable>(_ type: State.Type) -> State? {
        try? JSONDecoder().decode(type, from: Data(state))
    }
}
