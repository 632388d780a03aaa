#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a parameter of a phrase stands for.
public enum PhraseArgument: Hashable, Sendable {
    /// A text, shown as it is.
    case text(String)
    /// A whole number, shown as the language writes it; as `count` it chooses the plural form.
    case number(Int)
    /// A number with a fraction of at most three digits; as `count` it chooses the plural form.
    case decimal(Double)
    /// A date with its time, shown as the language writes it.
    case date(Date)

    /// A value of any type: a number as a number, a date as a date, all else as a text.
    public init(describing value: some Any) {
        self =
            switch value {
            case let number as any BinaryInteger: .number(Int(clamping: number))
            case let number as any BinaryFloatingPoint: .decimal(Double(number))
            case let date as Date: .date(date)
            default: .text("\(value)")
            }
    }

    /// The argument as the language writes it.
    func text(by formats: some TextFormats) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): formats.string(for: number, style: .integer)
        case .decimal(let number): formats.string(for: number, style: .decimal)
        case .date(let date): formats.string(for: date, style: .dateTime)
        }
    }

    /// What plural rules ask about the number as it is shown; nil for a text.
    var operands: PluralOperands? {
        switch self {
        case .text, .date: nil
        case .number(let number): PluralOperands(number)
        case .decimal(let number):
            PluralOperands(plainText: PlainFormats().string(for: number, style: .decimal))
        }
    }
}

extension PhraseArgument: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral
{
    /// A text.
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
