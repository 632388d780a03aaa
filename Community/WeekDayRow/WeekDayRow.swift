import RowKit

/// Asks for days of the week, such as those on which a shop is open.
///
/// ```swift
/// WeekDayRow("days") { row in
///     row.title = "Open on"
///     row.firstDay = .sunday
///     row.value = [.monday, .tuesday]
/// }
/// ```
///
/// Pressing a day adds or removes it. If no day is chosen, the value is nil.
public final class WeekDayRow: _WeekDayRow<WeekDayCell>, RowType {}

/// The logic of a ``WeekDayRow``, for any cell with a toggle for each day.
open class _WeekDayRow<Cell: WeekDayCellType>: Row<Cell> {
    /// The day with which the week begins.
    @Setting public final var firstDay = WeekDay.monday

    /// The short names of the days in the order of the week, separated by commas.
    open override func defaultDisplayText(for days: Set<WeekDay>) -> String? {
        let chosen = WeekDay.week(from: firstDay).filter(days.contains)
        guard !chosen.isEmpty else { return nil }
        return chosen.map { phrases.text(.weekDayRowShort($0)) }.joined(separator: ", ")
    }

    open override func customSetupCell() {
        super.customSetupCell()
        for day in WeekDay.allCases {
            let toggle = cell.toggle(for: day)
            toggle.style = .button
            toggle.onToggle { [weak self] isOn in self?.take(day, isOn: isOn) }
        }
    }

    open override func customUpdateCell() {
        super.customUpdateCell()
        for day in WeekDay.allCases {
            let toggle = cell.toggle(for: day)
            toggle.title = phrases.text(.weekDayRowShort(day))
            toggle.name = phrases.text(.weekDayRow(day))
            toggle.isOn = value?.contains(day) ?? false
        }
        cell.arrange(WeekDay.week(from: firstDay).map(cell.toggle))
    }

    private final func take(_ day: WeekDay, isOn: Bool) {
        var days = value ?? []
        if isOn { days.insert(day) } else { days.remove(day) }
        setValue(days.isEmpty ? nil : days, by: .user)
    }
}

/// A cell with a toggle for each day, for a `_WeekDayRow`.
public protocol WeekDayCellType: CellType where Value == Set<WeekDay> {
    /// Returns the toggle of a day, which must always be the same.
    func toggle(for day: WeekDay) -> ToggleView
    /// Shows the toggles in this order.
    ///
    /// Called on each update. A cell with a fixed order need not implement this method.
    func arrange(_ toggles: [ToggleView])
}

extension WeekDayCellType {
    /// Does nothing.
    public func arrange(_ toggles: [ToggleView]) {}
}

/// A cell with a title above a line of toggles.
open class WeekDayCell: Cell<Set<WeekDay>>, TitledCellType, WeekDayCellType {
    /// The title, above the toggles.
    public final let titleLabel: LabelView? = LabelView()

    private let toggles = WeekDay.allCases.map { _ in ToggleView() }
    private let line = StackView(.wrapping, [])

    /// Places the title above the toggles.
    open override func setup() {
        super.setup()
        titleLabel?.part = "title"
        line.part = "days"
        line.role = .group
        for day in WeekDay.allCases { toggle(for: day).part = day.rawValue }
        contentView = StackView(.vertical, [titleLabel, line].compactMap { $0 })
    }

    /// Names the group of toggles by the title.
    open override func update() {
        super.update()
        line.name = row?.title
    }

    /// Returns the toggle of a day.
    public final func toggle(for day: WeekDay) -> ToggleView {
        // Toggles are in the order of the cases.
        toggles[WeekDay.allCases.firstIndex(of: day) ?? 0]
    }

    /// Shows the toggles in a line.
    open func arrange(_ toggles: [ToggleView]) { line.views = toggles }
}
