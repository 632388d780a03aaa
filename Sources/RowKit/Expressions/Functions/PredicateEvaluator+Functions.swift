import RowText

extension PredicateEvaluator {
    /// The result of a function.
    ///
    /// Only the arguments that decide it are evaluated.
    func value(
        of function: PredicateFunction, _ arguments: [PredicateOperand]
    ) -> PredicateValue {
        switch function {
        case .if:
            return value(of: arguments[isTrue(arguments[0]) ? 1 : 2])
        case .coalesce:
            return arguments.lazy.map { value(of: $0) }.first { !$0.resolved.isNone } ?? .none
        case .position: return context.position.map { .number(PredicateNumber($0)) } ?? .none
        case .now: return .date(context.moment)
        case .today: return PredicateMoment(.date(context.moment), in: context)?.day.value ?? .none
        case .text: return text(arguments)
        case .title: return title(of: arguments[0])
        case .lookup:
            guard let list = value(of: arguments[0]).text, let json = value(of: arguments[1]).json,
                let member = value(of: arguments[2]).text
            else { return .none }
            return PredicateValue(context.item(json, of: list)?[member])
        default: break
        }
        let values = arguments.map { value(of: $0).resolved }
        let elements = values.reduce(0) { $1.isNone ? $0 : $0 + ($1.list?.count ?? 0) }
        if elements > 0, !mayTake(elements) { return .none }
        return switch function {
        case .number, .round, .floor, .ceiling, .trunc, .abs, .pow, .mod:
            number(function, values).map { .number($0) } ?? .none
        case .min: extreme(of: values, .less)
        case .max: extreme(of: values, .greater)
        case .date, .add, .days, .years, .year, .month, .day, .weekday: date(function, values)
        default: text(function, values)
        }
    }

    private func isTrue(_ operand: PredicateOperand) -> Bool {
        if case .condition(let node) = operand { truth(of: node) } else { false }
    }

    // MARK: Numbers

    private func number(
        _ function: PredicateFunction, _ values: [PredicateValue]
    ) -> PredicateNumber? {
        if function == .number { return PredicateNumber(reading: values[0]) }
        guard case .number(let number) = values[0] else { return nil }
        var other: PredicateNumber?
        if values.count > 1 {
            guard case .number(let second) = values[1] else { return nil }
            other = second
        }
        switch function {
        case .round:
            guard let other else { return number.rounded(.toNearestOrAwayFromZero) }
            return values[1].integer == nil ? nil : number.rounded(toDigits: other.real)
        case .floor: return number.rounded(.down)
        case .ceiling: return number.rounded(.up)
        case .trunc: return number.rounded(.towardZero)
        case .abs: return number.magnitude
        case .pow: return other.map { number.raised(to: $0) }
        case .mod: return other.flatMap { number.remainder(of: $0) }
        default: return nil
        }
    }

    /// The smallest or the greatest of values and of the elements of lists, ignoring nil.
    private func extreme(
        of values: [PredicateValue], _ order: PredicateOrder
    ) -> PredicateValue {
        let all = values.flatMap { $0.list?.elements ?? [$0] }.filter { !$0.resolved.isNone }
        guard var extreme = all.first else { return .none }
        for value in all.dropFirst() {
            guard let found = value.order(extreme, in: context) else { return .none }
            if found == order { extreme = value }
        }
        return extreme
    }

    // MARK: Texts

    /// The text that a row shows for its value.
    private func title(of row: PredicateOperand) -> PredicateValue {
        guard case .reference(let reference, let path) = row,
            let text = displayedText(of: reference, path), !text.isEmpty
        else { return .none }
        return .text(text)
    }

    private func text(_ arguments: [PredicateOperand]) -> PredicateValue {
        let length = arguments.count > 1 ? value(of: arguments[1]).text : nil
        if arguments.count > 1, length.flatMap(PredicateDateLength.init) == nil { return .none }
        return limited(
            written(value(of: arguments[0])) {
                context.text(of: $0, length.flatMap(PredicateDateLength.init))
            })
    }

    private func text(
        _ function: PredicateFunction, _ values: [PredicateValue]
    ) -> PredicateValue {
        let texts = values.map(plain)
        func number(_ index: Int) -> Int? {
            guard case .number(let number) = values[index] else { return nil }
            let whole = number.real.rounded(.towardZero)
            return whole.isNaN ? nil : Int(Swift.min(Swift.max(whole, -1e15), 1e15))
        }
        switch function {
        case .concat: return limited(texts.joined())
        case .join:
            let list = values[0].list?.elements ?? [values[0]]
            return limited(list.map { plain($0.resolved) }.joined(separator: texts[1]))
        case .substring:
            guard let start = number(1) else { return .none }
            var count = Int.max
            if values.count > 2 {
                guard let given = number(2) else { return .none }
                count = given
            }
            return .text(texts[0].part(from: start, count))
        case .before: return .text(texts[0].split(around: texts[1])?.before ?? "")
        case .after: return .text(texts[0].split(around: texts[1])?.after ?? "")
        case .replace:
            return limited(texts[0].replacing(texts[1], by: texts[2], PredicateLimits.text))
        case .uppercase: return limited(texts[0].uppercased())
        case .lowercase: return limited(texts[0].lowercased())
        case .trim: return .text(String(texts[0].trimmed))
        default: return .none
        }
    }

    /// A value as text that is the same in every language: numbers and dates in plain notation.
    private func plain(_ value: PredicateValue) -> String {
        written(value) { value in
            switch value {
            case .number(let number): number.real.isFinite ? number.plainText : nil
            case .day(let day): day.isoDate
            case .date:
                PredicateMoment(value, in: context).map { moment in
                    let time = moment.time
                    let isMidnight = time.hour == 0 && time.minute == 0 && time.second == 0
                    return isMidnight
                        ? time.isoDate
                        : "\(time.isoDate)T\(time.isoMinutes):\(time.isoSeconds)"
                }
            default: nil
            }
        }
    }

    /// Writes a value; nil is empty, and the elements of lists are separated by commas.
    private func written(
        _ value: PredicateValue, _ write: (PredicateValue) -> String?
    ) -> String {
        switch value.resolved {
        case .none: return ""
        case .bool(let bool): return bool ? "true" : "false"
        case .text(let text): return text
        case .number, .date, .day: return write(value.resolved) ?? ""
        case .list, .other, .row:
            guard let list = value.resolved.list else { return "" }
            return list.elements.map { written($0, write) }.joined(separator: ", ")
        }
    }

    private func limited(_ text: String) -> PredicateValue {
        text.utf8.count <= PredicateLimits.text && mayTake(text.utf8.count / 128)
            ? .text(text) : .none
    }

    // MARK: Dates

    private func date(
        _ function: PredicateFunction, _ values: [PredicateValue]
    ) -> PredicateValue {
        if function == .date, values.count == 3 {
            guard let year = values[0].integer, let month = values[1].integer,
                let day = values[2].integer, 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day,
                let date = CivilTime(year: year, month: month, day: day)
            else { return .none }
            return .day(date)
        }
        guard let moment = PredicateMoment(values[0], in: context) else { return .none }
        func number(_ number: Int) -> PredicateValue { .number(PredicateNumber(number)) }
        switch function {
        case .date: return moment.day.value
        case .year: return number(moment.time.year)
        case .month: return number(moment.time.month)
        case .day: return number(moment.time.day)
        case .weekday: return number(moment.weekday)
        case .add:
            guard case .number(let count) = values[1],
                let unit = values[2].text.flatMap(PredicateUnit.init)
            else { return .none }
            return moment.adding(count.real, unit)
        default:
            guard let other = PredicateMoment(values[1], in: context) else { return .none }
            return number(
                function == .years ? moment.years(to: other) : moment.days(to: other))
        }
    }
}
