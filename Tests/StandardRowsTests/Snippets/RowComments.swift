// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation
import RowKit
import StandardRows
import Testing

// The examples in the comments on the rows of StandardRows.

public final class ShadeCell: Cell<String>, CellType {}
public final class ShadeController: RowViewController<String> {}

// snippet: comment-presenter-row-over-any
public final class ShadeRow: _PresenterRow<ShadeCell, ShadeController>, RowType {
    public required init(tag: String?) {
        super.init(tag: tag)
        preset {
            presentationMode = .show(controllerProvider: .callback { ShadeController() })
        }
    }
}
// end

// snippet: comment-selector-row
open class _SheetRow<Cell: CellType>: SelectorRow<Cell> {
    public required init(tag: String?) {
        super.init(tag: tag)
        preset { presentationMode = .sheet(controllerProvider: selectorProvider) }
    }
}
// end

private enum Floats {
    // snippet: comment-field-row
    final class FloatRow: FieldRow<FloatCell>, RowType {}
    final class FloatCell: _FieldCell<Float>, CellType {}
    // end
}

private enum Counts {
    // snippet: comment-number-field-formatter
    struct CountFormatter: NumberFieldFormatter {
        typealias Formatted = Int
        var style = NumberStyle.integer
        var formats: (any TextFormats)?
    }
    // end
}

@Suite("The examples in the comments on standard rows")
struct RowCommentTests {
    private func deleteAccount() {}

    @Test("have a screen of their own")
    func screen() {
        let row = PushRow<String>("size")
        // snippet: comment-selector-controller
        row.presentationMode = .show(
            controllerProvider: .callback {
                let screen = PushRow<String>.Selector { _ in print("dismissed") }
                screen.enableDeselection = false
                return screen
            })
        // end
        #expect(row.presentationMode?.makeController()?.enableDeselection == false)
    }

    private func makeForm() -> Form {
        Form {
            Section {
                // snippet: comment-date-row
                DateRow("birthday") { row in
                    row.title = "Date of birth"
                    row.maximumDate = Date()
                }
                // end
                // snippet: comment-date-time-row
                DateTimeRow("departure") { row in row.title = "Departure" }
                // end
                // snippet: comment-time-row
                TimeRow("alarm") { row in
                    row.title = "Wake me at"
                    row.minuteInterval = 15
                }
                // end
                // snippet: comment-decimal-row
                DecimalRow("weight") { row in
                    row.title = "Weight"
                    row.maximumFractionDigits = 2
                }
                // end
                // snippet: comment-email-row
                EmailRow("email") { row in
                    row.title = "E-mail"
                    row.add(rule: RuleEmail())
                }
                // end
                // snippet: comment-int-row
                IntRow("age") { row in
                    row.title = "Age"
                    row.add(rule: RuleGreaterOrEqualThan(min: 18))
                }
                // end
                // snippet: comment-name-row
                NameRow("name") { row in row.title = "Your name" }
                // end
                // snippet: comment-password-row
                PasswordRow("password") { row in
                    row.title = "Password"
                    row.contentType = "new-password"
                }
                // end
                // snippet: comment-phone-row
                PhoneRow("phone") { row in row.title = "Your phone number" }
                // end
                // snippet: comment-text-area-row
                TextAreaRow("notes") { row in
                    row.placeholder = "What else should we know?"
                    row.textAreaHeight = .dynamic(initialTextViewHeight: 60)
                }
                // end
                // snippet: comment-text-row
                TextRow("city") { row in
                    row.title = "City"
                    row.placeholder = "Where you live"
                }
                // end
                // snippet: comment-account-row
                AccountRow("account") { row in row.title = "Account" }
                // end
                // snippet: comment-twitter-row
                TwitterRow("handle") { row in row.title = "Handle" }
                // end
                // snippet: comment-zip-code-row
                ZipCodeRow("postcode") { row in row.title = "Postcode" }
                // end
                // snippet: comment-decimal-formatter
                DecimalRow("distance") { row in
                    row.formatter = DecimalFormatter(fractionDigits: 0...1)
                    row.useFormatterDuringInput = true
                }
                // end
                // snippet: comment-currency-formatter
                DecimalRow("price") { row in
                    row.formatter = CurrencyFormatter("EUR")
                    row.useFormatterDuringInput = true
                }
                // end
                // snippet: comment-percent-formatter
                DecimalRow("discount") { row in
                    row.formatter = PercentFormatter(fractionDigits: 0...1)
                    row.useFormatterOnDidBeginEditing = true
                }
                // end
                // snippet: comment-pattern-formatter
                TextRow("card") { row in
                    row.keyboard = .number
                    row.format = "#### #### #### ####"
                    row.useFormatterDuringInput = true
                }
                // end
                TextRow { row in
                    // snippet: comment-grouped-text
                    row.format = "#### #### ####"
                    row.useFormatterDuringInput = true
                    // end
                }
                // snippet: comment-url-row
                URLRow("homepage") { row in
                    row.title = "Homepage"
                    row.add(rule: RuleURL())
                }
                // end
            }
            Section {
                // snippet: comment-button-row
                ButtonRow { row in row.title = "Delete my account" }
                    .onCellSelection { _, row in deleteAccount() }
                // end
                // snippet: comment-label-row
                LabelRow("total") { row in
                    row.title = "Total"
                    row.value = "12.50 €"
                }
                // end
                // snippet: comment-slider-row
                SliderRow("volume") { row in
                    row.title = "Volume"
                    row.maximum = 100
                    row.steps = 10
                }
                // end
                // snippet: comment-stepper-row
                StepperRow("adults") { row in
                    row.title = "Adults"
                    row.minimum = 1
                    row.maximum = 9
                }
                // end
                // snippet: comment-multiple-selector-row
                MultipleSelectorRow<String>("days") { row in
                    row.title = "Days"
                    row.options = ["Monday", "Tuesday", "Wednesday"]
                    row.selectionLimit = 2
                }
                // end
                // snippet: comment-push-row
                PushRow<String>("country") { row in
                    row.title = "Country"
                    row.options = ["Chad", "Chile", "China"]
                    row.selectorTitle = "Choose a country"
                }
                .onPresent { _, selector in selector.isSearchable = true }
                // end
                // snippet: comment-segmented-row
                SegmentedRow<String>("size") { row in
                    row.title = "Size"
                    row.options = ["S", "M", "L"]
                    row.value = "M"
                }
                // end
                // snippet: comment-check-row
                CheckRow("terms") { row in
                    row.title = "I accept the terms"
                    row.add(rule: RuleAccepted())
                }
                // end
                // snippet: comment-switch-row
                SwitchRow("newsletter") { row in
                    row.title = "Send me news"
                    row.value = true
                }
                // end
            }
            // snippet: comment-list-check-row
            SelectableSection<ListCheckRow<String>>("Continent") { section in
                section.tag = "continent"
                for continent in ["Africa", "Asia", "Europe"] {
                    section <<< ListCheckRow<String> { $0.selectableValue = continent }
                }
            }
            // end
        }
    }

    @Test("are drawn in a form")
    func form() {
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        #expect(form.problems.isEmpty)
        #expect(stage.screens.first?.sections.map(\.rows.count) == form.map(\.count))
    }

    @Test("create rows with other values and other screens")
    func others() {
        let row = Floats.FloatRow { $0.value = 1.5 }
        #expect(row.cell.textField.text == "1.5")
        #expect(Counts.CountFormatter().string(for: 1234) == "1234")
        #expect(ShadeRow("shade").presentationMode != nil)
        let sheet = _SheetRow<PushSelectorCell<String>>(tag: nil)
        #expect(sheet.presentationMode?.presentation == .sheet)
    }

    @Test("add entries with a button")
    func addButton() {
        let section = MultivaluedSection(multivaluedOptions: [.insert])
        // snippet: comment-add-button
        section.addButtonProvider = { _ in ButtonRow { $0.title = "Add a guest" } }
        // end
        section.multivaluedRowToInsertAt = { _ in NameRow() }
        let form = Form { section }
        #expect(form.rows.map(\.title) == ["Add a guest"])
    }
}
