import Foundation
import Testing

@testable import RowKit

@Suite("Events and changes as JSON")
struct ViewCodingTests {
    private static let view = ViewID("row/content/field")
    private static let file = FileReference(
        name: "a.png", mediaType: "image/png", content: Data([0]))

    @Test(
        "Every event decodes as it was encoded",
        arguments: [
            ViewAction.focus, .blur, .type("a", caret: 1), .type(""), .toggle(true), .set(0.5),
            .set(-3), .choose([]), .choose(["a", "b"]), .date("2025-01-01"), .date(nil),
            .color(.systemRed), .color(nil), .color(RowColor(text: "#01020304")), .files([]),
            .files([file]), .point(CanvasView.Touch(.moved, [CanvasView.Point(1, 2.5)])), .press,
            .swipe(.leading, 0), .swipe(.trailing, -1), .delete, .move(3), .dismiss,
        ] + ViewAction.Key.allCases.map { .key($0) })
    func events(action: ViewAction) throws {
        let event = ViewEvent(Self.view, action)
        #expect(try travelled(event) == event)
    }

    @Test("An event decodes with its selection", arguments: [0..<0, 3..<8])
    func selections(range: Range<Int>) throws {
        let event = ViewEvent(Self.view, .press, selectedRange: range)
        #expect(try travelled(event) == event)
    }

    @Test(
        "Every change decodes as it was encoded",
        arguments: [
            ViewPatch.Change.set(view, [:]), .remove(view), .focus(view), .focus(nil),
            .reveal(view),
            .move(view, into: ViewID("a"), after: nil), .move(view, into: .screens, after: view),
            .insert(ViewDescription(id: view, kind: .label), into: ViewID("a"), after: nil),
            .insert(
                ViewDescription(
                    id: view, kind: .stack, properties: [.spacing: 2.5],
                    children: [ViewDescription(id: ViewID("x"), kind: .date)]),
                into: ViewID("a"), after: view),
        ])
    func changes(change: ViewPatch.Change) throws {
        #expect(try travelled(change) == change)
        let changes = ViewPatch(number: 7, [change], refusal: ViewRefusal(.hidden, "no"))
        #expect(try travelled(changes) == changes)
    }

    @Test("Every property is coded with every kind of value", arguments: ViewProperty.allCases)
    func properties(property: ViewProperty) throws {
        let values: [JSONValue] = [
            .null, true, 1, 2.5, "text", ["a", 1, .null], ["key": ["deep": false]], .array([]),
            .object([:]), .integer(.max), .integer(.min), .number(1e300),
        ]
        for value in values {
            let change = ViewPatch.Change.set(Self.view, [property: value])
            #expect(try travelled(change) == change)
            let view = ViewDescription(id: Self.view, kind: .file, properties: [property: value])
            #expect(try travelled(view) == view)
        }
    }

    @Test("No property has the name of a part of a change")
    func names() {
        let parts: Set = ["set", "insert", "move", "remove", "focus", "reveal", "into", "after"]
        #expect(parts.isDisjoint(with: ViewProperty.allCases.map(\.rawValue)))
    }

    @Test("Unknown input is an error, not a guess")
    func unknown() {
        for text in [
            #"{}"#, #"{"view": "a"}"#, #"{"view": "a", "do": "jump"}"#,
            #"{"view": 1, "do": "focus"}"#,
            #"{"view": "a", "do": "type"}"#, #"{"view": "a", "do": "set", "number": "1"}"#,
            #"{"view": "a", "do": "color", "color": "reddish"}"#,
            #"{"view": "a", "do": "press", "selection": [3]}"#,
            #"{"view": "a", "do": "press", "selection": [3, 2]}"#,
            #"{"view": "a", "do": "press", "selection": 3}"#,
        ] {
            #expect(throws: DecodingError.self, "\(text)") {
                try JSONDecoder().decode(ViewEvent.self, from: Data(text.utf8))
            }
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(ViewPatch.Change.self, from: Data("{}".utf8))
        }
    }

    @Test(
        "A number that is not finite is encoded as null",
        arguments: [Double.nan, .infinity, -.infinity])
    func endless(number: Double) throws {
        let slider = SliderView()
        slider.value = number
        slider.maximum = .infinity
        let copy = try travelled(slider.snapshot)
        #expect(copy.properties[.value] == .null)
        #expect(copy.properties[.maximum] == .null)
    }
}
