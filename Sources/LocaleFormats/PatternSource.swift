import Foundation
import RowKit

/// Derives the pattern for a kind of number from Foundation's output.
struct PatternSource {
    let locale: Locale
    let kind: NumberStyle.Kind

    /// The pattern, or the plain one if Foundation's output does not fit a pattern.
    var pattern: NumberPattern {
        guard let sample = NumberSample(text(of: 1_234_567_890.5, fractionDigits: 1)),
            let negative = NumberSample(text(of: -1_234_567_890.5, fractionDigits: 1)),
            let symbols = sample.symbols, isComplete(sample)
        else { return .plain(kind) }
        return NumberPattern(
            symbols: symbols,
            latinSymbols: symbols.zero == "0" ? nil : latinSymbols,
            grouping: grouping(of: sample),
            positive: sample.affixes,
            negative: negative.affixes,
            marks: marks(of: sample),
            fractionDigits: fractionDigits)
    }

    /// Whether the amount has a symbol.
    ///
    /// Foundation writes none for a code that is not three letters.
    private func isComplete(_ sample: NumberSample) -> Bool {
        if case .currency = kind { sample.affixes != NumberPattern.Affixes() } else { true }
    }

    /// The symbols of the same locale for the digits 0-9.
    private var latinSymbols: NumberPattern.Symbols? {
        var components = Locale.Components(locale: locale)
        components.numberingSystem = Locale.NumberingSystem("latn")
        let latin = PatternSource(locale: Locale(components: components), kind: kind)
        return NumberSample(latin.text(of: 1_234_567_890.5, fractionDigits: 1))?.symbols
    }

    /// Returns the grouping.
    ///
    /// Only a short number shows whether groups start at four or at five digits.
    private func grouping(of sample: NumberSample) -> NumberPattern.Grouping {
        guard sample.groups.count > 1, let last = sample.groups.last else { return .none }
        let others = sample.groups.dropLast().last.flatMap { length in
            sample.groups.count > 2 ? length : nil
        }
        let isLate = NumberSample(text(of: 1234.5, fractionDigits: 1))?.groups.count == 1
        return NumberPattern.Grouping(
            last: last, others: others ?? last, minimumBeforeLast: isLate ? 2 : 1)
    }

    /// Returns the marks as they are written, such as `F CFA`, and without their spaces.
    private func marks(of sample: NumberSample) -> [String] {
        let isMark = { (scalar: Unicode.Scalar) in
            !scalar.isInlineSpace && !scalar.isBidirectionalMark
        }
        let written = [sample.affixes.prefix, sample.affixes.suffix].flatMap { affix in
            let scalars = affix.unicodeScalars
            guard let first = scalars.firstIndex(where: isMark),
                let last = scalars.lastIndex(where: isMark)
            else { return [String]() }
            return [String(scalars[first...last]), String(scalars.filter(isMark))]
        }
        let others =
            switch kind {
            case .number: [String]()
            case .percent: ["%"]
            case .currency(let code): [code]
            }
        return Set(written + others).filter { !$0.isEmpty }
            .sorted { ($1.unicodeScalars.count, $0) < ($0.unicodeScalars.count, $1) }
    }

    private var fractionDigits: ClosedRange<Int> {
        switch kind {
        case .number: return 0...3
        case .percent: return 0...0
        case .currency(let code):
            let usual = Decimal(1234).formatted(.currency(code: code).locale(locale))
            let count = NumberSample(usual)?.fractionCount(separator: symbol) ?? 2
            return count...count
        }
    }

    private var symbol: Unicode.Scalar? {
        NumberSample(text(of: 1234.5, fractionDigits: 1))?.symbols?.decimalSeparator
    }

    private func text(of number: Decimal, fractionDigits: Int) -> String {
        switch kind {
        case .number:
            number.formatted(.number.locale(locale).precision(.fractionLength(fractionDigits)))
        case .percent:
            (number / 100).formatted(
                .percent.locale(locale).precision(.fractionLength(fractionDigits)))
        case .currency(let code):
            number.formatted(
                .currency(code: code).locale(locale).precision(.fractionLength(fractionDigits)))
        }
    }
}
