import RowKit
import RowTesting
import TestRows
import Testing
import WeekDayRow

@Suite("A week day row")
struct WeekDayRowTests {
    private let row = WeekDayRow("days") { $0.title = "Open on" }
    private let form = Form("Shop")

    init() { form.append(Section([row])) }

    @Test("shows a toggle for each day, named in full")
    func drawing() {
        row.value = [.tuesday]
        #expect(
            row.drawing == """
                cell
                  content: stack vertical
                    title: label "Open on"
                    days: stack wrapping [group, named "Open on"]
                      monday: toggle "Mon" off [named "Monday"]
                      tuesday: toggle "Tue" on [named "Tuesday"]
                      wednesday: toggle "Wed" off [named "Wednesday"]
                      thursday: toggle "Thu" off [named "Thursday"]
                      friday: toggle "Fri" off [named "Friday"]
                      saturday: toggle "Sat" off [named "Saturday"]
                      sunday: toggle "Sun" off [named "Sunday"]

                """)
    }

    @Test("adds and removes the pressed day, and has no value without any")
    func pressing() {
        let tester = FormTester(form: form)
        tester.toggle("days/friday", true) { $0.values["days"] = Set([WeekDay.friday]) }
        tester.toggle("days/monday", true) {
            $0.values["days"] = Set([WeekDay.friday, .monday])
        }
        tester.toggle("days/friday", false) { $0.values["days"] = Set([WeekDay.monday]) }
        tester.toggle("days/monday", false) { $0.values["days"] = nil }
        tester.finish()
    }

    @Test("begins the week with the configured first day", arguments: WeekDay.allCases)
    func weeks(first: WeekDay) {
        let week = WeekDay.week(from: first)
        #expect(week.first == first)
        #expect(Set(week) == Set(WeekDay.allCases))
        #expect(week.count == 7)
        let order = WeekDay.allCases + WeekDay.allCases
        #expect(order.indices.dropLast(6).contains { Array(order[$0..<$0 + 7]) == week })
        row.firstDay = first
        let line = row.cell.toggle(for: first).parent
        var parts: [String?] = []
        line?.forEachChild { parts.append($0.part) }
        #expect(parts == week.map(\.rawValue))
    }

    @Test("displays the days in the order of the week")
    func display() {
        row.value = [.sunday, .monday, .friday]
        #expect(row.displayText == "Mon, Fri, Sun")
        row.firstDay = .sunday
        #expect(row.displayText == "Sun, Mon, Fri")
        row.value = []
        #expect(row.displayText == nil)
    }

    @Test("uses the form's language")
    func language() throws {
        form.phrases = try Phrases(
            formats: PlainFormats(),
            translations: ["WeekDayRow.short.monday": "Mo", "WeekDayRow.monday": "Montag"],
            keys: WeekDayRowPlugin.phrases)
        row.updateCell()
        let toggle = row.cell.toggle(for: .monday)
        #expect(toggle.title == "Mo")
        #expect(toggle.name == "Montag")
    }

    @Test("drives a cell that inherits from nothing")
    func plainCell() {
        let row = PlainDaysRow("days")
        row.value = [.sunday]
        #expect(row.cell.toggle(for: .sunday).isOn)
        #expect(!row.cell.toggle(for: .monday).isOn)
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: WeekDayRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "WeekDayRow", WeekDayRowPlugin.self)
        let row = try #require(form.rowBy(tag: "days") as? WeekDayRow)
        #expect(row.value == [.monday, .tuesday, .friday])
        #expect(form.problems == [])
    }
}

/// A cell that inherits from nothing.
private final class PlainDaysCell: WeekDayCellType {
    let view = CellView()
    weak var row: RowOf<Set<WeekDay>>?
    var height: (() -> Double)?
    private let toggles = Dictionary(
        uniqueKeysWithValues: WeekDay.allCases.map { ($0, ToggleView()) })

    func toggle(for day: WeekDay) -> ToggleView { toggles[day] ?? ToggleView() }
}

private final class PlainDaysRow: _WeekDayRow<PlainDaysCell>, RowType {}
