extension PredicateValue {
    /// The value at a step of a path that is no index, or `.none` if there is none.
    func taking(_ step: PredicateStep) -> PredicateValue {
        switch step {
        case .key(let key): value(forKey: key)
        case .figure(let figure): self.figure(figure)
        case .index: .none
        }
    }

    /// The value as a list, or nil if it is not one.
    ///
    /// `.none` is an empty list, and a dictionary is a list of its values.
    var list: PredicateList? {
        switch self {
        case .list(let list): list
        case .none: PredicateList([PredicateValue]())
        case .other(let value): (value as? any PredicateDictionary)?.valueList
        default: nil
        }
    }

    /// The value for a key of a dictionary, or of the encoded form of another value.
    private func value(forKey key: String) -> PredicateValue {
        switch self {
        case .other(let json as JSONValue): return PredicateValue(json[key])
        case .row(let row):
            if let part = row.part(named: key) { return .row(part) }
            if let aspect = PredicateReference.Aspect(rawValue: key) {
                return aspect.value(of: row)
            }
        default: break
        }
        return switch encoded {
        case .none: .none
        case .list(let list): .list(list.values(forKey: key))
        case .text(let text) where key == "length": .number(PredicateNumber(text.count))
        case .bool, .number, .text, .date, .day, .row: key == "rawValue" ? self : .none
        case .other(let value as any PredicateDictionary):
            PredicateValue(value.value(forText: key))
        case .other(let value as EncodedContent): PredicateValue(value.value(forKey: key))
        case .other: .none
        }
    }

    private func figure(_ figure: PredicateFigure) -> PredicateValue {
        if case .text(let text) = resolved, figure == .count {
            return .number(PredicateNumber(text.count))
        }
        guard let list = resolved.list else { return .none }
        if figure == .count { return .number(PredicateNumber(list.count)) }
        let elements = list.elements.map(\.resolved).filter { !$0.isNone }
        switch figure {
        case .count, .sum: return Self.sum(elements)
        case .average:
            return Self.sum(elements).combined(
                .divided, .number(PredicateNumber(elements.count)))
        case .minimum: return Self.extreme(of: elements, .less)
        case .maximum: return Self.extreme(of: elements, .greater)
        }
    }

    private static func sum(_ elements: [PredicateValue]) -> PredicateValue {
        elements.reduce(.number(.integer(0))) { $0.combined(.plus, $1) }
    }

    private static func extreme(
        of elements: [PredicateValue], _ order: PredicateOrder
    ) -> PredicateValue {
        guard var extreme = elements.first else { return .none }
        for element in elements.dropFirst() {
            guard let found = element.order(extreme, in: UTCZones()) else { return .none }
            if found == order { extreme = element }
        }
        return extreme
    }
}
