import RowKit
import StandardRows

/// Asks for an order, whose totals are calculated while the user enters it.
///
/// `Documents/order.json` is the same form.
final class OrderViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Order"
        form
            +++ Section("Tickets")
            <<< Self.count("adults", "Adults at 24 €")
            <<< Self.count("children", "Children at 11 €")
            <<< IntRow("tickets") { row in
                row.title = "Tickets"
                row.calculated = "coalesce($adults, 0) + coalesce($children, 0)"
                row.add(rule: RulePredicate("SELF > 0", msg: "Choose at least one ticket"))
            }
            <<< NameRow("school") { row in
                row.title = "School"
                row.hidden = "$tickets < 20"
                row.add(rule: RuleRequired(), when: "$children >= 20")
            }

            +++ Section("Payment")
            <<< DecimalRow("sum") { row in
                row.title = "Sum"
                row.calculated = "coalesce($adults, 0) * 24 + coalesce($children, 0) * 11"
            }
            <<< SwitchRow("member") { $0.title = "I am a member" }
            <<< DecimalRow("reduction") { row in
                row.title = "Reduction"
                row.calculated = """
                    round($sum * (if($member, 0.1, 0) + if($tickets >= 20, 0.05, 0)), 2)
                    """
                row.hidden = "$reduction == 0"
            }
            <<< DecimalRow("total") { row in
                row.title = "To be paid"
                row.calculated = "round($sum - $reduction, 2)"
            }
            <<< DecimalRow("gift") { row in
                row.title = "Donation"
                row.suggested = "round(ceiling($total / 10) * 10 - $total, 2)"
                row.add(rule: RuleGreaterOrEqualThan(min: 0))
            }
    }

    /// A row for a number of tickets.
    private static func count(_ tag: String, _ title: String) -> IntRow {
        IntRow(tag) { row in
            row.title = title
            row.add(rule: RuleGreaterOrEqualThan(min: 0))
            row.add(rule: RuleSmallerOrEqualThan(max: 60))
        }
    }
}
