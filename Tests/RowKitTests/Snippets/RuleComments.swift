import RowKit
import Testing

// The examples in the comments on rules.

private struct Directory: Sendable {
    func has(_ name: String) async throws -> Bool { name == "Ada" }
    func has(_ name: String?) async throws -> Bool { name == "Ada" }
}

private enum Rules {
    // snippet: comment-async-rule
    struct RuleFreeName: AsyncRuleType {
        let directory: Directory
        var delay: Duration { .milliseconds(300) }
        func validate(_ value: String?) async throws -> ValidationError? {
            guard let name = value else { return nil }
            return try await directory.has(name) ? ValidationError(msg: "Is taken") : nil
        }
    }
    // end

    // snippet: comment-value-rule
    struct RuleOdd: ValueRule {
        var id: String?
        var validationError = ValidationError(msg: "Must be odd")
        func allows(_ value: Int) -> Bool { !value.isMultiple(of: 2) }
    }
    // end

    // snippet: comment-rule
    struct RuleEven: RuleType {
        var id: String?
        var validationError = ValidationError(msg: "Must be even")
        func isValid(value: Int?) -> ValidationError? {
            value.map { $0.isMultiple(of: 2) } ?? true ? nil : validationError
        }
    }
    // end
}

@Suite("The examples in the comments on rules")
struct RuleCommentTests {
    @Test("validate values")
    func rules() {
        let flag = FlagRow("agreed")
        let form = Form { flag }
        do {
            let row = flag
            // snippet: comment-rule-closure
            row.add(rule: RuleClosure(msg: "Please agree") { $0 == true })
            // end
        }
        #expect(form.validate().map(\.msg) == ["Please agree"])
        let (page, site, mail) = (StringRow(), StringRow(), StringRow())
        // snippet: comment-rule-url
        page.add(rule: RuleURL())  // https://example.com
        site.add(rule: RuleURL(requiresProtocol: false))  // example.com as well
        mail.add(rule: RuleURL(schemes: ["mailto"]))  // mailto:ada@example.com, and no other
        // end
        let texts = ["https://example.com", "example.com", "mailto:ada@example.com"]
        let valid = [page, site, mail].map { row in
            texts.filter { text in
                row.value = text
                return row.validate().isEmpty
            }
        }
        #expect(valid == [[texts[0]], [texts[0], texts[1]], [texts[2]]])
        let number = NumberRow { $0.value = 3 }
        #expect(Rules.RuleOdd().isValid(value: 2)?.message == "Must be odd")
        #expect(Rules.RuleOdd().isValid(value: 1) == nil)
        #expect(Rules.RuleOdd().isValid(value: nil) == nil)
        number.add(rule: Rules.RuleEven())
        #expect(number.validate().map(\.msg) == ["Must be even"])
    }

    @Test("validate sections, and form sets")
    func sets() {
        let row = StringRow("row")
        let section = Section([row])
        let form = Form { section }
        // snippet: comment-section-rule
        section.add(
            rule: RuleClosure { section in
                section?.count == 1 ? ValidationError(msg: "One is none") : nil
            })
        // end
        // snippet: comment-rule-set
        var rules = RuleSet<String>()
        rules.add(rule: RuleRequired())
        rules.add(rule: RuleMinLength(minLength: 8))
        row.add(ruleSet: rules)
        // end
        #expect(form.validate().map(\.msg).sorted() == ["Must be filled in", "One is none"])
    }

    @Test("validate asynchronously")
    func elsewhere() async {
        let (row, directory) = (StringRow("name") { $0.value = "Ada" }, Directory())
        // snippet: comment-rule-async
        row.add(
            rule: RuleAsync(msg: "Is taken", after: .milliseconds(300)) { name in
                try await !directory.has(name)
            })
        // end
        row.add(rule: Rules.RuleFreeName(directory: directory))
        let form = Form { row }
        form.validate()
        await WorkDriver(form).finishAll()
        #expect(row.validationErrors.map(\.msg) == ["Is taken", "Is taken"])
    }
}
