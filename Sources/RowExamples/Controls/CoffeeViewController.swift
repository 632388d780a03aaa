import RowKit
import StandardRows

/// Asks for a coffee with sliders, steppers, segments, pickers and switches, and groups the digits
/// of a loyalty card.
///
/// `Documents/coffee.json` is the same form.
final class CoffeeViewController: FormViewController {
    private static let beans = ["Bourbon", "Catuaí", "Gesha"]

    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Coffee"
        form
            +++ Section { section in
                section.header = ImageHeader(
                    title: "A cup", subtitle: "Of any beans, unless you choose.",
                    image: .symbol("cup"), height: 88)
            }
            <<< SegmentedRow<String>("size") { row in
                row.title = "Size"
                row.options = ["Small", "Medium", "Large"]
                row.value = "Medium"
            }
            <<< StepperRow("cups") { row in
                row.title = "Cups"
                row.minimum = 1
                row.maximum = 6
                row.value = 1
            }
            <<< SliderRow("milk") { row in
                row.title = "Milk in per cent"
                row.maximum = 100
                row.steps = 10
                row.value = 0
            }

            +++ Section("How it is made")
            <<< beans
            <<< SwitchRow("decaffeinated") { $0.title = "Decaffeinated" }
            <<< CheckRow("toGo") { $0.title = "To go" }

            +++ Section("For the barista")
            <<< TextRow("card") { row in
                row.title = "Loyalty card"
                row.placeholder = "1234 5678"
                row.keyboard = .number
                row.format = "#### ####"
                row.useFormatterDuringInput = true
            }
            <<< TextAreaRow("wishes") { $0.placeholder = "Anything else?" }
    }

    /// The kind of bean, whose choice a swipe removes.
    private var beans: PickerInlineRow<String> {
        PickerInlineRow<String>("beans") { row in
            row.title = "Beans"
            row.options = Self.beans
            row.trailingSwipe.actions = [SwipeAction(.clear, title: "Any")]
        }
    }
}
