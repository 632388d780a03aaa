import Foundation
import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("The fourteen row formers")
struct RowFormerTests {
    @Test("have a row each, whose event reports what the user does")
    func counterparts() {
        var heard: [String] = []
        let sizes = ["S", "M"]
        let rows: [BaseRow] = [
            LabelRow("Label").onCellSelection { _, _ in heard.append("Label") },
            TextRow("TextField").onTextChanged { heard.append("TextField \($0)") },
            TextAreaRow("TextView").onTextChanged { heard.append("TextView \($0)") },
            CheckRow("Check").onCheckChanged { heard.append("Check \($0)") },
            SwitchRow("Switch").onSwitchChanged { heard.append("Switch \($0)") },
            StepperRow("Stepper").onValueChanged { heard.append("Stepper \($0)") },
            SliderRow("Slider").onValueChanged { heard.append("Slider \($0)") },
            SegmentedRow<String>("Segmented") { $0.options = sizes }
                .onValueChanged { heard.append("Segmented \($0 ?? "-")") },
            PickerRow<String>("Picker") { $0.options = sizes }
                .onValueChanged { heard.append("Picker \($0 ?? "-")") },
            PickerInputRow<String>("SelectorPicker") { $0.options = sizes }
                .onValueChanged { heard.append("SelectorPicker \($0 ?? "-")") },
            PickerInlineRow<String>("InlinePicker") { $0.options = sizes }
                .onValueChanged { heard.append("InlinePicker \($0 ?? "-")") },
            DatePickerRow("DatePicker").onDateChanged { heard.append("DatePicker \($0 == day)") },
            DateRow("SelectorDatePicker")
                .onDateChanged { heard.append("SelectorDatePicker \($0 == day)") },
            DateInlineRow("InlineDatePicker")
                .onDateChanged { heard.append("InlineDatePicker \($0 == day)") },
        ]
        let tester = FormTester(form: Form { Section(rows) })
        tester.isExhaustive = false
        tester.select("Label")
        tester.type("a", into: "TextField")
        tester.type("b", into: "TextView")
        tester.select("Check")
        tester.toggle("Switch", true)
        tester.set("Stepper", to: 2)
        tester.set("Slider", to: 5)
        for picker in ["Segmented", "Picker", "SelectorPicker"] { tester.choose("M", in: picker) }
        tester.expand("InlinePicker")
        tester.choose("M", in: "InlinePicker:inline")
        for picker in ["DatePicker", "SelectorDatePicker"] {
            tester.chooseDate("2025-02-28", in: picker)
        }
        tester.expand("InlineDatePicker")
        tester.chooseDate("2025-02-28", in: "InlineDatePicker:inline")
        #expect(
            heard == [
                "Label", "TextField a", "TextView b", "Check true", "Switch true", "Stepper 2.0",
                "Slider 5.0", "Segmented M", "Picker M", "SelectorPicker M", "InlinePicker M",
                "DatePicker true", "SelectorDatePicker true", "InlineDatePicker true",
            ])
        #expect(rows.count == 14)
        tester.finish()
    }

    /// 28 February 2025 in Greenwich.
    private let day = Date(timeIntervalSince1970: 1_740_700_800)
}
