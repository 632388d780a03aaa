#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

extension Phrases {
    /// A value for a parameter of a phrase.
    ///
    /// In an error, the number `limit` is written as the row writes its limits
    /// (``BaseRow/text(ofNumericLimit:)``).
    public enum Argument: Hashable, Sendable {
        /// A string that is shown unchanged.
        case text(String)
        /// A whole number, formatted for the language. As `count`, it selects the plural form.
        case number(Int)
        /// A number with its fraction digits if there are at most nine, and otherwise with at most
        /// three. As `count`, it selects the plural form.
        case decimal(Double)
        /// An exact number, written as ``decimal(_:)``.
        case exact(Decimal)
        /// A date and time, formatted for the language. In an error, it is written as the row
        /// writes its limits (``BaseRow/text(ofLimit:)``).
        case date(Date)
        /// A duration in hours and minutes, and in seconds if they are not zero, formatted for the
        /// language.
        case duration(Duration)

        /// Creates an argument from any value: a number, a date, a duration, or otherwise a string
        /// that describes it.
        public init(describing value: some Any) {
            self =
                switch value {
                case let number as any BinaryInteger:
                    Int(exactly: number).map(Self.number)
                        ?? Decimal(plainText: "\(number)").map(Self.exact) ?? .text("\(number)")
                case let number as Decimal: .exact(number)
                // Converted through text, so that a `Float` of 0.1 is 0.1, and not the nearest
                // `Double` to it.
                case let number as any BinaryFloatingPoint:
                    .decimal(Double("\(number)") ?? Double(number))
                case let duration as Duration: .duration(duration)
                case let date as Date: .date(date)
                default: .text("\(value)")
                }
        }

        /// Returns the argument as text in the given formats.
        func text(by formats: some TextFormats) -> String {
            switch self {
            case .text(let text): text
            case .number(let number): formats.string(for: number, style: .integer)
            case .decimal(let number):
                formats.string(for: number, style: Self.style(of: number))
            case .exact(let number): formats.string(for: number, style: Self.style(of: number))
            case .date(let date): formats.string(for: date, style: .dateTime)
            case .duration(let duration):
                formats.string(
                    for: duration, showsSeconds: duration.components.seconds % 60 != 0)
            }
        }

        /// The plural operands of the number as displayed, or nil if it is not a number.
        var operands: PluralRules.Operands? {
            switch self {
            case .text, .date, .duration: nil
            case .number(let number): PluralRules.Operands(number)
            case .decimal(let number): Self.operands(of: number)
            case .exact(let number): Self.operands(of: number)
            }
        }

        private static func operands(
            of number: some FieldNumber & Equatable
        ) -> PluralRules.Operands? {
            let text = PlainFormats().string(for: number, style: style(of: number))
            return PluralRules.Operands(plainText: text)
        }

        /// The style that shows all fraction digits of a number, if they are not too many.
        private static func style<Number: FieldNumber & Equatable>(
            of number: Number
        ) -> NumberStyle {
            let exact = (4...9).first { digits in
                let text = PlainFormats().string(for: number, style: .decimal(0...digits).ungrouped)
                return Number(plainText: text) == number
            }
            return exact.map { .decimal(0...$0) } ?? .decimal
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
