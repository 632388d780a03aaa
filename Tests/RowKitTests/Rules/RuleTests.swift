import Foundation
import RowKit
import Testing

@Suite("Rules")
struct RuleTests {
    @Test(
        "Required text is neither empty nor blank",
        arguments: [
            (nil, false), ("", false), (" \t\n\u{A0}", false), ("a", true), (" a ", true),
            ("0", true),
        ] as [(String?, Bool)])
    func requiredText(value: String?, isValid: Bool) {
        #expect((RuleRequired().isValid(value: value) == nil) == isValid)
    }

    @Test("Required text may be blank if the rule allows it")
    func blank() {
        let rule = RuleRequired<String>(allowsBlank: true)
        #expect(rule.isValid(value: " ") == nil)
        #expect(rule.isValid(value: "")?.code == "required")
    }

    @Test("A required value may be false, zero or a list of empty text, but no empty collection")
    func requiredOthers() {
        #expect(RuleRequired<Bool>().isValid(value: false) == nil)
        #expect(RuleRequired<Int>().isValid(value: 0) == nil)
        #expect(RuleRequired<[String]>().isValid(value: [""]) == nil)
        #expect(RuleRequired<[String]>().isValid(value: [])?.code == "required")
        #expect(RuleRequired<Set<Int>>().isValid(value: [])?.code == "required")
        #expect(RuleRequired<[String: Int]>().isValid(value: [:])?.code == "required")
    }

    @Test(
        "A required value that is possibly blank has content",
        arguments: [
            (nil, false, false), (Initials(), false, false), (Initials(first: " "), false, true),
            (Initials(last: "N"), true, true),
        ] as [(Initials?, Bool, Bool)])
    func requiredContent(value: Initials?, isValid: Bool, isValidIfBlank: Bool) {
        #expect((RuleRequired().isValid(value: value) == nil) == isValid)
        #expect((RuleRequired(allowsBlank: true).isValid(value: value) == nil) == isValidIfBlank)
    }

    @Test(
        "A required section has an answer that is not blank",
        arguments: [
            ([], false, false), (["  "], false, true), ([""], false, false),
            ([" ", "a"], true, true),
        ] as [([String], Bool, Bool)])
    func requiredAnswers(texts: [String], isValid: Bool, isValidIfBlank: Bool) {
        for (allowsBlank, isValid) in [(false, isValid), (true, isValidIfBlank)] {
            let section = Section(texts.map { text in StringRow { $0.value = text } })
            section.add(rule: RuleRequired(allowsBlank: allowsBlank))
            #expect(Form { section }.validate().isEmpty == isValid)
        }
    }

    @Test(
        "Length rules count user-perceived characters and accept empty text",
        arguments: [
            (nil, true, true, true), ("", true, true, true), ("ab", false, true, false),
            ("abc", true, true, true), ("e\u{301}👩‍👩‍👧🇨🇦", true, true, true),
            ("abcd", true, false, false),
        ] as [(String?, Bool, Bool, Bool)])
    func lengths(value: String?, min: Bool, max: Bool, exact: Bool) {
        #expect((RuleMinLength(minLength: 3).isValid(value: value) == nil) == min)
        #expect((RuleMaxLength(maxLength: 3).isValid(value: value) == nil) == max)
        #expect((RuleExactLength(exactLength: 3).isValid(value: value) == nil) == exact)
    }

    @Test("A rule that finds nil invalid requires a value")
    func requiredValues() {
        func expect<Rule: RuleType>(_ rule: Rule, requires: Bool) {
            #expect(rule.requiresValue == requires, "\(rule)")
            #expect((rule.isValid(value: nil) != nil) == requires, "\(rule)")
        }
        for isRequired in [false, true] {
            expect(RuleMinCount<[Int]>(minCount: isRequired ? 1 : 0), requires: isRequired)
            expect(RuleRegExp(regExpr: "a", allowsEmpty: !isRequired), requires: isRequired)
            expect(RuleURL<String>(allowsEmpty: !isRequired), requires: isRequired)
        }
        expect(RuleRequired<String>(), requires: true)
        expect(RuleAccepted(), requires: true)
        expect(RuleMaxCount<[Int]>(maxCount: 0), requires: false)
        expect(RuleEmail(), requires: false)
        expect(RuleMinLength(minLength: 3), requires: false)
    }

    @Test("Length rules allow the largest integers as limits")
    func hugeLengths() {
        #expect(RuleMaxLength(maxLength: .max).isValid(value: "a") == nil)
        #expect(RuleMinLength(minLength: .max).isValid(value: "a") != nil)
    }

    @Test(
        "Comparisons validate values against a limit of 5, and accept nil",
        arguments: [
            (nil, true, true, true, true), (4, false, false, true, true),
            (5, false, true, false, true), (6, true, true, false, false),
        ] as [(Int?, Bool, Bool, Bool, Bool)])
    func comparisons(value: Int?, greater: Bool, atLeast: Bool, smaller: Bool, atMost: Bool) {
        #expect((RuleGreaterThan(min: 5).isValid(value: value) == nil) == greater)
        #expect((RuleGreaterOrEqualThan(min: 5).isValid(value: value) == nil) == atLeast)
        #expect((RuleSmallerThan(max: 5).isValid(value: value) == nil) == smaller)
        #expect((RuleSmallerOrEqualThan(max: 5).isValid(value: value) == nil) == atMost)
    }

    @Test("RuleAccepted requires true", arguments: [(true, true), (false, false), (nil, false)])
    func accepted(value: Bool?, isValid: Bool) {
        #expect((RuleAccepted().isValid(value: value) == nil) == isValid)
    }

    @Test("RuleClosure keeps the error that it was created with, and returns that of its closure")
    func closures() {
        let rule = RuleClosure<Int>(validationError: ValidationError(msg: "Wrong"), id: "even") {
            ($0 ?? 0).isMultiple(of: 2) ? nil : ValidationError(msg: "Odd")
        }
        #expect(rule.validationError.msg == "Wrong")
        #expect(rule.id == "even")
        #expect(rule.isValid(value: 1)?.msg == "Odd")
        #expect(rule.isValid(value: 2) == nil)
        let brief = RuleClosure<Int>(msg: "Odd") { ($0 ?? 0).isMultiple(of: 2) }
        #expect(brief.validationError.msg == "Odd")
        #expect(brief.isValid(value: 1)?.msg == "Odd")
        #expect(RuleClosure<Int> { _ in nil }.validationError.code == "custom")
    }

    @Test("An e-mail address may have an internationalized domain, and may be empty")
    func email() {
        for valid in [nil, "", "ada@example.com", "ada@bücher.example", "a&b@b.com"] as [String?] {
            #expect(RuleEmail().isValid(value: valid) == nil, "\(valid ?? "nil")")
        }
        for invalid in ["ada", "ada@", "a@-b.com", "a b@example.com", "ada@gmail", "a.@b.com"] {
            #expect(RuleEmail().isValid(value: invalid)?.code == "email", "\(invalid)")
        }
        #expect(RuleEmail(allowsLocalDomains: true).isValid(value: "ada@gmail") == nil)
    }

    @Test("A URL needs a scheme unless the rule does not require one")
    func url() {
        let lenient = RuleURL<String>(requiresProtocol: false)
        #expect(lenient.isValid(value: "example.com/a") == nil)
        #expect(RuleURL().isValid(value: "example.com/a")?.code == "url")
        #expect(RuleURL().isValid(value: "https://example.com/a") == nil)
        #expect(RuleURL<String>().isValid(value: nil) == nil)
        #expect(RuleURL<String>(allowsEmpty: false).isValid(value: "")?.code == "url")
        #expect(RuleURL().isValid(value: URL(string: "https://example.com")) == nil)
    }

    @Test("A URL has one of the schemes the rule allows, by default http or https")
    func schemes() {
        #expect(RuleURL().isValid(value: "javascript:alert(1)")?.code == "url")
        #expect(RuleURL().isValid(value: URL(string: "mailto:a@b.c"))?.code == "url")
        #expect(RuleURL(schemes: []).isValid(value: "mailto:a@b.c") == nil)
        let ftp = RuleURL<String>(schemes: ["FTP"])
        #expect(ftp.isValid(value: "ftp://a.b") == nil)
        #expect(ftp.isValid(value: "https://a.b")?.code == "url")
    }

    @Test("A URL with an escaped host is validated by the unescaped host")
    func escapedHost() {
        for (text, isValid) in [
            ("https://bücher.example/ä", true), ("https://b%C3%BCcher.example/%C3%A4", true),
            ("https://a%20b/", false),
        ] {
            #expect((RuleURL().isValid(value: URL(string: text)) == nil) == isValid, "\(text)")
        }
    }

    @Test("A malformed scheme is reported as a fault of the rule")
    func malformedSchemes() {
        let form = Form { StringRow("a") { $0.add(rule: RuleURL(schemes: ["https://"])) } }
        #expect(
            form.problems.map(\.message) == [
                #"the scheme "https://" of a rule is malformed; write "https""#
            ])
        #expect(RuleURL<String>(schemes: ["ü"]).fault == #"the scheme "ü" of a rule is malformed"#)
        #expect(RuleURL<String>(schemes: ["git+ssh", "A"]).fault == nil)
    }

    @Test("A pattern must match the whole text")
    func pattern() {
        let rule = RuleRegExp(regExpr: "[A-Z]{2}[0-9]+", allowsEmpty: false)
        #expect(rule.isValid(value: "AB12") == nil)
        #expect(rule.isValid(value: "xAB12")?.code == "pattern")
        #expect(rule.isValid(value: "")?.code == "pattern")
        #expect(RuleRegExp(regExpr: "a").isValid(value: "") == nil)
    }

    @Test("A malformed pattern accepts nothing and is reported by the form")
    func malformedPattern() {
        let row = StringRow("code") { $0.add(rule: RuleRegExp(regExpr: "a(")) }
        row.value = "a"
        let form = Form { row }
        #expect(row.validate().map(\.code) == ["pattern"])
        #expect(form.problems.map(\.code) == [.faultyRule])
        #expect(form.problems.first?.place == "code")
    }

    @Test("A value can be required to equal another row's")
    func equalsToRow() {
        let (password, again) = (StringRow("password"), StringRow("again"))
        let form = Form { Section([password, again]) }
        again.add(rule: RuleEqualsToRow(row: password))
        again.add(rule: RuleEqualsToRow(form: form, tag: "password", id: "byTag"))
        password.value = "secret"
        #expect(again.validate().map(\.ruleID) == [nil, "byTag"])
        #expect(Set(again.validationErrors.map(\.message)) == ["Must be the same as “password”"])
        password.title = "Password"
        #expect(Set(again.validate().map(\.message)) == ["Must be the same as “Password”"])
        again.value = "secret"
        #expect(again.validate().isEmpty)
    }

    @Test("Count rules validate collections and the answers of a section")
    func counts() {
        #expect(RuleMinCount<Set<Int>>(minCount: 1).isValid(value: nil)?.code == "minCount")
        #expect(RuleMaxCount<[Int]>(maxCount: 1).isValid(value: [1, 2])?.code == "maxCount")
        let section = SelectableSection<OptionRow>(selectionType: .multipleSelection)
        section.append(OptionRow { $0.selectableValue = "a" })
        section.add(rule: RuleRequired())
        section.add(rule: RuleMinCount(minCount: 1))
        let form = Form { section }
        #expect(form.validate().map(\.code) == ["required", "minCount"])
        form.rows.first?.didSelect()
        #expect(form.validate().isEmpty)
    }

    @Test(
        "Messages are correct in English",
        arguments: [
            (RuleMinLength(minLength: 1).validationError, "Must have at least 1 character"),
            (RuleMinLength(minLength: 2).validationError, "Must have at least 2 characters"),
            (RuleMaxLength(maxLength: 10).validationError, "Must have at most 10 characters"),
            (RuleGreaterThan(min: 3).validationError, "Must be greater than 3"),
            (RuleSmallerOrEqualThan(max: 2.5).validationError, "Must be at most 2.5"),
            (RuleEmail(msg: "No such address").validationError, "No such address"),
            (ValidationError(msg: "My own"), "My own"),
        ])
    func messages(error: ValidationError, message: String) {
        #expect(error.message == message)
        #expect(error.msg == message)
    }

    @Test("Messages are in the form's language, except custom ones")
    func translation() throws {
        let row = StringRow("a") { row in
            row.add(rule: RuleRequired())
            row.add(rule: RuleRequired(msg: "Bitte!"))
        }
        let form = Form { row }
        form.phrases = try Phrases(
            formats: PlainFormats(), translations: ["required": "Muss ausgefüllt sein"])
        #expect(row.validate().map(\.message) == ["Muss ausgefüllt sein", "Bitte!"])
    }

    @Test("Messages in English use the form's formats and time zone, too")
    func formats() throws {
        let number = IntRow("n") { row in
            row.add(rule: RuleGreaterThan(min: 1_234_567))
            row.value = 1
        }
        let text = StringRow("s") { row in
            row.add(rule: RuleMinLength(minLength: 1500))
            row.value = "short"
        }
        let noon = Date(timeIntervalSince1970: 1_735_732_800)
        let moment = MomentRow("m") { row in
            row.add(rule: RuleGreaterOrEqualThan(min: noon))
            row.value = noon - 1
        }
        let form = Form {
            number
            text
            moment
        }
        let messages = { form.validate().map(\.message) }
        #expect(
            messages() == [
                "Must be greater than 1234567", "Must have at least 1500 characters",
                "Must be at least 2025-01-01 12:00",
            ])
        form.phrases = Phrases(formats: PatternFormats(grouping: .threes))
        #expect(
            messages() == [
                "Must be greater than 1'234'567", "Must have at least 1'500 characters",
                "Must be at least 2025-01-01 12:00",
            ])
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        form.phrases = Phrases(formats: PlainFormats(timeZone: zone))
        #expect(moment.validate().map(\.message) == ["Must be at least 2025-01-01 07:00"])
    }

    @Test("A limit is written as the row writes numbers, and other numbers as the form does")
    func limits() {
        let row = ShareRow("share") { row in
            row.add(rule: RuleGreaterThan(min: 50))
            row.add(rule: RuleClosure { _ in ValidationError(.minLength, ["count": 3]) })
            row.value = 20
        }
        #expect(
            Form { row }.validate().map(\.message) == [
                "Must be greater than 50%", "Must have at least 3 characters",
            ])
    }

    @Test("Errors contain the rule, the row and the parameters")
    func parts() throws {
        let row = StringRow("name") { row in
            row.add(rule: RuleMinLength(minLength: 3, id: "short"))
            row.value = "ab"
        }
        let form = Form { row }
        let error = try #require(form.validate().first)
        #expect(error.code == "minLength")
        #expect(error.ruleID == "short")
        #expect(error.tag == "name")
        #expect(error.parameters == ["count": 3])
        #expect("\(error)" == "name: Must have at least 3 characters")
    }
}

/// A row that writes its limits in percent.
private final class ShareRow: _ValueRow<ValueCell<Int>>, RowType {
    override func text(ofNumericLimit number: some FieldNumber) -> String { "\(number)%" }
}

/// A value with two parts.
struct Initials: PossiblyBlank, Hashable {
    var first: String?
    var last: String?

    func isBlank(allowsBlank: Bool) -> Bool {
        let rule = RuleRequired<String>(allowsBlank: allowsBlank)
        return rule.isValid(value: first) != nil && rule.isValid(value: last) != nil
    }
}
