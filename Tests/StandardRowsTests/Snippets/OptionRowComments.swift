// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import RowKit
import StandardRows
import Testing

// The examples in the comments on rows of options, buttons and views.

// snippet: comment-selectable-row
open class _BoldCheckRow<Cell: CellType>: _SelectableRow<Cell> {
    open override func customUpdateCell() {
        super.customUpdateCell()
        cell.view.textLabel?.font = isChosen ? .boldSystemFont(ofSize: 17) : nil
    }
}
// end

private final class BoldCheckRow: _BoldCheckRow<ListCheckCell<Int>>, RowType, SelectableRowType {}

private final class TermsViewController: FormViewController {}

@Suite("The examples in the comments on rows of options, buttons and views")
struct OptionRowCommentTests {
    @Test("include a section whose rows are options")
    func selectableSection() {
        // snippet: selectable-section
        let continent = SelectableSection<ListCheckRow<String>>("Continent") { section in
            section.tag = "continent"
            for name in ["Africa", "Asia"] {
                section <<< ListCheckRow { $0.selectableValue = name }
            }
        }
        let form = Form { continent }

        continent.first?.didSelect()
        let values = form.values()  // continent: Africa
        // end
        #expect(values["continent"] as? String == "Africa")
        #expect(form.problems.isEmpty)
    }

    private func makeForm() -> Form {
        Form {
            Section {
                // snippet: comment-alert-row
                AlertRow<String>("language") { row in
                    row.title = "Language"
                    row.options = ["English", "Español", "Português"]
                    row.selectorTitle = "Which language do you speak?"
                }
                // end
                // snippet: comment-action-sheet-row
                ActionSheetRow<String>("photo") { row in
                    row.title = "Photo"
                    row.options = ["Camera", "Library"]
                    row.selectorTitle = "Where is the photo from?"
                }
                // end
                // snippet: comment-popover-selector-row
                PopoverSelectorRow<String>("colour") { row in
                    row.title = "Colour"
                    row.options = ["Blue", "Green", "Red"]
                }
                // end
            }
            // snippet: comment-image-check-row
            SelectableSection<ImageCheckRow<String>>("Ocean") { section in
                section.tag = "ocean"
                for ocean in ["Arctic", "Atlantic", "Indian"] {
                    let row = ImageCheckRow<String>()
                    row.selectableValue = ocean
                    row.trueImage = .symbol("checkmark.square.fill")
                    row.falseImage = .symbol("square")
                    section.append(row)
                }
            }
            // end
            Section {
                // snippet: comment-button-row-screen
                ButtonRow("terms") { row in
                    row.title = "Terms of use"
                    row.presentationMode = .show(
                        controllerProvider: .callback { TermsViewController() })
                }
                // end
                // snippet: comment-button-row-of
                ButtonRowOf<Int>("attempts") { row in
                    row.title = "Try again"
                    row.value = 0
                }
                .onCellSelection { _, row in row.value = (row.value ?? 0) + 1 }
                // end
                // snippet: comment-button-row-with-present
                ButtonRowWithPresent<ShadeController>("shade") { row in
                    row.title = "Choose a shade"
                    row.presentationMode = .show(
                        controllerProvider: .callback { ShadeController() })
                }
                .onPresent { _, controller in controller.title = "Shades" }
                // end
                // snippet: comment-view-row
                ViewRow<ImageView>("map") { row in row.title = "How to find us" }
                    .cellSetup { cell, _ in
                        cell.content.image = .symbol("map")
                        cell.height = { 120 }
                    }
                // end
                // snippet: comment-view-row-stack
                ViewRow<StackView>("welcome") { row in
                    row.makeContent = {
                        StackView(.horizontal, [ImageView(.symbol("logo")), LabelView("Welcome")])
                    }
                }
                // end
                // snippet: comment-view-row-of
                ViewRowOf<ProgressView, Double>("upload") { row in row.value = 0.5 }
                    .cellUpdate { cell, row in cell.content.value = row.value }
                // end
            }
        }
    }

    @Test("are drawn in a form")
    func form() throws {
        let form = makeForm()
        let stage = FormStage(FormViewController(form: form))
        #expect(form.problems.isEmpty)
        #expect(stage.screens.first?.sections.map(\.rows.count) == [3, 3, 6])
        let upload: ViewRowOf<ProgressView, Double> = try #require(form.rowBy(tag: "upload"))
        #expect(upload.cell.content.value == 0.5)
        form.rowBy(tag: "attempts")?.didSelect()
        #expect(form.values()["attempts"] as? Int == 1)
    }

    @Test("mark the chosen options")
    func bold() {
        let row = BoldCheckRow { $0.selectableValue = 1 }
        #expect(row.cell.textLabel?.font == nil)
        row.value = 1
        row.updateCell()
        #expect(row.cell.textLabel?.font == .boldSystemFont(ofSize: 17))
    }
}
