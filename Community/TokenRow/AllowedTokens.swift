import RowKit

/// Which tokens a token row accepts.
public enum AllowedTokens: String, Hashable, Sendable, Codable, CaseIterable, DocumentValue {
    /// Only options. A row with any other token is invalid, once all its options are known.
    case options
    /// Options chosen by the user, and any token assigned by the program.
    case assigned
    /// Options, and tokens made from the text that the user types.
    ///
    /// Strings and other types that conform to `InputTypeInitiable` are made from the text, unless
    /// the row's `makeToken` does it.
    case typed
}
