import RowKit
import Testing

@Suite("The tables in the article on validation")
struct RuleTableTests {
    @Test("list every rule with its results for nil and empty values, its code and its message")
    func rules() throws {
        let other = StringRow("other") { $0.value = "Emmy" }
        let expected = [
            judged("RuleRequired", RuleRequired(), empty: ""),
            judged("RuleAccepted", RuleAccepted()),
            judged("RuleEmail", RuleEmail(), empty: ""),
            judged("RuleURL", RuleURL(), empty: ""),
            judged("RuleRegExp", RuleRegExp(regExpr: "a"), empty: ""),
            judged("RuleMinLength", RuleMinLength(minLength: 2), empty: ""),
            judged("RuleMaxLength", RuleMaxLength(maxLength: 2), empty: ""),
            judged("RuleExactLength", RuleExactLength(exactLength: 2), empty: ""),
            judged("RuleGreaterThan", RuleGreaterThan(min: 2)),
            judged("RuleGreaterOrEqualThan", RuleGreaterOrEqualThan(min: 2)),
            judged("RuleSmallerThan", RuleSmallerThan(max: 2)),
            judged("RuleSmallerOrEqualThan", RuleSmallerOrEqualThan(max: 2)),
            judged("RuleEqualsToRow", RuleEqualsToRow(row: other), empty: ""),
            judged("RuleMinCount", RuleMinCount<[Int]>(minCount: 2), empty: []),
            judged("RuleMaxCount", RuleMaxCount<[Int]>(maxCount: 2), empty: []),
            ["``RuleClosure``", "–", "–", "`custom`", "`Is not valid`"],
            ["``RuleAsync``", "–", "–", "`custom`", "`Is not valid`"],
        ]
        let header = "| Rule | Valid values | nil | Empty | Code | Message |"
        let shown = cells(under: header, of: try Article("Validation"))
        #expect(shown.map { [$0[0]] + $0[2...] } == expected)
        let codes = Set(Phrases.Key.validation.map { "`\($0.id)`" })
        #expect(
            Set(shown.map { $0[4] })
                == codes.subtracting(["`notOffered`", "`pending`", "`unchecked`"]))
    }

    @Test("list after which steps a row shows an error, for each option")
    func options() throws {
        let options: [(String, ValidationOptions)] = [
            ("`validatesOnDemand`", .validatesOnDemand),
            ("`validatesOnBlur`, the default", .validatesOnBlur),
            ("`validatesOnChange`", .validatesOnChange),
            ("`validatesOnChangeAfterBlurred`", .validatesOnChangeAfterBlurred),
            ("`validatesAlways`", .validatesAlways),
        ]
        let header =
            "| Option | An invalid value is written | The row loses the focus | A valid value "
            + "| An invalid one again | The focus again |"
        let shown = cells(under: header, of: try Article("Validation"))
        #expect(shown == options.map { [$0] + steps(with: $1) })
        #expect(NumberRow().validationOptions == .validatesOnBlur)
    }

    /// Whether a row shows an error after each step.
    private func steps(with options: ValidationOptions) -> [String] {
        let row = NumberRow { $0.add(rule: RuleSmallerThan(max: 10)) }
        let form = Form { row }
        row.validationOptions = options
        let steps: [() -> Void] = [
            { row.value = 20 }, { leave(row) }, { row.value = 1 }, { row.value = 30 },
            { leave(row) },
        ]
        #expect(form.problems.isEmpty)
        return steps.map { step in
            step()
            return row.isValid ? "–" : "error"
        }
    }

    private func leave(_ row: BaseRow) {
        row.setHighlighted(true)
        row.setHighlighted(false)
    }

    /// The article's cells for a rule, without its valid values.
    private func judged<Rule: RuleType>(
        _ name: String, _ rule: Rule, empty: Rule.RowValueType? = nil
    ) -> [String] {
        let error = rule.validationError
        let verdict = empty.map { rule.isValid(value: $0) == nil ? "valid" : "invalid" }
        return [
            "``\(name)``", rule.isValid(value: nil) == nil ? "valid" : "invalid", verdict ?? "–",
            "`\(error.code)`", "`\(wording(of: error.code))`",
        ]
    }

    /// The English phrase of a code, in the plural if it has a number.
    private func wording(of code: String) -> String {
        switch Phrases.Key.validation.first(where: { $0.id == code })?.english {
        case .always(let template): template
        case .plural(let templates): templates["other"] ?? ""
        case nil: "no phrase"
        }
    }

    private func cells(under header: String, of article: Article) -> [[String]] {
        article.rows(under: header).map { row in
            row.dropFirst(2).dropLast(2).split(separator: " | ").map { String($0) }
        }
    }
}
