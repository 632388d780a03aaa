import Foundation
import RowKit
import Synchronization

/// The patterns of the currencies that were asked for, each learnt once.
final class CurrencyPatterns: Sendable {
    /// More than there are currencies; codes that come from outside cannot fill the memory.
    private static let limit = 400

    private let locale: Locale
    private let patterns = Mutex<[String: NumberPattern]>([:])

    init(locale: Locale) {
        self.locale = locale
    }

    /// The pattern of a currency in the locale.
    func pattern(code: String) -> NumberPattern {
        if let known = patterns.withLock({ $0[code] }) { return known }
        let pattern = PatternSource(locale: locale, kind: .currency(code: code)).pattern
        patterns.withLock { known in
            if known.count < Self.limit { known[code] = pattern }
        }
        return pattern
    }
}
