import RowText
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a condition reads from a form, at the moment at which it was read.
struct FormReads: Sendable {
    fileprivate var values: [String: (any Sendable)?] = [:]
    fileprivate var texts: [String: String] = [:]
    fileprivate var hidden: [String: Bool] = [:]
    fileprivate var disabled: [String: Bool] = [:]
    fileprivate var counts: [String: Int] = [:]
    fileprivate var parts: [String: ReadPart] = [:]
    fileprivate var zones: [String: TimeZone] = [:]
    fileprivate let lists: [String: ItemList]
    fileprivate let formats: any TextFormats
    fileprivate let position: Int?
    fileprivate let moment: Double
    fileprivate let note: GivenUpNote

    /// Reads all that a predicate names.
    ///
    /// A decision that is being made then depends on it.
    ///
    /// - Parameters:
    ///   - known: The tag of a row whose value is given later, by ``with(_:for:)``.
    ///   - note: Takes note of evaluations that are given up.
    init(
        _ predicate: Predicate?, in context: ElementContext, except known: String? = nil,
        noting note: GivenUpNote
    ) {
        self.note = note
        formats = context.form.phrases.formats
        lists = predicate?.readsLists == true ? context.form.lists : [:]
        guard let predicate, !predicate.references.isEmpty || predicate.readsTime else {
            (position, moment) = (nil, 0)
            return
        }
        (position, moment) = (context.position, context.moment)
        let evaluator = PredicateEvaluator(
            context: context, length: predicate.source.utf8.count,
            references: predicate.references)
        for reference in predicate.references {
            if case .entry(let section, _) = reference.base {
                counts[section] = context.entryCount(of: section)
            }
            if case .part(let name) = reference.base, let part = context.partRow(named: name) {
                parts[name] = ReadPart(part, reference.aspect)
                continue
            }
            guard let tag = evaluator.tag(of: reference), tag != known else { continue }
            switch reference.aspect {
            case .value:
                values[tag] = context.wholeValue(of: tag)
                zones[tag] = context.timeZone(of: .tag(tag))
                // A text depends on more than the value, such as the options of its row.
                if predicate.readsTexts, !context.isSecret(tag) {
                    texts[tag] = context.displayedText(of: tag)
                }
            case .isHidden: hidden[tag] = context.isHidden(tag)
            case .isDisabled: disabled[tag] = context.isDisabled(tag)
            }
        }
    }
}

/// What a condition reads of a part of a group, at the moment at which it was read.
private final class ReadPart: PredicateRow, Sendable {
    private let value: (any Sendable)?
    let isHidden: Bool
    let isDisabled: Bool
    let expressionText: String
    let isSecret: Bool
    let timeZoneOfDates: TimeZone

    init(_ row: BaseRow, _ aspect: PredicateReference.Aspect) {
        let isValue = aspect == .value
        value = isValue ? row.untypedExpressionValue : nil
        expressionText = isValue ? row.expressionText : ""
        isHidden = aspect == .isHidden && row.isHidden
        isDisabled = aspect == .isDisabled && row.isDisabled
        isSecret = row.isSecret
        timeZoneOfDates = row.timeZoneOfDates
    }

    var expressionValue: PredicateValue { PredicateValue(value).dated(by: self) }

    func part(named name: String) -> (any PredicateRow)? { nil }
}

extension FormReads {
    /// What would be read if a row had another value.
    func with(_ value: JSONValue, for tag: String) -> FormReads {
        var reads = self
        reads.values[tag] = value
        return reads
    }
}

/// Takes note of a condition that was given up where the form is out of reach, because it took too
/// many steps.
final class GivenUpNote: Sendable {
    private let isGivenUp = Atomic(false)

    fileprivate func gaveUp() { isGivenUp.store(true, ordering: .relaxed) }

    /// Whether a condition was given up since this was last asked.
    func take() -> Bool { isGivenUp.exchange(false, ordering: .relaxed) }
}

/// What a condition reads for the items of a list, one after the other.
final class ItemContext: PredicateContext {
    let values: FormReads
    fileprivate var item = JSONValue.null
    let work = ExpressionWork()

    init(_ values: FormReads) { self.values = values }

    /// The value of an expression that does not look at the item.
    func value(of operand: PredicateOperand) -> PredicateValue {
        evaluate(0, []) { $0.value(of: operand).resolved } ?? .none
    }

    func value(of tag: String) -> PredicateValue { PredicateValue(values.values[tag] ?? nil) }
    func isHidden(_ tag: String) -> Bool? { values.hidden[tag] }
    func isDisabled(_ tag: String) -> Bool? { values.disabled[tag] }
    func part(named name: String) -> (any PredicateRow)? { values.parts[name] }
    func entryCount(of tag: String) -> Int? { values.counts[tag] }
    var own: (any Sendable)? { item }
    var position: Int? { values.position }
    var moment: Double { values.moment }
    func displayedText(of tag: String) -> String? { values.texts[tag] }
    func isSecret(_ tag: String) -> Bool { false }
    func timeZone(of row: PredicateDateOwner?) -> TimeZone {
        switch row {
        case .tag(let tag): values.zones[tag] ?? values.formats.timeZone
        case .row(let row): row.timeZoneOfDates
        case nil: values.formats.timeZone
        }
    }
    func text(of value: PredicateValue, _ length: PredicateDateLength?) -> String? {
        values.formats.text(of: value, length, in: self)
    }
    func item(_ value: JSONValue, of list: String) -> JSONValue? {
        values.lists[list].flatMap { list in list.place(of: value).map { list.items[$0] } }
    }
    func gaveUp() { values.note.gaveUp() }
}

extension ItemCondition {
    /// Returns the places of the items that may be offered, in order.
    func candidates(in list: ItemList, _ context: ItemContext) -> [Int] {
        guard let equality, case .text(let text) = context.value(of: equality.value)
        else { return Array(list.items.indices) }
        return list.places(where: equality.member, is: text)
    }

    /// Whether an item is offered.
    func holds(for item: JSONValue, _ context: ItemContext) -> Bool {
        context.item = item
        return predicate.evaluate(context)
    }
}
