import Foundation
import RowKit
import RowTesting
import StandardRows
import Testing

@Suite("Rules and actions written for Eureka")
struct EurekaRuleTests {
    @Test("A title is red while its row is invalid")
    func redTitle() {
        let row = TextRow("name") {
            $0.title = "Required Rule"
            $0.add(rule: RuleRequired())
            let ruleRequiredViaClosure = RuleClosure<String> { rowValue in
                (rowValue == nil || rowValue!.isEmpty)
                    ? ValidationError(msg: "Field required!") : nil
            }
            $0.add(rule: ruleRequiredViaClosure)
            $0.validationOptions = .validatesOnChange
        }
        .cellUpdate { cell, row in
            if !row.isValid {
                cell.titleLabel?.textColor = .systemRed
            }
        }
        let tester = FormTester(form: form(row))
        tester.isExhaustive = false
        tester.type("Ada", into: "name")
        #expect(row.cell.titleLabel?.textColor == nil)
        tester.type("", into: "name")
        #expect(row.cell.titleLabel?.textColor == .systemRed)
        #expect(row.validationErrors.map(\.msg) == ["Must be filled in", "Field required!"])
        tester.type("Ada", into: "name")
        #expect(row.cell.titleLabel?.textColor == nil)
        #expect(row.isValid)
        tester.finish()
    }

    @Test("A set of rules is validated on change once the row has lost the focus")
    func ruleSet() {
        var rules = RuleSet<String>()
        rules.add(rule: RuleRequired())
        rules.add(rule: RuleEmail())
        let row = TextRow("email") {
            $0.title = "Email Rule"
            $0.add(ruleSet: rules)
            $0.validationOptions = .validatesOnChangeAfterBlurred
        }
        let tester = FormTester(form: form(row, TextRow("other")))
        tester.isExhaustive = false
        tester.focus("email")
        tester.type("ada", into: "email")
        #expect(row.isValid)
        tester.focus("other")
        #expect(row.validationErrors.map(\.code) == ["email"])
        tester.type("ada@example.org", into: "email")
        #expect(row.isValid)
        tester.type("ada@", into: "email")
        #expect(!row.isValid)
        tester.finish()
    }

    @Test("A rule is removed with its errors, and others are those of the last validation")
    func removing() {
        var rule = RuleMinLength(minLength: 5)
        rule.id = "short"
        let row = TextRow("name") {
            $0.add(rule: rule)
            $0.add(rule: RuleMaxLength(maxLength: 2))
            $0.value = "Ada"
            $0.validationOptions = .validatesOnDemand
        }
        let form = form(row)
        #expect(row.validationErrors.isEmpty)
        #expect(form.validate().map(\.code) == ["minLength", "maxLength"])
        row.remove(ruleWithIdentifier: "short")
        row.value = "A"
        #expect(row.validationErrors.map(\.code) == ["maxLength"])
        #expect(form.validate().isEmpty)
        #expect(row.validationErrors.isEmpty)
    }

    @Test("A rule for URLs is kept in a constant, and added to a row")
    func urlRule() {
        let rule = RuleURL()
        #expect(rule.isValid(value: nil) == nil)
        for text in ["http://example.com", "https://localhost:8080"] {
            #expect(rule.isValid(value: URL(string: text)) == nil, "\(text)")
        }
        #expect(rule.isValid(value: URL(string: "www.example.com"))?.code == "url")
        let row = URLRow("page") { $0.add(rule: rule) }
        row.value = URL(string: "www.example.com")
        #expect(row.validate().map(\.code) == ["url"])
        let text = TextRow("text") { $0.add(rule: RuleURL()) }
        text.value = "www.example.com"
        #expect(text.validate().map(\.code) == ["url"])
    }

    @Test("Actions of both edges have styles, images and colours, and report completion")
    func swipes() {
        var done: [String] = []
        let row = TextRow("text") {
            let deleteAction = SwipeAction(
                style: .destructive,
                title: "Delete",
                handler: { (action, row, completionHandler) in
                    done.append(row.tag ?? "-")
                    completionHandler?(true)
                })
            deleteAction.image = RowImage.symbol("icon-trash")

            $0.trailingSwipe.actions = [deleteAction]
            $0.trailingSwipe.performsFirstActionWithFullSwipe = true

            let infoAction = SwipeAction(
                style: .normal,
                title: "Info",
                handler: { (action, row, completionHandler) in
                    done.append(action.title ?? "-")
                    completionHandler?(true)
                })
            infoAction.actionBackgroundColor = .blue
            infoAction.image = RowImage.symbol("icon-info")

            $0.leadingSwipe.actions = [infoAction]
            $0.leadingSwipe.performsFirstActionWithFullSwipe = true
        }
        let names = MultivaluedSection { $0 <<< NameRow() }
        let tester = FormTester(
            form: Form {
                row; names
            })
        tester.isExhaustive = false
        let view = row.cell.view
        #expect(view.leadingSwipe.actions.map(\.image) == [.symbol("icon-info")])
        #expect(view.leadingSwipe.actions.map(\.color) == [.blue])
        #expect(view.trailingSwipe.actions.map(\.image) == [.symbol("icon-trash")])
        tester.swipe("text", "Info")
        #expect(row.section != nil)
        tester.swipe("text", "Delete")
        #expect(done == ["Info", "text"])
        #expect(row.section == nil)
        tester.finish()
    }
}
