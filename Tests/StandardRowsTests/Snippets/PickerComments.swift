import RowKit
import StandardRows
import Testing

// The examples in the comments on pickers.

@Suite("The examples in the comments on pickers")
struct PickerCommentTests {
    @Test("choose one option")
    func one() {
        let form = Form {
            Section {
                // snippet: comment-picker-row
                PickerRow<String>("size") { row in
                    row.title = "Size"
                    row.options = ["Small", "Medium", "Large"]
                    row.value = "Medium"
                }
                // end
                // snippet: comment-double-picker-row
                DoublePickerRow<String, Int>("date") { row in
                    row.title = "Day"
                    row.firstOptions = { ["January", "February"] }
                    row.secondOptions = { month in Array(1...(month == "February" ? 29 : 31)) }
                }
                // end
                // snippet: comment-triple-picker-row
                TriplePickerRow<String, String, String>("city") { row in
                    row.title = "City"
                    row.firstColumn = ["Asia", "Europe"]
                    row.secondColumn = ["Asia": ["Japan"], "Europe": ["France", "Malta"]]
                    row.thirdColumn = [
                        "Asia": ["Japan": ["Kyoto", "Osaka"]],
                        "Europe": ["France": ["Lyon", "Paris"], "Malta": ["Valletta"]],
                    ]
                }
                // end
            }
        }
        #expect(drawn(form) == 3)
    }

    @Test("choose in menus")
    func menus() {
        let form = Form {
            Section {
                // snippet: comment-picker-input-row
                PickerInputRow<String>("size") { row in
                    row.title = "Size"
                    row.options = ["Small", "Medium", "Large"]
                    row.noValueDisplayText = "Choose a size"
                }
                // end
                // snippet: comment-double-picker-input-row
                DoublePickerInputRow<String, String>("place") { row in
                    row.title = "Place"
                    row.firstColumn = ["Asia", "Europe"]
                    row.secondColumn = ["Asia": ["Japan", "Nepal"], "Europe": ["Malta"]]
                }
                // end
                // snippet: comment-triple-picker-input-row
                TriplePickerInputRow<Int, Int, Int>("length") { row in
                    row.title = "Length"
                    row.firstOptions = { Array(0...9) }
                    row.secondOptions = { _ in Array(0...9) }
                    row.thirdOptions = { _, _ in Array(0...9) }
                    row.displayValueForFirstRow = { "\($0) m" }
                }
                // end
            }
        }
        #expect(drawn(form) == 3)
    }

    @Test("expand")
    func inline() {
        let form = Form {
            Section {
                // snippet: comment-picker-inline-row
                PickerInlineRow<String>("size") { row in
                    row.title = "Size"
                    row.options = ["Small", "Medium", "Large"]
                    row.displayValueFor = { $0?.uppercased() }
                }
                // end
                // snippet: comment-double-picker-inline-row
                DoublePickerInlineRow<String, String>("place") { row in
                    row.title = "Place"
                    row.firstColumn = ["Asia", "Europe"]
                    row.secondColumn = ["Asia": ["Japan", "Nepal"], "Europe": ["Malta"]]
                }
                // end
                // snippet: comment-triple-picker-inline-row
                TriplePickerInlineRow<String, String, String>("pizza") { row in
                    row.title = "Pizza"
                    row.firstOptions = { ["Small", "Large"] }
                    row.secondOptions = { _ in ["Thin", "Thick"] }
                    row.thirdOptions = { size, _ in
                        size == "Small" ? ["Plain"] : ["Plain", "Filled"]
                    }
                }
                // end
            }
        }
        #expect(drawn(form) == 3)
    }

    @Test("have columns that depend on each other, or not")
    func dependentOptions() {
        let row = DoublePickerRow<String, String>()
        // snippet: comment-dependent-options
        row.secondColumn = ["Asia": ["Japan", "Nepal"], "Europe": ["Malta"]]
        row.secondColumn = ["Small", "Large"]
        // end
        #expect(row.secondColumn?["Asia"] == ["Small", "Large"])
    }

    @Test("have options that depend on another row")
    func dependentRows() {
        let countries = ["Asia": ["Japan"]]
        @Sendable func cities(of country: String) async throws -> [String] { [country] }
        let continent = PushRow<String>("continent")
        let country = PushRow<String>("country")
        let city = PushRow<String>("city")
        // snippet: comment-take-options
        country.takeOptions(from: continent) { continent in
            .array(countries[continent ?? ""] ?? [])
        }
        city.takeOptions(from: country) { country in
            country.map { country in .lazy { try await cities(of: country) } } ?? []
        }
        // end
        let form = Form { Section([continent, country, city]) }
        continent.value = "Asia"
        country.value = "Japan"
        #expect(country.options == ["Japan"] && city.optionsState == .unloaded)
        #expect(form.problems.isEmpty)
    }

    @Test("have several options that depend on another row")
    func severalDependentRows() {
        let menu = ["Pizza": ["Olives", "Basil"]]
        let dish = PushRow<String>("dish")
        let toppings = MultipleSelectorRow<String>("toppings")
        // snippet: comment-take-several-options
        toppings.takeOptions(from: dish) { dish in .array(menu[dish ?? ""] ?? []) }
        // end
        let form = Form { Section([dish, toppings]) }
        dish.value = "Pizza"
        #expect(toppings.options == ["Olives", "Basil"] && form.problems.isEmpty)
    }

    /// Draws a form without problems, and returns the number of its rows.
    private func drawn(_ form: Form) -> Int {
        let stage = FormStage(FormViewController(form: form))
        #expect(form.problems.isEmpty)
        return stage.screens.first?.sections.first?.rows.count ?? 0
    }
}
