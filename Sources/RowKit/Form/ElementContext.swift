import RowText

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What an expression reads from a form, on behalf of the row or section that it belongs to.
struct ElementContext: PredicateContext {
    let form: Form
    let owner: any Conditional
    /// The value that a rule validates, or nil if the owner's value is read.
    var validated: (any Sendable)??

    func value(of tag: String) -> PredicateValue {
        if let row = form.rowsByTag[tag] { return value(of: row) }
        if let section = form.sectionBy(tag: tag) { return section.expressionValue }
        return form.rowBy(tag: tag).map(value) ?? .none
    }

    private func value(of row: BaseRow) -> PredicateValue {
        row.family.inner.isEmpty ? PredicateValue(row.untypedExpressionValue) : .row(row)
    }

    /// Returns the value of the row or section with a tag, with that of all its parts.
    func wholeValue(of tag: String) -> (any Sendable)? {
        if let row = form.row(at: tag) { return row.untypedExpressionValue }
        return form.value(of: tag)
    }

    func isHidden(_ tag: String) -> Bool? { form.element(tagged: tag)?.isHidden }

    func isDisabled(_ tag: String) -> Bool? { form.element(tagged: tag)?.isDisabled }

    func part(named name: String) -> (any PredicateRow)? { partRow(named: name) }

    /// The part with a name of the row that the predicate belongs to, or of the nearest row around
    /// it that has such a part, or nil if none has.
    func partRow(named name: String) -> BaseRow? {
        guard let row = owner as? BaseRow else { return nil }
        if let part = row.innerRow(named: name) { return part }
        var next = row.family.outer
        while let outer = next {
            if let part = outer.innerRow(named: name) { return part }
            next = outer.family.outer
        }
        return nil
    }

    func entryCount(of tag: String) -> Int? {
        (form.sectionBy(tag: tag) as? BaseMultivaluedSection)?.entries.count
    }

    var own: (any Sendable)? {
        if let validated { return validated }
        return switch owner {
        case let row as BaseRow: row.untypedValue
        case let section as Section: section.value(includeHidden: false)
        default: nil
        }
    }

    var position: Int? {
        guard let row = (owner as? BaseRow)?.outermost,
            let section = row.section as? BaseMultivaluedSection
        else { return nil }
        let index = section.entries(includeHidden: false).firstIndex { $0 === row }
        return index.map { $0 + 1 }
    }

    func displayedText(of tag: String) -> String? {
        form.row(at: tag)?.expressionText
    }

    func isSecret(_ tag: String) -> Bool { form.isSecret(valueOf: tag) }

    func item(_ value: JSONValue, of list: String) -> JSONValue? {
        form.lists[list].flatMap { list in list.place(of: value).map { list.items[$0] } }
    }

    var work: ExpressionWork { form.conditions.work }

    func gaveUp() { form.conditions.keep(.givenUp(at: owner.placeName)) }

    var moment: Double { form.openedAt.timeIntervalSinceReferenceDate }

    func timeZone(of row: PredicateDateOwner?) -> TimeZone {
        let own: TimeZone? =
            switch row {
            case .tag(let tag): form.row(at: tag)?.timeZoneOfDates
            case .row(let row): row.timeZoneOfDates
            case nil: nil
            }
        return own ?? form.phrases.formats.timeZone
    }

    func text(of value: PredicateValue, _ length: PredicateDateLength?) -> String? {
        form.phrases.formats.text(of: value, length, in: self)
    }
}

extension TextFormats {
    /// Returns the text of a number or a date, or nil if the value is another.
    func text(
        of value: PredicateValue, _ length: PredicateDateLength?, in zones: some PredicateZones
    ) -> String? {
        let seconds: Double
        var zone = timeZone
        switch value {
        case .number(let number):
            guard number.real.isFinite else { return nil }
            return NumberWriter(pattern: numberPattern(for: .number), style: .init(.number))
                .text(ofDescription: number.description)
        case .day(let day):
            guard let start = day.startOfDay(in: zone) else { return day.isoDate }
            seconds = start.timeIntervalSinceReferenceDate
        case .date(let date, let row):
            seconds = date
            zone = zones.timeZone(of: row)
        default: return nil
        }
        guard let shown = PredicateMoment(value, in: zones)?.time else { return nil }
        let isMidnight = shown.hour == 0 && shown.minute == 0 && shown.second == 0
        let style = DateStyle(
            date: length.flatMap { DateStyle.Length(rawValue: $0.rawValue) } ?? .short,
            time: isMidnight ? .none : .short)
        return converted(to: zone)
            .string(for: Date(timeIntervalSinceReferenceDate: seconds), style: style)
    }
}
