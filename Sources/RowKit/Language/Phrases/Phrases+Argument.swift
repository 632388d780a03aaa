#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Phrases {
    /// A value for a parameter of a phrase.
    public enum Argument: Hashable, Sendable {
        /// A string that is shown unchanged.
        case text(String)
        /// A whole number, formatted for the language. As `count`, it selects the plural form.
        case number(Int)
        /// A number with at most three fraction digits. As `count`, it selects the plural form.
        case decimal(Double)
        /// A date and time, formatted for the language.
        case date(Date)

        /// Creates an argument from any value: a number, a date, or otherwise a string that
        /// describes it.
        public init(describing value: some Any) {
            self =
                switch value {
                case let number as any BinaryInteger: .number(Int(clamping: number))
                case let number as any BinaryFloatingPoint: .decimal(Double(number))
                case let date as Date: .date(date)
                default: .text("\(value)")
                }
        }

        /// Returns the argument as text in the given formats.
        func text(by formats: some TextFormats) -> String {
            switch self {
            case .text(let text): text
            case .number(let number): formats.string(for: number, style: .integer)
            case .decimal(let number): formats.string(for: number, style: .decimal)
            case .date(let date): formats.string(for: date, style: .dateTime)
            }
        }

        /// The plural operands of the number as displayed, or nil for a string or a date.
        var operands: PluralRules.Operands? {
            switch self {
            case .text, .date: nil
            case .number(let number): PluralRules.Operands(number)
            case .decimal(let number):
                PluralRules.Operands(plainText: PlainFormats().string(for: number, style: .decimal))
            }
        }
    }
}

extension Phrases.Argument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral
{
    /// A string.
    public init(stringLiteral text: String) {
        self = .text(text)
    }

    /// A whole number.
    public init(integerLiteral number: Int) {
        self = .number(number)
    }

    /// A number with a fraction.
    public init(floatLiteral number: Double) {
        self = .decimal(number)
    }
}
