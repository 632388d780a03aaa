import RowKit
import StandardRows

/// Asks for a trip, whose dates depend on each other.
///
/// `Documents/trip.json` is the same form.
final class TripViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Trip"
        form.hiddenValue = .ignore
        form
            +++ Section("When?")
            <<< DateRow("start") { row in
                row.title = "First day"
                row.suggested = "add(today(), 1, 'days')"
                row.add(rule: RuleRequired())
                row.add(rule: RulePredicate("SELF >= today()", msg: "This day is over"))
            }
            <<< IntRow("nights") { row in
                row.title = "Nights"
                row.value = 7
                row.add(rule: RuleGreaterOrEqualThan(min: 1))
                row.add(rule: RuleSmallerOrEqualThan(max: 365))
            }
            <<< DateRow("end") { row in
                row.title = "Last day"
                row.suggested = "add($start, $nights, 'days')"
                row.add(
                    rule: RulePredicate(
                        "$start == nil OR SELF > $start", msg: "The trip ends before it begins"))
            }
            <<< IntRow("days") { row in
                row.title = "Days"
                row.calculated = "days($start, $end) + 1"
            }

            +++ Section("On the way")
            <<< SwitchRow("flies") { $0.title = "We fly" }
            <<< DateRow("booked") { row in
                row.title = "Book the flight by"
                row.calculated = "add($start, -6, 'weeks')"
                row.hidden = "NOT $flies"
            }
            <<< NameRow("stopover") { row in
                row.title = "Stopover"
                row.hidden = "NOT $flies"
                row.add(rule: RuleRequired(msg: "Break such a long trip"), when: "$days > 28")
            }
            <<< LabelRow("summary") { row in
                row.title = "Summary"
                row.calculated =
                    "concat($days, ' days', if($stopover == nil, '', ' via '), $stopover)"
                row.hidden = "$days == nil"
            }
        form.add(
            rule: RulePredicate(
                "$booked >= today()", msg: "It is too late to book a flight"), when: "$flies")
    }
}
