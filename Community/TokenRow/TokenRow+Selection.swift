import RowKit

// MARK: Selected tokens

extension _TokenRow {
    final var identifiers: [Option.Identifier] { value?.map(\.identifier) ?? [] }

    /// The indices of the selected tokens, or nil if none is selected.
    final var selectedRange: Range<Int>? { selection?.range(in: identifiers) }

    /// Handles a key while tokens are selected, or a key that selects the last token.
    ///
    /// Hosts send keys that move the caret only if the caret cannot move further.
    ///
    /// - Returns: Whether the key was handled.
    final func pressToken(_ key: ViewAction.Key, isExtended: Bool) -> Bool {
        let tokens = identifiers
        guard let last = tokens.last else { return false }
        guard let selection, let range = selectedRange else {
            guard typedText.isEmpty, key == .left || key == .backspace else { return false }
            selection = TokenSelection(last)
            return true
        }
        switch key {
        case .left, .right:
            self.selection = selection.moved(
                by: key == .left ? -1 : 1, isExtended: isExtended, in: tokens)
        case .home: self.selection = selection.moved(to: tokens[0], isExtended: isExtended)
        case .end:
            self.selection = isExtended ? selection.moved(to: last, isExtended: true) : nil
        case .up, .down: moveSelected(by: key == .up ? -1 : 1, range)
        case .backspace, .delete: removeSelected()
        default: return false
        }
        return true
    }

    final func removeSelected() {
        guard let selectedRange, var tokens = value else { return }
        tokens.removeSubrange(selectedRange)
        write(tokens.isEmpty ? nil : tokens, typed: typedText)
    }

    /// Moves a token that the user has dragged.
    ///
    /// If it is selected, the other selected tokens move with it.
    ///
    /// Otherwise, all tokens are deselected.
    final func moveToken(at place: Int, to newPlace: Int) {
        guard var tokens = value, tokens.indices.contains(place) else { return }
        if selectedRange?.contains(place) != true { selection = nil }
        let moved = selectedRange ?? place..<place + 1
        // The tokens before the place at which the user dropped it.
        let others = tokens.indices.filter { $0 != place }.prefix(newPlace)
        tokens.move(moved, to: others.count { !moved.contains($0) })
        guard tokens != value else { return }
        write(tokens, typed: typedText, by: .user)
    }

    private final func moveSelected(by step: Int, _ range: Range<Int>) {
        guard var tokens = value, range.lowerBound + step >= 0,
            range.upperBound + step <= tokens.count
        else { return }
        tokens.move(range, to: range.lowerBound + step)
        write(tokens, typed: typedText, by: .user)
    }
}
