extension NumberPattern {
    /// Returns the plain pattern for a kind of number: `-1234.5`, `12%`, `1234.50 EUR`.
    public static func plain(_ kind: NumberStyle.Kind) -> NumberPattern {
        let symbols = NumberPattern.Symbols(decimalSeparator: ".", groupingSeparator: nil)
        switch kind {
        case .number:
            return NumberPattern(symbols: symbols)
        case .percent:
            return NumberPattern(symbols: symbols, suffix: "%", mark: "%", fractionDigits: 0)
        case .currency(let code):
            return NumberPattern(
                symbols: symbols, suffix: " " + code, mark: code,
                fractionDigits: CurrencyDigits.count(of: code))
        }
    }

    private init(symbols: NumberPattern.Symbols, suffix: String, mark: String, fractionDigits: Int)
    {
        self.init(
            symbols: symbols,
            positive: NumberPattern.Affixes(suffix: suffix),
            negative: NumberPattern.Affixes(prefix: "-", suffix: suffix),
            marks: [mark],
            fractionDigits: fractionDigits...fractionDigits)
    }
}

/// The number of minor-unit digits that ISO 4217 defines for a currency.
private enum CurrencyDigits {
    static func count(of code: String) -> Int {
        switch code {
        case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI",
            "VND", "VUV", "XAF", "XOF", "XPF":
            0
        case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND":
            3
        case "CLF", "UYW":
            4
        default:
            2
        }
    }
}
