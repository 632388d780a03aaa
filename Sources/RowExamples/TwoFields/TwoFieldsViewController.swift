import RowKit
import StandardRows

/// Asks for a name in two parts, and shows both while the user types.
final class TwoFieldsViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Two fields"
        let greeting = LabelRow("greeting") { row in
            row.title = "Hello"
            row.hidden = "$person == nil"
        }
        form
            +++ Section("Your name")
            <<< DoubleTextFieldRow("person") { row in
                row.placeholder1 = "First name"
                row.placeholder2 = "Last name"
                row.add(rule: RuleRequired())
            }
            .onChange { [weak greeting] row in greeting?.value = row.displayText }
            <<< EmailRow("email") { row in
                row.title = "E-mail"
            }
            <<< greeting
    }
}
