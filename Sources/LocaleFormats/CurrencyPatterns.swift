import Foundation
import RowKit
import Synchronization

/// A cache of currency patterns, each of which is created at most once.
final class CurrencyPatterns: Sendable {
    /// The maximum number of cached patterns, which exceeds the number of currencies and limits the
    /// memory for unknown codes.
    private static let limit = 400

    private let locale: Locale
    private let patterns = Mutex<[String: NumberPattern]>([:])

    init(locale: Locale) {
        self.locale = locale
    }

    /// Returns the pattern of a currency in the locale.
    func pattern(code: String) -> NumberPattern {
        if let known = patterns.withLock({ $0[code] }) { return known }
        let pattern = PatternSource(locale: locale, kind: .currency(code: code)).pattern
        patterns.withLock { known in
            if known.count < Self.limit { known[code] = pattern }
        }
        return pattern
    }
}
