import RowKit
import TestRuns

extension ViewAction {
    /// A random action of the user, mostly one that suits views of this kind.
    static func random(
        for kind: ViewKind, using random: inout SeededGenerator
    ) -> ViewAction {
        let typed = ViewAction.type("typed \(random.below(3))", caret: random.below(9))
        let toggled = ViewAction.toggle(random.chance(2))
        let dated = ViewAction.date("2025-01-0\(1 + random.below(9))")
        let key = Key.allCases.randomElement(using: &random) ?? .enter
        let ofRow: [ViewAction] = [.focus, .blur, .press, .delete, .move(random.below(3))]
        let fitting: ViewAction? =
            switch kind {
            case .textField: random.chance(3) ? .focus : typed
            case .toggle: toggled
            case .date: dated
            case .cell: ofRow.randomElement(using: &random)
            default: nil
            }
        if let fitting, random.below(4) > 0 { return fitting }
        let others: [ViewAction] = [
            .dismiss, .swipe(.leading, 0), .key(key), typed, toggled,
            .set(Double(random.below(200))), .choose(["0"]), dated, .color(.systemRed),
            .files([]), .point(CanvasView.Touch(.began, [])),
        ]
        return (ofRow + others).randomElement(using: &random) ?? .press
    }
}
