import RowKit

/// Enters the contents of a page's controls into a form whose state was restored.
///
/// Only differences from the form's values are entered, in the same way as by a user. This may show
/// further rows whose controls the page also had, so the input is repeated until nothing changes.
struct ControlInput {
    let controls: PostedControls
    /// The reasons why the form refused input, as sentences.
    private(set) var refusals: [String] = []
    private let files: SessionFiles
    private var phrases = Phrases()
    private var entered: Set<ViewID> = []

    init(_ controls: PostedControls, files: SessionFiles) {
        (self.controls, self.files) = (controls, files)
    }

    /// The maximum number of times that the controls are read.
    private static let roundLimit = 20

    /// Enters all differences.
    mutating func enter(on stage: FormStage) {
        phrases = stage.controller.form.phrases
        for _ in 0..<Self.roundLimit where !enterOnce(on: stage) { return }
    }

    /// Enters the current differences.
    ///
    /// - Returns: Whether there were any.
    private mutating func enterOnce(on stage: FormStage) -> Bool {
        var actions: [(ViewID, ViewAction)] = []
        func search(_ view: BaseView) {
            if view.isHidden { return }
            if let action = controls.action(for: view), !entered.contains(view.id) {
                actions.append((view.id, action))
            }
            view.forEachChild(search)
        }
        if let screen = stage.screens.last { search(screen) }
        for (id, action) in actions {
            entered.insert(id)
            guard let action = kept(action, at: id) else { continue }
            send(ViewEvent(id, action), to: stage)
            // The user has left all controls but one.
            if id != controls.focused, case .type = action {
                send(ViewEvent(id, .commit), to: stage)
            }
        }
        return !actions.isEmpty
    }

    /// Returns an action whose files are those of the session, or nil if they are too large.
    private mutating func kept(_ action: ViewAction, at id: ViewID) -> ViewAction? {
        guard case .files(let chosen) = action else { return action }
        if let kept = files.keep(chosen, of: id) { return .files(kept) }
        refusals.append(phrases.text(.filesTooLarge))
        return nil
    }

    /// Performs an action, and stores the reason if it was refused.
    mutating func send(_ event: ViewEvent, to stage: FormStage) {
        // A control that was removed by earlier input is ignored.
        guard stage.view(event.view) != nil else { return }
        if let refusal = stage.receive(event).refusal { refusals.append(refusal.message) }
    }
}
