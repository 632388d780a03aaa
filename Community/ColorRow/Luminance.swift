import RowKit

/// The relative luminance of a colour, and its contrast to other colours, as defined in WCAG 2.
struct Luminance {
    /// The luminance, from 0 for black to 1 for white.
    let value: Double

    /// Determines the luminance of an opaque literal colour, or nil for any other colour.
    init?(of color: RowColor) {
        guard case .literal(let red, let green, let blue, let alpha) = color, alpha >= 1,
            [red, green, blue].allSatisfy({ $0.isFinite })
        else { return nil }
        let linear = [red, green, blue].map { Self.linear(min(max($0, 0), 1)) }
        value = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The contrast to white, from 1 to 21.
    var contrastToWhite: Double { 1.05 / (value + 0.05) }

    /// The contrast to black, from 1 to 21.
    var contrastToBlack: Double { (value + 0.05) / 0.05 }

    /// Converts a component of sRGB to linear light.
    private static func linear(_ part: Double) -> Double {
        guard part > 0.04045 else { return part / 12.92 }
        let base = (part + 0.055) / 1.055
        // The power of 2.4 is the square times the fifth root of the square.
        return base * base * fifthRoot(base * base)
    }

    /// Returns the fifth root of a number from 0.001 to 1, by Newton's method.
    private static func fifthRoot(_ number: Double) -> Double {
        var root = 1.0
        for _ in 0..<20 {
            let fourth = root * root * root * root
            root -= (fourth * root - number) / (5 * fourth)
        }
        return root
    }
}
