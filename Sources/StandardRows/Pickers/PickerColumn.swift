import RowKit

/// What a choice view shows as one column of a picker.
struct PickerColumn {
    /// The place of the column, from 0.
    let place: Int
    /// The names of the columns.
    let titles: [String]
    /// The row's title, which names later columns without a name of their own.
    let rowTitle: String?
    /// The text shown in the first column while nothing is chosen.
    let placeholder: String?
    /// Whether an option is required.
    let isRequired: Bool

    /// Shows the options of the column.
    ///
    /// - Parameters:
    ///   - options: The options, which are empty until the earlier columns have a choice.
    ///   - text: Returns the text of an option.
    ///   - isChosen: Whether an option is part of the value.
    ///   - isEnabled: Whether later columns have options after an option.
    func show<Option>(
        _ options: [Option], in choice: ChoiceView, text: (Option) -> String,
        isChosen: (Option) -> Bool, isEnabled: (Option) -> Bool = { _ in true }
    ) {
        choice.show(
            options,
            as: { key, option, _ in
                ChoiceView.Option(key, text(option), isEnabled: isEnabled(option))
            }, isChosen: isChosen)
        choice.isEnabled = !options.isEmpty
        choice.isRequired = isRequired
        choice.name = title ?? (place == 0 ? nil : rowTitle)
        choice.placeholder = (place == 0 ? placeholder : nil) ?? title
    }

    private var title: String? { place < titles.count ? titles[place] : nil }
}

extension Array where Element: Equatable {
    /// Returns an element that is chosen already if the array contains it, or the first element.
    func keeping(_ chosen: Element?) -> Element? { first { $0 == chosen } ?? first }
}
