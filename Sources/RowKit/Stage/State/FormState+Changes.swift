#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension FormState {
    /// The changes of the state of a form since they were last requested.
    ///
    /// Apply changes to a copy of the state to make the copy equal to the state:
    ///
    /// ```swift
    /// var copy = stage.state
    /// _ = stage.receive(ViewEvent(ViewID("name/content/field"), .type("Ada")))
    /// copy.apply(stage.takeStateChanges())
    /// ```
    public struct Changes: Codable, Hashable, Sendable {
        /// The name, version and context of the form, or nil if they are unchanged.
        var identity: FormIdentity?
        /// The number of screens, counted from the first, that are still open, or nil if all are.
        var keptScreens: Int?
        /// The changes of screens that are still open, by index.
        var screens: [Int: ScreenChanges] = [:]
        var opened: [ScreenState] = []
        /// The moment at which the form was opened, in seconds since the beginning of 2001, UTC, or
        /// nil if it is unchanged.
        var openedAt: Double?

        package static let nothing = Changes()

        /// Whether nothing changed.
        public var isEmpty: Bool {
            identity == nil && keptScreens == nil && screens.isEmpty && opened.isEmpty
                && openedAt == nil
        }
    }

    /// Applies changes to a copy of the previous state.
    public mutating func apply(_ changes: Changes) {
        if let identity = changes.identity { self.identity = identity }
        if let kept = changes.keptScreens, kept < screens.count {
            screens.removeLast(screens.count - max(kept, 0))
        }
        for (place, change) in changes.screens where screens.indices.contains(place) {
            screens[place].apply(change)
        }
        screens += changes.opened
        if let moment = changes.openedAt {
            openedAt = Date(timeIntervalSinceReferenceDate: moment)
        }
    }
}

/// The changes of the state of one form.
struct ScreenChanges: Codable, Hashable, Sendable {
    /// The key of the row that opened the screen.
    var presenter: String?
    /// The sections and rows whose state changed, by key.
    ///
    /// The state is nil if there is none any more.
    var sections: [String: SectionState?] = [:]
    var rows: [String: RowState?] = [:]
    /// The errors of the form as a whole, or nil if they are unchanged.
    var errors: [ErrorState]?
    /// The keys of the rows in which more than the interaction and the errors may have changed.
    ///
    /// Not part of the JSON.
    var written: Set<String> = []

    private enum CodingKeys: CodingKey { case presenter, sections, rows, errors }
}

extension ScreenState {
    mutating func apply(_ changes: ScreenChanges) {
        presenter = changes.presenter
        for (key, state) in changes.sections { sections[key] = state }
        for (key, state) in changes.rows { rows[key] = state }
        if let errors = changes.errors { self.errors = errors }
    }
}
