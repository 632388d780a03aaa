import RowKit
import StandardRows

/// Works out the Irish income tax of an employee or a couple for 2024.
///
/// About half of the rows are calculated, and each amount is a row, so that users can follow the
/// way to the tax. A hidden row has no value for the expressions of others: without a spouse, for
/// example, there is no income of a spouse.
///
/// `Documents/tax.json` is the same form.
final class TaxViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Irish income tax for 2024"
        form.hiddenValue = .ignore
        form
            +++ person +++ income +++ spouse
            +++ payments
            +++ taxBeforeCredits +++ credits +++ exemption
            +++ socialCharge +++ result
        form.add(
            rule: RulePredicate("$wages > 0", msg: "Only employees get this relief"),
            at: "remote", when: "$remote")
    }

    // MARK: Sections

    private var person: Section {
        Section(header: "You", footer: "A civil partnership counts as a marriage.")
            <<< PushRow<String>("status") { row in
                row.title = "Your status in 2024"
                row.options = ["Single", "Single parent", "Married"]
                row.value = "Single"
                row.add(rule: RuleRequired())
            }
            <<< SwitchRow("joint") { row in
                row.title = "Assessed jointly with your spouse"
                row.value = true
                row.hidden = "$status != 'Married'"
            }
            <<< birth("birth") { row in
                row.add(
                    rule: RuleRequired(msg: "The relief for a pension depends on your age"),
                    when: "$pension != nil")
            }
            <<< age("age", of: "birth")
            <<< IntRow("children") { row in
                row.title = "Dependent children"
                row.value = 0
                row.add(rule: RuleGreaterOrEqualThan(min: 0))
                row.add(
                    rule: RulePredicate(
                        "$status != 'Single parent' OR SELF > 0",
                        msg: "A single parent has at least one child", checksEmpty: true))
            }
            <<< SwitchRow("medical") { $0.title = "Full medical card" }
    }

    private var income: Section {
        Section("Your income in 2024")
            <<< amount("wages", "Pay or pension")
            <<< amount("other", "Interest, rent and other income")
            <<< amount(
                "gross", "Your income",
                calculated: "round(coalesce($wages, 0) + coalesce($other, 0), 2)")
    }

    private var spouse: Section {
        Section("Your spouse") { $0.hidden = "NOT $joint" }
            <<< birth("sBirth")
            <<< age("sAge", of: "sBirth")
            <<< amount("sWages", "Pay or pension")
            <<< amount("sOther", "Interest, rent and other income")
            <<< amount(
                "sGross", "Income of your spouse",
                calculated: "round(coalesce($sWages, 0) + coalesce($sOther, 0), 2)")
            <<< SwitchRow("carer") { $0.title = "Cares for a dependent person at home" }
            <<< amount("carerIncome", "Income without Carer’s Allowance") { row in
                row.suggested = "$sGross"
                row.hidden = "NOT $carer"
                row.add(
                    rule: RulePredicate(
                        "SELF <= $sGross", msg: "Not more than the income of your spouse"))
            }
            <<< amount(
                "carerMax", "Highest home carer credit",
                calculated: "round(max(0, 1800 - max(0, $carerIncome - 7200) / 2), 2)",
                hidden: "NOT $carer")
    }

    private var result: Section {
        Section { $0.bindHeader(to: "What is due on {$household}") }
            <<< amount(
                "tax", "Income tax", calculated: "if($exempt, 0, min($normal, $marginal))")
            <<< amount(
                "total", "Income tax and your social charge",
                calculated: "round($tax + $usc, 2)")
    }
}
