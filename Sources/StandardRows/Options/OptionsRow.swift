import RowKit

/// The superclass of rows in which one of several options is chosen.
public typealias OptionsRow<Cell: CellType> = _OptionsRow<Cell.Value, Cell>

/// The superclass of rows in which one or several options are chosen.
open class _OptionsRow<Option: Equatable & Sendable, Cell: CellType>: Row<Cell>,
    OptionsProviderRow, NoValueDisplayTextConformance
{
    /// The options to choose from.
    ///
    /// For an array, set `options` or `titledOptions` instead.
    @Setting(named: "options", through: "titledOptions")
    public final var optionsProvider: OptionsProvider<Option>?

    /// The title above the options, or nil for the row's title.
    @Setting(isWords: true) public final var selectorTitle: String?

    /// The text shown while nothing is chosen.
    @Setting(isWords: true) public final var noValueDisplayText: String?

    /// The index of the option that was last found to be the value.
    fileprivate final var foundPlace = 0

    /// Returns the title of the option, or otherwise the description of the value, or the name of
    /// its file if it is an image at a URL.
    open override func defaultDisplayText(for value: Cell.Value) -> String? {
        if let option = value as? Option, let title = self.title(of: option) { return title }
        // Types are compared first, because a cast from a generic type is slow.
        guard Cell.Value.self == RowImage.self, let image = value as? RowImage else {
            return super.defaultDisplayText(for: value)
        }
        return image.title
    }
}

extension _OptionsRow where Cell.Value == Option {
    /// Requires one of the options, once they are known.
    final var optionLimits: RuleSet<Option> {
        if case .listed(let listed) = optionsProvider {
            return [
                RuleClosure(ValidationError(.notOffered), valueSchema: listed.schema) {
                    [self] in offers($0) == true
                }
            ]
        }
        if let error = uncheckedChoiceError { return [RuleClosure(error) { _ in false }] }
        guard let options else { return RuleSet() }
        return [
            RuleClosure(ValidationError(.notOffered), valueSchema: self.optionSchema) {
                [self] value in isOffered(value, in: options)
            }
        ]
    }

    private final func isOffered(_ value: Option, in options: [Option]) -> Bool {
        // A valid value is nearly always the option that was found last time.
        if foundPlace < options.count, isSame(options[foundPlace], value) { return true }
        // Compare for equality first, because it is faster and nearly always finds the option.
        for place in 0..<options.count where options[place] == value {
            if isSame(options[place], value) { return found(at: place) }
        }
        for place in 0..<options.count where isSame(options[place], value) {
            return found(at: place)
        }
        return false
    }

    /// Stores the index of the value, and returns true.
    private final func found(at place: Int) -> Bool {
        foundPlace = place
        return true
    }
}
