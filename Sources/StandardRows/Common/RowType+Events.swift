import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

// The typed events of rows with a certain control in their cell or in the inline row. They are sent
// only for changes by the user. Changes by the program are sent to `onChange` and `onValueChange`.

extension RowType where Cell: ControlCellType<TextFieldView>, Cell.Value == String {
    /// Runs a closure with the text each time the user has changed it.
    ///
    /// The text is the row's value, so it is empty if a format or formatter cannot read the input.
    /// For all typed text, use `cell.textField.onType`.
    @discardableResult
    public func onTextChanged(_ listener: @escaping (String) -> Void) -> Self {
        onUserChange { listener($0 ?? "") }
    }
}

extension RowType where Cell: ControlCellType<TextFieldView> {
    /// Runs a closure with the typed text each time the user has changed it, even if it cannot be
    /// converted to a value.
    ///
    /// This overload is for values of types other than `String`. The text is passed as typed,
    /// before a formatter formats it.
    @discardableResult
    public func onTextChanged(_ listener: @escaping (String) -> Void) -> Self {
        cellSetup { cell, _ in cell.textField.onType(listener) }
    }
}

extension RowType where Cell: ControlCellType<TextAreaView>, Cell.Value == String {
    /// Runs a closure with the text each time the user has changed it.
    @discardableResult
    public func onTextChanged(_ listener: @escaping (String) -> Void) -> Self {
        onUserChange { listener($0 ?? "") }
    }
}

extension RowType where Cell: ControlCellType<ToggleView>, Cell.Value == Bool {
    /// Runs a closure each time the user has turned the switch on or off.
    @discardableResult
    public func onSwitchChanged(_ listener: @escaping (Bool) -> Void) -> Self {
        onUserChange { listener($0 ?? false) }
    }

    /// Runs a closure each time the user has set or removed the check mark.
    @discardableResult
    public func onCheckChanged(_ listener: @escaping (Bool) -> Void) -> Self {
        onSwitchChanged(listener)
    }
}

extension RowType where Cell: ControlCellType<SliderView> {
    /// Runs a closure with the number each time the user has moved the slider.
    @discardableResult
    public func onValueChanged(_ listener: @escaping (Cell.Value) -> Void) -> Self {
        onUserChange { $0.map(listener) }
    }
}

extension RowType where Cell: ControlCellType<StepperView> {
    /// Runs a closure with the number each time the user has changed it.
    @discardableResult
    public func onValueChanged(_ listener: @escaping (Cell.Value) -> Void) -> Self {
        onUserChange { $0.map(listener) }
    }
}

extension RowType where Cell: ControlCellType<ChoiceView> {
    /// Runs a closure with the option each time the user has chosen one, or with nil if the user
    /// has removed the choice.
    @discardableResult
    public func onValueChanged(_ listener: @escaping (Cell.Value?) -> Void) -> Self {
        onUserChange(listener)
    }
}

extension RowType where Cell: ControlCellType<DateView>, Cell.Value == Date {
    /// Runs a closure with the date each time the user has changed it, or with nil if the user has
    /// removed it.
    @discardableResult
    public func onDateChanged(_ listener: @escaping (Date?) -> Void) -> Self {
        onUserChange(listener)
    }
}

extension RowType where Cell: ControlCellType<DateView>, Cell.Value == Duration {
    /// Runs a closure with the duration each time the user has changed it, or with nil if the user
    /// has removed it.
    @discardableResult
    public func onDurationChanged(_ listener: @escaping (Duration?) -> Void) -> Self {
        onUserChange(listener)
    }
}

extension InlineRowType where Self: RowType, InlineRow.Cell: ControlCellType<ChoiceView> {
    /// Runs a closure with the option each time the user has chosen one, or with nil if the user
    /// has removed the choice.
    @discardableResult
    public func onValueChanged(_ listener: @escaping (Cell.Value?) -> Void) -> Self {
        onUserChange(listener)
    }
}

extension InlineRowType
where Self: RowType, InlineRow.Cell: ControlCellType<DateView>, Cell.Value == Date {
    /// Runs a closure with the date each time the user has changed it, or with nil if the user has
    /// removed it.
    @discardableResult
    public func onDateChanged(_ listener: @escaping (Date?) -> Void) -> Self {
        onUserChange(listener)
    }
}

extension InlineRowType
where Self: RowType, InlineRow.Cell: ControlCellType<DateView>, Cell.Value == Duration {
    /// Runs a closure with the duration each time the user has changed it, or with nil if the user
    /// has removed it.
    @discardableResult
    public func onDurationChanged(_ listener: @escaping (Duration?) -> Void) -> Self {
        onUserChange(listener)
    }
}

extension RowType {
    /// Runs a closure with the new value each time the user has changed it.
    fileprivate func onUserChange(_ listener: @escaping (Cell.Value?) -> Void) -> Self {
        onValueChange { _, change in
            if change.origin == .user { listener(change.new) }
        }
    }
}
