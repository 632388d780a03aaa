import RowKit

/// The selected tokens: the consecutive tokens between the one where the selection began and the
/// one to which it was extended.
struct TokenSelection<Identifier: Hashable & Sendable>: Hashable, Sendable {
    private let anchor: Identifier
    private var end: Identifier

    /// Selects a single token.
    init(_ token: Identifier) {
        anchor = token
        end = token
    }

    /// Selects the tokens between two indices, or returns nil if there are no such tokens.
    ///
    /// - Parameter places: The indices as returned by ``places(in:)``.
    init?(_ places: JSONValue?, in tokens: [Identifier]) {
        guard case .array(let places) = places, places.count == 2,
            case .integer(let first) = places[0], case .integer(let last) = places[1],
            tokens.indices.contains(first), tokens.indices.contains(last)
        else { return nil }
        anchor = tokens[first]
        end = tokens[last]
    }

    /// The indices at which the selection begins and ends, in the order of selection, as JSON, or
    /// nil if one of these tokens was removed.
    func places(in tokens: [Identifier]) -> JSONValue? {
        guard let first = tokens.firstIndex(of: anchor), let last = tokens.firstIndex(of: end)
        else { return nil }
        return [.integer(first), .integer(last)]
    }

    /// The indices of the selected tokens, or nil if the first or last selected token was removed.
    func range(in tokens: [Identifier]) -> Range<Int>? {
        guard let first = tokens.firstIndex(of: anchor), let last = tokens.firstIndex(of: end)
        else { return nil }
        return min(first, last)..<max(first, last) + 1
    }

    /// Returns the selection after an arrow key, or nil if it moves past the last token.
    ///
    /// - Parameters:
    ///   - step: -1 for the previous token, 1 for the next one.
    ///   - isExtended: Whether to extend the selection instead of moving it.
    func moved(by step: Int, isExtended: Bool, in tokens: [Identifier]) -> TokenSelection? {
        guard let range = range(in: tokens), let place = tokens.firstIndex(of: end) else {
            return nil
        }
        guard !isExtended else {
            var selection = self
            selection.end = tokens[min(max(place + step, 0), tokens.count - 1)]
            return selection
        }
        let next = step < 0 ? max(range.lowerBound - 1, 0) : range.upperBound
        return next < tokens.count ? TokenSelection(tokens[next]) : nil
    }

    /// Returns the selection of a token, or the current selection extended to the token.
    func moved(to token: Identifier, isExtended: Bool) -> TokenSelection {
        guard isExtended else { return TokenSelection(token) }
        var selection = self
        selection.end = token
        return selection
    }
}
