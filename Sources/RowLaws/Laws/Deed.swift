#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import RowKit

/// A sequence of actions that a user may perform on each view of a row, valid or not.
struct Deed: Sendable {
    /// Returns the actions in order, or an empty list to skip the view.
    let actions: @Sendable (BaseView) -> [ViewAction]
    /// Whether the whole text of the input on which the view acts is selected.
    private let selects: Bool

    init(_ actions: ViewAction...) { self.init { _ in actions } }

    init(selects: Bool = false, _ actions: @escaping @Sendable (BaseView) -> [ViewAction]) {
        self.actions = actions
        self.selects = selects
    }

    /// Whether there are actions on any view that a stage shows.
    func acts(on stage: FormStage) -> Bool {
        stage.screens.contains { $0.family.contains { !actions($0).isEmpty } }
    }

    /// Performs the deed on each view that a stage shows.
    ///
    /// - Parameters:
    ///   - before: Called before each event is sent.
    ///   - after: Called after each event, with the response of the stage.
    ///   - atEnd: Called after the actions on a view, with the last event that was accepted.
    ///     Returns a violation of a law, which ends the deed, or nil.
    func perform(
        on stage: FormStage, before: (ViewEvent) -> Void = { _ in },
        after: (ViewChanges) -> Void = { _ in }, atEnd: (ViewEvent) -> String? = { _ in nil }
    ) -> Outcome {
        var outcome = Outcome()
        for view in stage.screens.flatMap(\.family) {
            let id = view.id
            var accepted: ViewEvent?
            for action in actions(view) {
                var event = ViewEvent(action.isKey ? stage.focused ?? id : id, action)
                if selects {
                    event.selectedRange = view.inputOfActions.map { 0..<$0.text.count }
                }
                before(event)
                let changes = stage.receive(event)
                if changes.refusal == nil { accepted = event }
                after(changes)
            }
            guard let accepted else { continue }
            outcome.hadEffect = true
            outcome.breach = atEnd(accepted)
            if outcome.breach != nil { break }
        }
        return outcome
    }

    struct Outcome {
        /// Whether the stage accepted any of the actions.
        var hadEffect = false
        /// The violation of a law, or nil if there is none.
        var breach: String?
    }

    /// Sample deeds of every kind.
    static let all = input + withSelection + keys + touches

    /// Sample deeds that each perform one action on one view.
    static let input = single + onControls + files

    /// An action of each kind, and invalid ones.
    private static let single: [Deed] =
        [
            .focus, .type("a"), .type("\u{202E}1\u{301}\0"), .type(""), .blur, .press,
            .toggle(true), .toggle(false), .set(1), .set(.infinity),
            .set(-.greatestFiniteMagnitude), .choose([]), .choose(["0"]),
            .choose(["no such option", "0", "0"]), .date("2024-02-29"), .date("09:05"),
            .date("2024-02-29T09:05"), .date(nil), .color(.systemRed), .color(nil), .files([]),
            .swipe(.leading, 0), .delete, .move(3), .dismiss,
        ].map { (action: ViewAction) in Deed(action) }

    /// Actions that the control itself offers.
    private static let onControls = [
        Deed { view in (view as? NumberInputView).map { [.set($0.minimum)] } ?? [] },
        Deed { view in (view as? NumberInputView).map { [.set($0.maximum)] } ?? [] },
        Deed { view in
            (view as? NumberInputView).map { [.set(($0.minimum + $0.maximum) / 2)] } ?? []
        },
        Deed { view in view.keysOnOffer.first.map { [.choose([$0])] } ?? [] },
        Deed { view in view.keysOnOffer.last.map { [.choose([$0])] } ?? [] },
        Deed { view in
            (view as? ChoiceView)?.allowsMultiple == true ? [.choose(view.keysOnOffer)] : []
        },
        Deed { view in view.placesToMove.first.map { [.move($0)] } ?? [] },
        Deed { view in view.placesToMove.last.map { [.move($0)] } ?? [] },
        Deed { view in (view as? ColorView)?.swatches.last.map { [.color($0.color)] } ?? [] },
    ]

    /// Actions on views that act on the selected text of an input.
    private static let withSelection = [
        Deed(selects: true) { view in view.inputOfActions == nil ? [] : [.press] },
        Deed(selects: true) { view in
            guard view.inputOfActions != nil, let key = view.keysOnOffer.last else { return [] }
            return [.choose([key])]
        },
    ]

    /// Files that a view accepts, and others.
    private static let files = [
        Deed { view in (view as? FileView).map { [.files([.sample(for: $0)])] } ?? [] },
        Deed { view in
            (view as? FileView).map { [.files([.sample(for: $0), .sample(for: $0)])] } ?? []
        },
        Deed { view in
            view is FileView ? [.files([FileReference(ofType: "application/x-unknown")])] : []
        },
    ]

    /// Each key, pressed in the view that has the focus, before and after typing, and together with
    /// Shift in views that handle keys.
    private static let keys = ViewAction.Key.allCases.flatMap { key in
        [
            Deed(.focus, .key(key)), Deed(.focus, .type("a"), .key(key)),
            Deed { view in view.takesKeys ? [.focus, .key(key, shift: true)] : [] },
        ]
    }

    /// Touches that end, continue, are cancelled, leave the canvas, or have no points.
    private static let touches: [Deed] = {
        let (here, there) = (CanvasView.Point(1, 1), CanvasView.Point(7, 3))
        let began = ViewAction.point(CanvasView.Touch(.began, [here]))
        let moved = ViewAction.point(
            CanvasView.Touch(.moved, [there, CanvasView.Point(1e6, -1e6)]))
        return [
            Deed(began), Deed(began, moved),
            Deed(began, moved, .point(CanvasView.Touch(.ended, [there]))),
            Deed(began, moved, .point(CanvasView.Touch(.cancelled, []))),
            Deed(.point(CanvasView.Touch(.cancelled, [here]))),
            Deed(moved), Deed(.point(CanvasView.Touch(.ended, []))),
            Deed(.point(CanvasView.Touch(.moved, [CanvasView.Point(.nan, .infinity)]))),
        ]
    }()
}

extension BaseView {
    /// The view and its descendants in the order on screen.
    var family: [BaseView] { [self] + children.flatMap(\.family) }

    /// The indices in its stack to which the user can move the view.
    fileprivate var placesToMove: Range<Int> {
        guard let stack = parent as? StackView, isMovable else { return 0..<0 }
        return 0..<stack.movableViews.clamped(to: stack.views.indices).count
    }

    /// The keys of the available options or items in the view.
    var keysOnOffer: [String] {
        switch self {
        case let view as ChoiceView: view.options.filter(\.isEnabled).map(\.key)
        case let view as ListView: view.items.filter(\.isEnabled).map(\.key)
        default: []
        }
    }
}

extension FileReference {
    /// A file of the first media type that a view accepts.
    fileprivate static func sample(for view: FileView) -> FileReference {
        let type = view.mediaTypes.first ?? "text/plain"
        return FileReference(
            ofType: type.hasSuffix("/*") ? "\(type.dropLast())sample" : type)
    }

    /// A small file of a type, beginning with the signature of a PNG image.
    fileprivate init(ofType mediaType: String) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        self.init(name: "sample", mediaType: mediaType, content: Data(signature))
    }
}

extension ViewAction {
    fileprivate var isKey: Bool { if case .key = self { true } else { false } }
}
