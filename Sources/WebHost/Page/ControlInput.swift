import RowKit

/// Enters what the controls of a page hold into a form whose state was restored.
///
/// Only differences from what the form shows are entered, as a user enters them. Rows may appear
/// thereby whose controls the page had as well, so that this is repeated until nothing changes.
struct ControlInput {
    let controls: PostedControls
    /// Whether what was typed becomes the value at once, as if the user had left each field.
    let commits: Bool
    /// What the form did not take, in sentences.
    private(set) var refusals: [String] = []
    private let files: SessionFiles
    private var phrases = Phrases()
    private var entered: Set<ViewID> = []

    init(_ controls: PostedControls, files: SessionFiles, commits: Bool) {
        (self.controls, self.files, self.commits) = (controls, files, commits)
    }

    /// The largest number of times that the controls are gone through.
    private static let roundLimit = 20

    /// Enters everything that differs.
    mutating func enter(on stage: FormStage) {
        phrases = stage.controller.form.phrases
        for _ in 0..<Self.roundLimit where !enterOnce(on: stage) { return }
    }

    /// Enters what differs now.
    ///
    /// - Returns: Whether anything did.
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
            if commits, case .type = action { send(ViewEvent(id, .commit), to: stage) }
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

    /// Performs an action, and keeps why it was refused if it was.
    mutating func send(_ event: ViewEvent, to stage: FormStage) {
        // A control that has left with what was entered before it takes nothing any more.
        guard stage.view(event.view) != nil else { return }
        if let refusal = stage.receive(event).refusal { refusals.append(refusal.message) }
    }
}
