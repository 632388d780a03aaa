import RowKit

/// The columns of a picker, as choice views show them.
struct PickerColumns {
    let titles: [String]
    /// The row's title, which also names later columns that have no name.
    let rowTitle: String?
    /// The text shown in the first column while nothing is chosen.
    let placeholder: String?
    /// Whether an option is required.
    let isRequired: Bool

    /// Shows the options of a column.
    ///
    /// - Parameters:
    ///   - place: The place of the column, from 0.
    ///   - options: The options, which are empty until the earlier columns have a choice.
    ///   - text: Returns the text of an option.
    ///   - isChosen: Whether an option is part of the value.
    ///   - isEnabled: Whether later columns have options after an option.
    func show<Option>(
        _ place: Int, _ options: [Option], in choice: ChoiceView, text: (Option) -> String,
        isChosen: (Option) -> Bool, isEnabled: (Option) -> Bool = { _ in true }
    ) {
        choice.show(
            options,
            as: { key, option, _ in
                ChoiceView.Option(key, text(option), isEnabled: isEnabled(option))
            }, isChosen: isChosen)
        choice.isEnabled = !choice.options.isEmpty
        choice.isRequired = isRequired
        let title = place < titles.count ? titles[place] : nil
        choice.name = title ?? (place == 0 ? nil : rowTitle)
        choice.placeholder = (place == 0 ? placeholder : nil) ?? title
    }
}

extension Array where Element: Equatable {
    /// Returns the chosen element if the array contains it, or otherwise the first element.
    func keeping(_ chosen: Element?) -> Element? { first { $0 == chosen } ?? first }
}

extension JSONValue {
    /// The first choices of a picker, as its value has them.
    static func choices(_ first: some Sendable, _ second: (any Sendable)? = nil) -> Self {
        var members: [String: JSONValue] = [:]
        members["a"] = try? (first as? any DocumentValue)?.documentValue()
        members["b"] = try? (second as? any DocumentValue)?.documentValue()
        return .object(members)
    }
}
