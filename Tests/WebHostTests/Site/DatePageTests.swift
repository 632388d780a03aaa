import RowKit
import StandardRows
import Testing

@testable import WebHost

@Suite("Dates on a page without a script")
struct DatePageTests {
    private let box = SubmissionBox()

    private static let forms: FormList = [
        "trip": {
            Form("Trip") {
                Section {
                    DateRow("day") { $0.title = "Day" }
                    DateTimePickerRow("departure") { row in
                        row.title = "Departure"
                        row.minuteInterval = 5
                    }
                    TimePickerRow("alarm") { $0.title = "Alarm" }
                    CountDownRow("walk") { $0.title = "Walk" }
                    CountDownPickerRow("rest") { $0.title = "Rest" }
                    DateInlineRow("back") { $0.title = "Back" }
                }
            }
        }
    ]

    @Test("use the browser's controls, even where a picker is always open")
    func drawing() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/trip")
        let controls = ["day", "departure", "alarm", "walk", "rest"].map {
            visitor.page["\($0)/content/field"]
        }
        #expect(
            controls.map { $0?["type"] } == ["date", "datetime-local", "time", "text", "text"])
        #expect(
            controls.map { $0?["class"] } == [
                "input date", "input date picker", "input date picker", "input date",
                "input date picker",
            ])
        #expect(controls[1]?["step"] == "300")
        for title in ["Day", "Departure", "Alarm", "Walk", "Rest"] {
            #expect(visitor.page.elements.contains { $0["for"] != nil && $0.text == title })
        }
    }

    @Test("can be entered as text, and unreadable text stays in its field")
    func entering() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/trip")
        visitor.enter("2025-02-28", in: "day/content/field")
        visitor.enter("2025-02-28T09:07", in: "departure/content/field")
        visitor.enter("1:30", in: "walk/content/field")
        visitor.enter("an hour", in: "rest/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .unprocessableContent)
        #expect(visitor.page["departure/content/field"]?["value"] == "2025-02-28T09:05")
        #expect(visitor.page["walk/content/field"]?["value"] == "01:30")
        #expect(visitor.page["rest/content/field"]?["value"] == "an hour")
        #expect(visitor.page["rest!error"]?.text == "Must be hours and minutes, such as 1:30")
        visitor.enter("00:45", in: "rest/content/field")
        try await visitor.press("_submit", ":")
        #expect(visitor.status == .seeOther)
        let values = try #require(box.all.first).values
        #expect(values["day"] == "2025-02-28T00:00:00Z")
        #expect(values["walk"] == 5400)
        #expect(values["rest"] == 2700)
    }

    @Test("are chosen below a row that expands, which then shows the value")
    func inline() async throws {
        let visitor = Visitor(try box.site(Self.forms))
        try await visitor.open("/trip")
        try await visitor.press("_press", "back")
        let field = "back:inline/content/field"
        #expect(visitor.page[field]?["type"] == "date")
        visitor.enter("2025-03-01", in: field)
        try await visitor.press("_press", "back")
        #expect(visitor.page[field] == nil)
        #expect(visitor.page.text.contains("2025-03-01"))
    }
}
