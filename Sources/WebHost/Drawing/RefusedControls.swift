import RowKit

/// The controls of a page whose contents were refused, with the reasons.
struct RefusedControls {
    /// A control on the page.
    struct Control {
        let view: BaseView
        /// The cell that contains the control, or nil if there is none.
        let cell: CellView?
        /// The text that the user entered, or nil if the control contains no text.
        let text: String?
        let reason: String
    }

    private(set) var controls: [Control] = []
    /// The reasons for controls that are not visible to the user, as sentences.
    private(set) var notes: [String] = []

    /// The controls of a page without refused input.
    init() {}

    /// Finds the controls on the top screen of a stage.
    init(_ refused: RefusedInput, on stage: FormStage) {
        notes = refused.notes
        for control in refused.controls {
            guard let view = stage.view(control.view), let path = view.visiblePath,
                path.last === stage.screens.last
            else {
                notes.append(control.reason)
                continue
            }
            let cell = path.lazy.compactMap { $0 as? CellView }.first
            controls.append(
                Control(view: view, cell: cell, text: control.text, reason: control.reason))
        }
    }

    /// The refused contents of a view, or nil if none were refused.
    subscript(view: BaseView) -> Control? {
        controls.isEmpty ? nil : controls.first { $0.view === view }
    }
}

extension BaseView {
    /// The view with all its ancestors, or nil if one of them is hidden.
    fileprivate var visiblePath: [BaseView]? {
        var path: [BaseView] = []
        var next: BaseView? = self
        while let view = next {
            guard !view.isHidden else { return nil }
            path.append(view)
            next = view.parent
        }
        return path
    }
}
