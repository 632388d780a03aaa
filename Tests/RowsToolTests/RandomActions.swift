import Foundation
import RowKit
import TestRuns

extension ViewAction {
    /// An action that a user may perform on a view; occasionally one that the view does not accept.
    static func random(
        on view: ViewDescription, using random: inout SeededGenerator
    ) -> ViewAction {
        switch view.kind {
        case _ where random.chance(10): return random.chance(2) ? .press : stray(&random)
        case .textField, .textArea:
            switch random.below(4) {
            case 0: return .focus
            case 1: return .key(Key.allCases[random.below(Key.allCases.count)])
            default:
                let text = texts[random.below(texts.count)]
                return .type(text, caret: random.chance(2) ? nil : random.below(text.count + 1))
            }
        case .toggle: return .toggle(random.chance(2))
        case .slider, .stepper: return .set(Double(random.below(21)) / 2)
        case .choice, .list:
            let keys = view.keys
            let count = view.properties[.allowsMultiple] == true ? random.below(3) : 1
            return .choose(
                keys.isEmpty ? [] : (0..<count).map { _ in keys[random.below(keys.count)] })
        case .date: return .date(dates[random.below(dates.count)])
        case .color: return .color(random.chance(3) ? nil : .systemRed)
        case .file:
            return .files([FileReference(name: "a", mediaType: "text/plain", content: Data([1]))])
        case .canvas:
            return .point(CanvasView.Touch(.ended, [CanvasView.Point(Double(random.below(99)), 5)]))
        case .form: return .dismiss
        case .cell where random.chance(3): return ofEntry(&random)
        default: return random.chance(2) ? .press : .blur
        }
    }

    private static let texts = [
        "", "a", "12", "12.5x", "-7.5", "3.14159", "Bern", "ada@example.org", "https://example.org",
        "e\u{301}", "Zürich\u{202E}\n", "peter", "ma",
    ]
    private static let dates = [nil, "2024-02-29", "09:05", "2024-02-29T09:05", "07:31"]

    private static func ofEntry(_ random: inout SeededGenerator) -> ViewAction {
        [.delete, .move(random.below(3)), .swipe(.trailing, 0), .swipe(.leading, 0), .focus]
            .randomElement(using: &random) ?? .press
    }

    private static func stray(_ random: inout SeededGenerator) -> ViewAction {
        [.dismiss, .type("stray"), .choose(["0"]), .set(3), .toggle(true), ofEntry(&random)]
            .randomElement(using: &random) ?? .press
    }
}

extension ViewDescription {
    /// The view and all its descendants.
    var everyView: [ViewDescription] { [self] + children.flatMap(\.everyView) }

    /// The keys of options or items.
    fileprivate var keys: [String] {
        guard case .array(let options) = properties[.options] ?? properties[.items] else {
            return []
        }
        return options.compactMap { option in
            if case .string(let key) = option["key"] { key } else { nil }
        }
    }
}
