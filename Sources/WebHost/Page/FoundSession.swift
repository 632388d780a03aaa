import RowKit
import RowSeals

/// The session with which a page continues.
struct FoundSession: Sendable {
    let session: PageSession
    /// The identifier of the session, if other requests use it, too.
    var id: SessionID?
    /// The controls of the page whose contents are entered.
    var scope = ControlInput.Scope.omitted
    /// The rows whose values are missing in the state, so that only controls have them.
    var omitted: Set<FormState.PartName> = []
    /// The parts that could not be restored, as sentences.
    var notes: [String] = []
    /// Whether the record of the form has changed since the page was made, which does not keep the
    /// user from submitting: the submission has the context of the page.
    var isOutdated = false
    /// Whether the form is new, because the state of the page cannot be read.
    var isStateLost = false
    /// The states that the page holds.
    var opened = OpenedStates([])
}
