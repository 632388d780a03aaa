import RowKit
import TableRow
import Testing

// The examples in the comments on table rows.

private struct Flight: Equatable, Sendable {
    let number: String
    let departure: String
    var isFull = false

    static func all() async throws -> [Flight] {
        [Flight(number: "LX 8", departure: "9:40"), Flight(number: "LX 9", departure: "11:10")]
    }
}

@Suite("The examples in the comments on table rows")
struct TableCommentTests {
    @Test("show fares")
    func fares() throws {
        let form = Form {
            // snippet: comment-table-row
            TableRow<String>("fare") { row in
                row.title = "Fare"
                row.columns = ["Fare", "Baggage", .init("Price", alignment: .trailing)]
                row.titledOptions = TitledOptions([
                    TitledOption("basic", "Basic", details: ["1 bag", "120 €"]),
                    TitledOption("flex", "Flex", details: ["2 bags", "180 €"]),
                ])
                row.value = "basic"
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "fare") as TableRow<String>?)
        #expect(row.displayText == "Basic" && row.validate() == [])
    }

    @Test("show seats below their row")
    func seats() throws {
        let form = Form {
            // snippet: comment-table-inline-row
            TableInlineRow<String>("seat") { row in
                row.title = "Seat"
                row.columns = ["Seat", "Extra"]
                row.titledOptions = TitledOptions([
                    TitledOption("12A", "12A, window", details: ["9 €"]),
                    TitledOption("12C", "12C, aisle", details: ["7 €"]),
                ])
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "seat") as TableInlineRow<String>?)
        row.expandInlineRow()
        #expect(row.inlineRow?.columns == ["Seat", "Extra"])
    }

    @Test("load flights")
    func flights() async throws {
        // snippet: table-row-provider
        let row = TableRow<Flight>("flight") { row in
            row.optionsProvider = .lazy { try await Flight.all() }
            row.columnTextsFor = { [$0.number, $0.departure] }
            row.configureOption = { option, flight, _ in option.isEnabled = !flight.isFull }
        }
        row.onDidSelect { _, flight in print("Flies with \(flight.number)") }
        // end
        let form = Form { row }
        row.loadOptions()
        await form.settle(clock: .continuous)
        row.updateCell()
        #expect(row.cell.choice.options.map(\.title) == ["LX 8", "LX 9"])
        #expect(row.cell.choice.options.map(\.details) == [["9:40"], ["11:10"]])
    }
}
