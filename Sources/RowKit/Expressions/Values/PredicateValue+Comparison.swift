import RowText

extension PredicateValue {
    /// Whether two values are equal. Values of different kinds are not, except:
    ///
    /// - A Boolean is compared with a number as 1 or 0.
    /// - A date is compared with text as the date that the text denotes in ISO 8601, or as a day or
    ///   a time of day in the time zone of the date's row.
    ///
    /// NaN equals NaN, as in every check for a changed value in this library. `.none` equals
    /// `.none` and, outside of lists, `false`. Two values of a type unknown to predicates are
    /// compared with `==`.
    func equals(
        _ other: PredicateValue, _ folding: Folding = [], inList: Bool = false,
        in zones: some PredicateZones
    ) -> Bool {
        switch (self, other) {
        case (.row, _), (_, .row):
            resolved.equals(other.resolved, folding, inList: inList, in: zones)
        case (.none, .none): true
        case (.none, .bool(let bool)), (.bool(let bool), .none): !inList && !bool
        case (.text(let left), .text(let right)):
            folding.isEmpty ? left == right : folding.fold(left) == folding.fold(right)
        case (.bool(let left), .bool(let right)): left == right
        case (.number(let left), .number(let right)): left.equals(right)
        case (.bool(let bool), .number(let number)), (.number(let number), .bool(let bool)):
            number.order(.integer(bool ? 1 : 0)) == .equal
        case (.date(let left, _), .date(let right, _)): areSame(left, right)
        case (.date(let date, let tag), .text(let text)),
            (.text(let text), .date(let date, let tag)):
            Self.order(date, of: tag, text, zones) == .equal
        case (.day(let left), .day(let right)): left == right
        case (.day(let day), .date(let date, let tag)), (.date(let date, let tag), .day(let day)):
            Self.order(date, of: tag, day, zones) == .equal
        case (.day(let day), .text(let text)), (.text(let text), .day(let day)):
            Self.order(day, text) == .equal
        case (.list(let left), .list(let right)):
            Self.areEqual(left.base, right.base, folding) ?? left.equals(right, folding, zones)
        case (.other(let left), .other(let right)):
            Self.areEqual(left, right, folding) ?? equalsResolved(other, folding, inList, zones)
        case (.other, _), (_, .other): equalsResolved(other, folding, inList, zones)
        default: false
        }
    }

    private func equalsResolved(
        _ other: PredicateValue, _ folding: Folding, _ inList: Bool, _ zones: some PredicateZones
    ) -> Bool {
        let (left, right) = (resolved, other.resolved)
        if case .other = left { return false }
        if case .other = right { return false }
        return left.equals(right, folding, inList: inList, in: zones)
    }

    /// The order of two values, or nil if they are of different kinds or have no order.
    func order(
        _ other: PredicateValue, _ folding: Folding = [], in zones: some PredicateZones
    ) -> PredicateOrder? {
        switch (resolved, other.resolved) {
        case (.number(let left), .number(let right)): left.order(right)
        case (.text(let left), .text(let right)):
            folding.isEmpty
                ? PredicateOrder(left, right)
                : PredicateOrder(folding.fold(left), folding.fold(right))
        case (.date(let left, _), .date(let right, _)): Self.order(left, right)
        case (.date(let date, let tag), .text(let text)): Self.order(date, of: tag, text, zones)
        case (.text(let text), .date(let date, let tag)):
            Self.order(date, of: tag, text, zones)?.reversed
        case (.day(let left), .day(let right)): left.order(right)
        case (.date(let date, let tag), .day(let day)): Self.order(date, of: tag, day, zones)
        case (.day(let day), .date(let date, let tag)):
            Self.order(date, of: tag, day, zones)?.reversed
        case (.day(let day), .text(let text)): Self.order(day, text)
        case (.text(let text), .day(let day)): Self.order(day, text)?.reversed
        default: nil
        }
    }

    /// The order of the date of a row relative to a date, a day or a time of day as text.
    private static func order(
        _ date: Double, of row: PredicateDateOwner?, _ text: String, _ zones: some PredicateZones
    ) -> PredicateOrder? {
        guard let part = PartialDate(text) else { return order(date, ISODate.seconds(of: text)) }
        return part.order(of: date, in: zones.timeZone(of: row))
    }

    /// The order of the date of a row relative to a day.
    private static func order(
        _ date: Double, of row: PredicateDateOwner?, _ day: CivilTime, _ zones: some PredicateZones
    ) -> PredicateOrder? {
        PartialDate.day(day).order(of: date, in: zones.timeZone(of: row))
    }

    /// The order of a day relative to a day as text.
    private static func order(_ day: CivilTime, _ text: String) -> PredicateOrder? {
        guard case .day(let other)? = PartialDate(text) else { return nil }
        return day.order(other)
    }

    private static func order(_ left: Double?, _ right: Double?) -> PredicateOrder? {
        guard let left, let right, !left.isNaN, !right.isNaN else { return nil }
        return PredicateOrder(left, right)
    }

    /// The result of `==`, or nil if the values differ in type, are not equatable, or may be equal
    /// once they are folded.
    private static func areEqual(_ left: Any, _ right: Any, _ folding: Folding) -> Bool? {
        guard type(of: left) == type(of: right),
            let isEqual = (left as? any Equatable)?.isEqual(to: right)
        else { return nil }
        return isEqual || folding.isEmpty ? isEqual : nil
    }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool {
        (other as? Self).map { areSame($0, self) } ?? false
    }
}
