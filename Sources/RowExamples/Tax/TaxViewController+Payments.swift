import RowKit
import StandardRows

/// What the user paid: a pension, the costs of working from home, rent and tuition fees.
extension TaxViewController {
    var payments: Section {
        Section("What you paid")
            <<< amount("pension", "Contributions to a pension") { row in
                row.add(
                    rule: RulePredicate(
                        "SELF <= coalesce($wages, 0)", msg: "Not more than your pay"))
            }
            <<< amount(
                "pensionMax", "Highest contribution with relief",
                calculated: """
                    round(min(coalesce($wages, 0), 115000) * if($age >= 60, 0.4, \
                    if($age >= 55, 0.35, if($age >= 50, 0.3, if($age >= 40, 0.25, \
                    if($age >= 30, 0.2, 0.15))))), 2)
                    """,
                hidden: "$pension == nil")
            <<< SwitchRow("remote") { $0.title = "I worked from home" }
            <<< amount("bills", "Your part of electricity, heating and broadband") { row in
                row.hidden = "NOT $remote"
                row.add(rule: RuleRequired(), when: "$homeDays > 0")
            }
            <<< homeDays
            <<< yearDays
            <<< amount("allowance", "Paid for this by your employer") { row in
                row.hidden = "NOT $remote"
                row.add(
                    rule: RulePredicate(
                        "SELF <= 3.2 * $homeDays", msg: "More than 3.20 a day is part of your pay"))
            }
            <<< amount(
                "homeCost", "Cost on the days worked from home",
                calculated: "round($bills * $homeDays / $yearDays, 2)", hidden: "NOT $remote")
            <<< amount(
                "homeRelief", "Relief for working from home",
                calculated:
                    "trunc(round(30 * max(0, $homeCost - coalesce($allowance, 0)), 4)) / 100",
                hidden: "NOT $remote")
            <<< amount(
                "homeSaved", "Tax that this saves",
                calculated:
                    "trunc(round(100 * $homeRelief * if($taxable >= $band, 0.4, 0.2), 4)) / 100",
                hidden: "NOT $remote")
            <<< amount("rent", "Rent for your home")
            <<< amount("fees", "Tuition fees of a third-level course")
            <<< SwitchRow("fullTime") { row in
                row.title = "The course is full-time"
                row.value = true
                row.hidden = "$fees == nil"
            }
    }

    private var homeDays: StepperRow {
        StepperRow("homeDays") { row in
            row.title = "Days worked from home"
            row.maximum = 366
            row.hidden = "NOT $remote"
            row.add(
                rule: RulePredicate(
                    "SELF <= $yearDays", msg: "Not more than the days of the year"))
        }
    }

    private var yearDays: IntRow {
        IntRow("yearDays") { row in
            row.title = "Days of the year"
            row.suggested = "365"
            row.hidden = "NOT $remote"
            row.add(rule: RuleGreaterOrEqualThan(min: 365))
            row.add(rule: RuleSmallerOrEqualThan(max: 366))
        }
    }
}
