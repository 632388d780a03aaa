/// A property of scalars that a pattern can name.
enum ScalarProperty: Sendable, Hashable {
    case categories(GeneralCategories)
    case alphabetic
    case uppercase
    case lowercase
    case whiteSpace
    /// The property of `\w`: letters, marks, decimal digits, connector punctuation and joiners.
    case word
    /// A decimal or hexadecimal digit, including full-width ones.
    case hexDigit
    case alphanumeric
    /// A space within a line, or a tab.
    case blank
    case graph
    case print
    case ascii
    case any
    case script(Script)

    func holds(for scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        switch self {
        case .categories(let categories):
            return categories.contains(scalar)
        case .alphabetic:
            return properties.isAlphabetic
        case .uppercase:
            return properties.isUppercase
        case .lowercase:
            return properties.isLowercase
        case .whiteSpace:
            return properties.isWhitespace
        case .word:
            return scalar.isASCII
                ? WordBoundary.isInWord(scalar.value)
                : properties.isAlphabetic || GeneralCategories.inWords.contains(scalar)
                    || scalar == "\u{200C}" || scalar == "\u{200D}"
        case .hexDigit:
            return properties.isHexDigit || GeneralCategories.decimalDigit.contains(scalar)
        case .alphanumeric:
            return properties.isAlphabetic || GeneralCategories.decimalDigit.contains(scalar)
        case .blank:
            return scalar == "\t" || GeneralCategories.space.contains(scalar)
        case .graph:
            return !properties.isWhitespace && !GeneralCategories.unseen.contains(scalar)
        case .print:
            return GeneralCategories.space.contains(scalar)
                || !properties.isWhitespace && !GeneralCategories.unseen.contains(scalar)
        case .ascii:
            return scalar.isASCII
        case .any:
            return true
        case .script(let script):
            return script.ranges.contains(scalar.value)
        }
    }

    /// Whether the uppercase, lowercase or titlecase form of a scalar has the property, if it is a
    /// single scalar.
    func holdsForAnyCase(of scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return [
            properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping,
        ]
        .contains { variant in
            let scalars = variant.unicodeScalars
            return scalars.first.map { scalars.count == 1 && holds(for: $0) } ?? false
        }
    }
}
