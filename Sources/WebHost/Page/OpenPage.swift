import RowKit
import RowSeals

/// An open form and its page, in the isolation of the caller.
///
/// It uses the steps of a ``PageSession``, but without its actor and without requests. Benchmarks
/// measure these steps.
package final class OpenPage {
    package let stage: FormStage
    private let sealer: StateSealer
    private let assets: PageAssets
    private let shared: SessionID?
    private var line = StateLine()
    private let messages = PerformedMessages()
    private var isSealed = false

    /// Opens a form.
    ///
    /// - Parameters:
    ///   - keys: The keys that seal the state in the page.
    ///   - isShared: Whether other pages may show the session, so that its drawing is kept.
    package init(_ form: Form, keys: SealKeys, isShared: Bool = false) {
        shared = isShared ? SessionID() : nil
        stage = FormStage(FormViewController(form: form))
        // The form shows a submit button, because the session listens to its submission.
        Submissions().listen(to: stage.controller)
        sealer = StateSealer(
            seal: Seal(keys: keys.all), form: "form", owner: Owner(""), lifetime: .seconds(3_600),
            clock: .system)
        assets = PageAssets(
            style: "/style.css", script: "/script.js", icon: "/icon.svg", frame: nil)
    }

    /// Returns the page as a complete document, with the sealed state if requested.
    package func document(sealsState: Bool) throws -> [UInt8] {
        let part = sealsState ? try line.whole(of: stage, performed: [:], by: sealer) : nil
        isSealed = part != nil || isSealed
        return PageWriter(
            path: "/form", sessionPath: "/form/s/\(SessionID())", joined: shared, assets: assets,
            part: part, form: "form"
        ).document(of: stage)
    }

    /// Returns the body of the response to an event.
    package func response(to event: ViewEvent) throws -> [UInt8] {
        let changes = stage.receive(event)
        let part =
            isSealed
            ? try line.next(of: stage, after: event, performed: messages, by: sealer) : nil
        let patch = PagePatch(
            changes, of: stage, at: .page, summarizing: nil, parts: part.map { [$0] } ?? [])
        return SubmissionOutcome.none.json(patch, after: [], of: nil, done: "")
    }

    /// Returns the event in the body of a request, or nil if the body is malformed.
    package static func event(_ body: [UInt8]) -> ViewEvent? {
        guard case .event(let event) = PageMessage(body)?.content else { return nil }
        return event
    }
}
