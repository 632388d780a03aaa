import TestRuns

@testable import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Random forms without closures, built in Swift.
final class RandomForms {
    private var random: SeededGenerator
    /// The tags in use, each with a test for conditions.
    private var tags: [(tag: String, test: String)] = []
    private var count = 0

    static func form(using random: inout SeededGenerator) -> Form {
        let forms = RandomForms(random: random)
        let form = forms.form()
        random = forms.random
        return form
    }

    private func form() -> Form {
        let form = Form(maybe(text))
        if oneIn(3) { form.imageOrigins = ["https://a.example", "http://localhost:8080"] }
        if oneIn(3) { form.inlineRowHideOptions = [.firstResponderChanges] }
        if oneIn(3) { form.isDisabled = true }
        if oneIn(3) { form.isReadOnly = true }
        for _ in 0..<below(5) { form.append(section()) }
        return form
    }

    // MARK: Sections

    private func section() -> Section {
        let section: Section
        switch below(4) {
        case 0: section = selectableSection()
        case 1: section = multivaluedSection()
        default:
            section = Section()
            for _ in 0..<below(6) { section.append(row(isTagged: true)) }
        }
        section.header = maybe { text() }
        section.footer = maybe { text() }
        section.isExpanded = maybe { oneIn(2) }
        // Its rows are hidden with it, so its condition cannot read whether they are.
        section.hidden = condition(ofValues: true)
        section.disabled = condition()
        if oneIn(4) { section.add(rule: RuleRequired(msg: maybe(text), id: maybe(text))) }
        if oneIn(4) { section.add(rule: RuleMinCount(minCount: below(3))) }
        if oneIn(4) { section.add(rule: RuleMaxCount(maxCount: below(3), msg: maybe(text))) }
        if oneIn(2) { section.tag = nextTag() }
        return section
    }

    private func selectableSection() -> Section {
        let section = SelectableSection<ChosenRow<String>>()
        section.selectionType =
            oneIn(2) ? .multipleSelection : .singleSelection(enableDeselection: oneIn(2))
        if section.selectionType == .multipleSelection {
            section.selectionLimit = maybe { below(3) }
        }
        var choices = section.choiceLimit
        for option in ["a", "b", "é"].prefix(below(4)) {
            let row = ChosenRow<String>(oneIn(3) ? nextTag() : nil)
            row.selectableValue = option
            if choices > 0, oneIn(2) {
                row.value = option
                choices -= 1
            }
            section.append(row)
        }
        return section
    }

    private func multivaluedSection() -> Section {
        let section = MultivaluedSection(
            multivaluedOptions: oneIn(2) ? [.delete, .reorder] : [], header: nil)
        section.showInsertIconInAddButton = oneIn(2)
        for _ in 0..<below(4) { section.append(row(isTagged: false)) }
        if oneIn(2) { section.maximumCount = section.allRows.count + below(3) }
        section.minimumCount = min(below(3), section.maximumCount ?? 3)
        return section
    }

    // MARK: Rows

    private func row(isTagged: Bool) -> BaseRow {
        let tag = isTagged && !oneIn(4) ? nextTag() : nil
        let row: BaseRow
        switch below(8) {
        case 0:
            row = StringRow(tag: tag)
            give(row, maybe(text), rules: textRules())
            know(tag, "$TAG CONTAINS[cd] 'e'")
        case 1:
            row = NumberRow(tag: tag)
            give(row, maybe { below(20) - 5 }, rules: comparisons(of: below(20)))
            know(tag, "$TAG > 7")
        case 2:
            row = FlagRow(tag: tag)
            give(row, maybe { oneIn(2) }, rules: [RuleRequired()])
            know(tag, "$TAG == true")
        case 3:
            row = MomentRow(tag: tag)
            let date = Date(timeIntervalSinceReferenceDate: Double(below(1 << 40)) / 1024)
            give(row, maybe { date }, rules: comparisons(of: date))
        case 4:
            row = LinkRow(tag: tag)
            give(
                row, maybe { URL(string: "https://a.example/%C3%A4") } ?? nil,
                rules: [RuleURL(schemes: schemes(), id: maybe(text))])
        case 5:
            row = ListedRow(tag: tag)
            give(
                row, maybe { (0..<below(3)).map { _ in text() } },
                rules: [RuleMinCount(minCount: below(3)), RuleMaxCount(maxCount: 2)])
            know(tag, "$TAG.@count > 1")
        case 6:
            row = AgreedRow(tag: tag)
            if oneIn(2) { row.baseValue = maybe { oneIn(2) } }
        default:
            let grade = GradeRow(tag: tag)
            grade.maximum = below(20)
            grade.size = oneIn(2) ? .large : .medium
            grade.labels = (0..<below(3)).map { _ in text() }
            grade.factor = Double(below(8)) / 8
            grade.color = oneIn(2) ? .systemRed : RowColor(text: "#12AB34")
            row = grade
        }
        row.title = maybe(text)
        if oneIn(4) { row.hiddenValue = .clearOnHide }
        if oneIn(4) { row.validationOptions = .validatesAlways }
        row.hidden = condition()
        row.disabled = condition()
        return row
    }

    private func give<Value: Equatable & Sendable>(
        _ row: BaseRow, _ value: Value?, rules: [any RuleType<Value>]
    ) {
        row.baseValue = value
        for rule in rules where oneIn(3) {
            (row as? RowOf<Value>)?.add(ruleSet: RuleSet(rules: [rule]))
        }
    }

    private func textRules() -> [any RuleType<String>] {
        [
            RuleRequired(msg: maybe(text), allowsBlank: oneIn(2)),
            RuleEmail(allowsLocalDomains: oneIn(2)),
            RuleRegExp(regExpr: "[a-z]+|é", allowsEmpty: oneIn(2), id: maybe(text)),
            RuleMinLength(minLength: UInt(below(5)), msg: maybe(text)),
            RuleMaxLength(maxLength: UInt(below(5))), RuleExactLength(exactLength: 3),
            RuleURL<String>(
                schemes: schemes(), allowsEmpty: oneIn(2), requiresProtocol: oneIn(2)),
            RuleGreaterThan(min: text()),
        ]
    }

    private func schemes() -> Set<String> {
        oneIn(2) ? ["http", "https"] : Set(["mailto", "tel", "ftp"].filter { _ in oneIn(2) })
    }

    private func comparisons<Value: Comparable & Sendable>(
        of limit: Value
    ) -> [any RuleType<Value>] {
        [
            RuleGreaterThan(min: limit, msg: maybe(text)), RuleGreaterOrEqualThan(min: limit),
            RuleSmallerThan(max: limit), RuleSmallerOrEqualThan(max: limit, id: maybe(text)),
            RuleRequired(),
        ]
    }

    // MARK: Conditions and tags

    /// A condition on earlier elements, so that no cycle arises.
    private func condition(ofValues: Bool = false) -> Condition? {
        switch below(8) {
        case 0: return Condition(oneIn(2))
        case 1...3:
            guard let (tag, test) = tags.randomElement(using: &random) else { return nil }
            let name = "${\(tag)}"
            if !ofValues, oneIn(4) { return .predicate("NOT \(name).isHidden") }
            return .predicate(test.replacing("$TAG", with: name))
        default: return nil
        }
    }

    private func know(_ tag: String?, _ test: String) {
        guard let tag else { return }
        // A condition may only read elements before its own.
        waiting.append((tag, test))
        if waiting.count > 1 { tags.append(waiting.removeFirst()) }
    }

    private var waiting: [(tag: String, test: String)] = []

    private func nextTag() -> String {
        count += 1
        return oneIn(5) ? "tag \(count) é" : "t\(count)"
    }

    // MARK: Randomness

    private init(random: SeededGenerator) { self.random = random }

    private func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    private func oneIn(_ count: Int) -> Bool { below(count) == 0 }

    private func maybe<Value>(_ make: () -> Value) -> Value? {
        oneIn(2) ? make() : nil
    }

    private func text() -> String { HostileTexts.any(using: &random) }
}
