import RowText

/// A control to choose a date, a time of day, both, or a duration.
///
/// Dates and times are local and have no time zone, in ISO 8601 format: `2025-02-28`, `09:05`,
/// `2025-02-28T09:05`. The row converts them to a moment in time.
public final class DateView: BaseView, HeaderFooterViewType {
    /// The kind of date.
    public enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
        /// A day.
        case date
        /// A time of day.
        case time
        /// A day and a time.
        case dateAndTime
        /// A duration in hours and minutes.
        case countDown
    }

    /// The appearance of the control.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable, ViewPropertyValue {
        /// A field with a picker that opens.
        case field
        /// A picker that is always open.
        case picker
    }

    /// The chosen date, or nil if there is none.
    public var date: String? {
        get { storedDate }
        set { store(newValue, in: &storedDate, as: .value) }
    }

    /// The kind of date.
    public var mode = Mode.date { didSet { note(.mode, oldValue, mode) } }

    /// The earliest date that can be chosen, or nil if there is no limit.
    ///
    /// If a time of day is later than ``maximum``, the range spans midnight.
    public var minimum: String? { didSet { note(.minimum, oldValue, minimum) } }

    /// The latest date that can be chosen, or nil if there is no limit.
    public var maximum: String? { didSet { note(.maximum, oldValue, maximum) } }

    /// The number of minutes between the available times.
    public var minuteInterval = 1 { didSet { note(.minuteInterval, oldValue, minuteInterval) } }

    /// The appearance of the control.
    public var style = Style.field { didSet { note(.style, oldValue, style) } }

    /// The chosen date as text, or nil to use the host's format.
    public var text: String? { didSet { note(.text, oldValue, text) } }

    private var storedDate: String?
    private var choosing = ViewListeners<String?>()
    private var typing = ViewListeners<String>()

    /// Creates a control without a date.
    public override init() { super.init() }

    /// Adds a closure to call each time the user chooses or removes a date.
    public func onChoose(_ listener: @escaping (String?) -> Void) { choosing.add(listener) }

    /// Adds a closure to call each time the user types text that cannot be chosen: a date that is
    /// out of range, or, in a host that offers a text field, text that is not in ISO 8601 format,
    /// such as `28 February 2025` or `1:30`.
    ///
    /// The text stays in the control, so that the row can show an error and the user can correct
    /// it. Without such a closure, the text is refused.
    public func onType(_ listener: @escaping (String) -> Void) { typing.add(listener) }

    override class var kind: ViewKind { .date }
    override func drawn<R: FormRenderer>(by renderer: inout R) -> R.Output { renderer.draw(self) }

    /// Always true, because a date can be typed.
    public override var isFocusable: Bool { true }

    override var isControl: Bool { true }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .date(let date) = action else { return try super.receive(action) }
        let refusal = date.flatMap(refusal)
        if let refusal, typing.isEmpty { throw refusal }
        storedDate = date
        if let date, refusal != nil { typing(date) } else { choosing(date) }
    }

    /// Returns the reason why a text cannot be chosen, or nil if it can.
    private func refusal(of date: String) -> ViewRefusal? {
        guard mode.reads(date) else {
            return ViewRefusal(.notOffered, "\"\(date)\" is not a \(mode.example)", .pattern)
        }
        if mode.offers(date, from: minimum, to: maximum) { return nil }
        return ViewRefusal(
            .notOffered, "\(date) is not between \(minimum ?? "any") and \(maximum ?? "any")",
            .outOfRange)
    }

    override class var properties: ViewProperties { table }

    private static let table = ViewProperties(
        of: DateView(),
        [
            .init(.value, \.date), .init(.mode, \.mode), .init(.minimum, \.minimum),
            .init(.maximum, \.maximum), .init(.minuteInterval, \.minuteInterval),
            .look(.style, \.style), .init(.text, \.text),
        ])
}

extension DateView.Mode: ViewPropertyValue {
    /// Whether a date lies between a minimum and a maximum, both included.
    ///
    /// A range of times of day may span midnight.
    public func offers(_ date: String, from minimum: String?, to maximum: String?) -> Bool {
        // Dates of one mode are ordered like their strings.
        let (first, last) = (minimum.map(inFull), maximum.map(inFull))
        let moment = inFull(date)
        let isLateEnough = first.map { $0 <= moment } ?? true
        let isEarlyEnough = last.map { moment <= $0 } ?? true
        if self == .time, let first, let last, first > last { return isLateEnough || isEarlyEnough }
        return isLateEnough && isEarlyEnough
    }

    /// Whether the whole text is a date of this mode.
    fileprivate func reads(_ text: String) -> Bool {
        var reader = ISOReader(text[...])
        if self == .date || self == .dateAndTime {
            guard reader.date() != nil else { return false }
            if self == .dateAndTime, text.utf8.dropFirst(10).first != UInt8(ascii: "T") {
                return false
            }
            if self == .dateAndTime, !reader.separator() { return false }
        }
        if self != .date, reader.time() == nil { return false }
        return reader.isAtEnd
    }

    /// The text with seconds, for comparison.
    fileprivate func inFull(_ text: String) -> String {
        self != .date && text.utf8.count { $0 == UInt8(ascii: ":") } == 1 ? text + ":00" : text
    }

    fileprivate var example: String {
        switch self {
        case .date: "date such as 2025-02-28"
        case .time: "time such as 09:05"
        case .dateAndTime: "date and time such as 2025-02-28T09:05"
        case .countDown: "duration such as 01:30"
        }
    }
}
