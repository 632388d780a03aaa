import RowKit
import StandardRows

/// The rows that ``TaxViewController`` has several times.
extension TaxViewController {
    /// Makes a row for an amount in euros that the user enters.
    func amount(
        _ tag: String, _ title: String, configure: (DecimalRow) -> Void = { _ in }
    ) -> DecimalRow {
        DecimalRow(tag) { row in
            row.title = title
            row.format = .currency("EUR")
            row.add(rule: RuleGreaterOrEqualThan(min: 0))
            configure(row)
        }
    }

    /// Makes a row for an amount in euros that follows from others.
    ///
    /// The expression rounds sums to the cent, because binary fractions are not exact.
    func amount(
        _ tag: String, _ title: String, calculated: Calculation<Double>, hidden: Condition? = nil
    ) -> DecimalRow {
        DecimalRow(tag) { row in
            row.title = title
            row.format = .currency("EUR")
            row.calculated = calculated
            row.hidden = hidden
        }
    }

    /// Makes a row that shows whether something is so.
    func fact(_ tag: String, _ title: String, calculated: Calculation<Bool>) -> SwitchRow {
        SwitchRow(tag) { row in
            row.title = title
            row.calculated = calculated
        }
    }

    /// Makes a row for the date of birth of a person.
    func birth(_ tag: String, configure: (DateRow) -> Void = { _ in }) -> DateRow {
        DateRow(tag) { row in
            row.title = "Date of birth"
            row.add(
                rule: RulePredicate(
                    "SELF BETWEEN {'1900-01-01', '2024-12-31'}",
                    msg: "Must be a day from 1900 to 2024"))
            configure(row)
        }
    }

    /// Makes a row for the age that follows from a date of birth.
    func age(_ tag: String, of birth: String) -> IntRow {
        IntRow(tag) { row in
            row.title = "Age at the end of 2024"
            row.calculated = .expression("years($\(birth), '2024-12-31')")
            row.hidden = .predicate("$\(birth) == nil")
        }
    }
}
