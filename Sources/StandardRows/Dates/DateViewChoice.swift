import RowKit

/// The available choices of a date view, for values of any type.
protocol DateViewChoice {
    associatedtype Value

    /// The first value that can be chosen, or nil if there is none.
    var minimum: Value? { get }
    /// The last value that can be chosen, or nil if there is none.
    var maximum: Value? { get }
    /// The interval between the available values, in minutes.
    var minuteInterval: Int { get }

    /// Returns the text of a value in the format of the date view.
    func text(of value: Value) -> String
}

extension DateChoice: DateViewChoice {}
extension DurationChoice: DateViewChoice {}

extension DateView {
    /// Shows a value and the choices.
    ///
    /// - Parameters:
    ///   - unread: Typed text that could not be read, which is shown instead.
    ///   - text: The value as displayed, or nil to use the host's format.
    func show<Choice: DateViewChoice>(
        _ value: Choice.Value?, of choice: Choice, unread: String?, as text: String?
    ) {
        minimum = choice.minimum.map(choice.text)
        maximum = choice.maximum.map(choice.text)
        minuteInterval = choice.minuteInterval
        date = unread ?? value.map(choice.text)
        self.text = text
    }
}
