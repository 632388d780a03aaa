import RowText
import TestRuns
import Testing

@testable import RowKit

@Suite("Laws of predicates")
struct PredicateLawTests {
    @Test("Parsing a written predicate returns an equal one")
    func writingAndReading() throws {
        let seed = Runs.seed
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Runs.count(of: 100_000) {
            let predicate = Predicate(random.predicateNode(depth: 3))
            let again = try? Predicate(parsing: predicate.description)
            #expect(again == predicate, "ROWKIT_SEED=\(seed): \(predicate)")
            #expect(again?.description == predicate.description, "ROWKIT_SEED=\(seed)")
            #expect(again?.references == predicate.references, "ROWKIT_SEED=\(seed)")
        }
    }

    @Test("No text or value makes parsing or evaluation trap or hang, and every error has a place")
    func mutations() {
        let seed = Runs.seed
        var random = SeededGenerator(seed: seed)
        let texts = PredicateExamples.all.map(\.text) + FormulaExamples.all.map(\.text)
        let form = PredicateForm(
            PredicateExamples.all.reduce(into: [:]) { $0.merge($1.values.mapValues { $0 }) { $1 } })
        var readable = 0
        for _ in 0..<Runs.count(of: 1_000_000) {
            let text = random.mutated(texts.randomElement(using: &random) ?? "", from: texts)
            if let formula = try? Formula(parsing: text, in: .item) {
                let before = form.work.total
                let value = formula.value(in: form).written
                let steps = form.work.total - before
                #expect(steps <= 10 * max(1_000, text.utf8.count), "ROWKIT_SEED=\(seed): \(text)")
                let again = try? Formula(parsing: formula.description, in: .item)
                #expect(again == formula, "ROWKIT_SEED=\(seed): \(text) → \(formula)")
                #expect(again?.value(in: form).written == value, "ROWKIT_SEED=\(seed): \(text)")
            }
            let predicate: Predicate
            do throws(ExpressionError) {
                predicate = try Predicate(parsing: text)
            } catch {
                let lines = text.split(
                    omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                let line = lines.indices.contains(error.line - 1) ? lines[error.line - 1] : ""
                #expect(
                    1...line.count + 1 ~= error.column, "ROWKIT_SEED=\(seed): \(text): \(error)")
                continue
            }
            readable += 1
            let answer = predicate.evaluate(form)
            guard let again = try? Predicate(parsing: predicate.description) else {
                Issue.record("ROWKIT_SEED=\(seed): \(text) was written as \(predicate)")
                continue
            }
            #expect(again == predicate, "ROWKIT_SEED=\(seed)")
            #expect(again.evaluate(form) == answer, "ROWKIT_SEED=\(seed)")
        }
        #expect(readable >= Runs.count(of: 1_000_000) / 20)
    }

    @Test("Negation laws hold for equality of all values")
    func negation() throws {
        let values: [String: any Sendable] = [
            "n": 1, "t": "x", "b": false, "l": [1, 2], "u": ExampleUser(), "s": Set(["x"]),
        ]
        let operands = [
            "$n", "$t", "$b", "$l", "$u", "$s", "$none", "nil", "FALSE", "0", "'x'", "{1, 2}",
        ]
        for left in operands {
            for right in operands {
                let isEqual = try holds("\(left) == \(right)", values)
                #expect(try holds("\(left) != \(right)", values) == !isEqual)
                #expect(try holds("NOT \(left) == \(right)", values) == !isEqual)
                #expect(try holds("\(right) == \(left)", values) == isEqual)
            }
        }
    }
}

extension SeededGenerator {
    fileprivate mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[below(elements.count)]
    }

    fileprivate mutating func some<Element>(
        _ counts: ClosedRange<Int>, _ make: (inout SeededGenerator) -> Element
    ) -> [Element] {
        (0..<Int.random(in: counts, using: &self)).map { _ in make(&self) }
    }

    fileprivate mutating func predicateNode(depth: Int) -> PredicateNode {
        switch below(depth > 0 ? 7 : 4) {
        case 0: .constant(chance(2))
        case 1: .truth(reference())
        case 2, 3: .comparison(comparison(depth: depth))
        case 4: .not(predicateNode(depth: depth - 1))
        case 5: .all(some(2...3) { $0.predicateNode(depth: depth - 1) })
        default: .any(some(2...3) { $0.predicateNode(depth: depth - 1) })
        }
    }

    private mutating func comparison(depth: Int) -> PredicateComparison {
        let comparator = pick(PredicateComparator.allCases)
        let foldings: [Folding] = [[], [], .case, .diacritics, .width, .all]
        let quantifiers: [PredicateQuantifier?] = [
            nil, nil, nil, .any, .all, PredicateQuantifier.none,
        ]
        while true {
            let right: PredicateOperand =
                switch comparator {
                case .between: chance(2) ? .list([operand(1), operand(1)]) : reference()
                case .isIn: chance(2) ? .list(some(0...3) { $0.operand(1) }) : reference()
                case .equal, .notEqual, .contains: operand(depth)
                case .less, .lessOrEqual, .greater, .greaterOrEqual:
                    chance(2) ? number() : reference()
                default: chance(2) ? .text(text()) : reference()
                }
            let comparison = try? PredicateComparison(
                pick(quantifiers), operand(depth), comparator, pick(foldings), right)
            if let comparison { return comparison }
        }
    }

    private mutating func operand(_ depth: Int) -> PredicateOperand {
        switch below(depth > 0 ? 12 : 6) {
        case 0: return .null
        case 1: return .bool(chance(2))
        case 2: return number()
        case 3: return .text(text())
        case 4, 5: return reference()
        case 6: return .list(some(0...3) { $0.operand(depth - 1) })
        case 7:
            return .call(
                .if,
                [.condition(predicateNode(depth: depth - 1)), operand(depth - 1), reference()])
        case 8:
            return .call(pick([.coalesce, .min, .concat]), some(1...3) { $0.operand(depth - 1) })
        case 9: return .call(pick([.round, .pow]), [reference(), number()])
        case 10:
            let subquery = PredicateSubquery(reference(), "each", elementCondition())
            return chance(2)
                ? .subquery(subquery)
                : .taken(.subquery(subquery), [.index(.last), .figure(.count)])
        default:
            let isFactor = chance(2)
            let signs = PredicateTerm.Operator.allCases.filter { $0.isFactor == isFactor }
            return .arithmetic(
                operand(depth - 1),
                some(1...3) {
                    PredicateTerm(operator: $0.pick(signs), operand: $0.operand(depth - 1))
                })
        }
    }

    /// A condition of an element of a subquery, without a subquery.
    private mutating func elementCondition() -> PredicateNode {
        let element = PredicateReference(.variable("each"))
        if chance(3) { return .not(.truth(.reference(element, [.key("isHidden")]))) }
        let comparison = try? PredicateComparison(
            nil, .reference(element, chance(2) ? [.key("age")] : []), .less, [], number())
        return .all(
            [.truth(reference())] + [comparison.map(PredicateNode.comparison)].compactMap(\.self)
                + [.constant(chance(2))])
    }

    private mutating func number() -> PredicateOperand {
        let reals = [0.5, -1, 1e300, -2.5e-300, 1e15, 1e16, 123_456.789]
        let integers = [0, -1, 42, .max, .min]
        return switch below(3) {
        case 0: .number(.real(pick(reals)))
        case 1: .number(PredicateNumber(pick(integers)))
        default: .number(PredicateNumber(UInt64.max))
        }
    }

    private mutating func text() -> String {
        let scalars: [Character] = [
            "a", "b", "é", "'", "\"", "\\", "\n", "\t", "\r", "\0", " ", "*", "?", "😀", "\u{301}",
            "{", "$",
            "\u{85}", "\u{2028}",
        ]
        return String(some(0...6) { $0.pick(scalars) })
    }

    private mutating func reference() -> PredicateOperand {
        let tags = [
            "a", "größe", "first-name", "a-1", "-a", "2nd", "guests[2]", "guests[02]", "x[1][2]",
            "a b", "}\\{",
            "[1]", "a.b", "$", "e\u{301}", "a[99999999999999999999]", "TRUE", "a\nb",
        ]
        let aspect = chance(5) ? pick(PredicateReference.Aspect.allCases) : .value
        let keys = [
            "a b", "}", "name", "value", "isHidden", "isDisabled", "rawValue", "x-y", "0", "é",
        ]
        var path: [PredicateStep] = []
        if aspect == .value {
            path = some(0...3) { $0.chance(4) ? .index($0.index()) : .key($0.pick(keys)) }
            if chance(4) { path.append(.figure(pick(PredicateFigure.allCases))) }
        }
        let tag = pick(tags)
        return switch below(6) {
        case 0: .reference(PredicateReference(.part(tag), aspect), path)
        case 1:
            .reference(
                PredicateReference(.entry(of: tag, chance(2) ? .last : .first), aspect), path)
        default: .reference(PredicateReference(tag, aspect), path)
        }
    }

    private mutating func index() -> PredicateIndex {
        switch below(4) {
        case 0: .last
        case 1: .first
        case 2: .reference(PredicateReference("n"), [.key("x"), .index(.number(2))])
        default: .number(below(12))
        }
    }

    /// A text with a few characters inserted, removed, replaced or repeated.
    fileprivate mutating func mutated(_ text: String, from texts: [String]) -> String {
        let pieces = [
            "(", ")", "{", "}", "[", "]", "'", "\"", "\\", "$", "${", ".", ".@", "-", "NOT ",
            " AND ", "==", "<",
            "[cd]", "nil", "1e9", "99999999999999999999", " IN ", "ANY ", "é", "\u{301}", "\0", "😀",
            "@count",
            ".value", "*", "/", "+", "MATCHES", "%", ",", "if(", "concat(", "[LAST]", "SELF", "$.",
            "SUBQUERY(",
        ]
        var characters = Array(text.unicodeScalars)
        for _ in 0...below(4) {
            let place = below(characters.count + 1)
            let end = min(characters.count, place + below(4))
            switch below(4) {
            case 0: characters.insert(contentsOf: pick(pieces).unicodeScalars, at: place)
            case 1: characters.removeSubrange(place..<end)
            case 2: characters.insert(contentsOf: characters[place..<end], at: place)
            default:
                let other = Array(pick(texts).unicodeScalars)
                characters.replaceSubrange(place..<end, with: other.prefix(below(12)))
            }
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: characters)
        return String(result)
    }
}
