import RowText

/// A date, a time of day or both, or a duration.
///
/// What a calendar on the wall and a clock beside it show, as ISO 8601 writes it without a zone:
/// `2025-02-28`, `09:05`, `2025-02-28T09:05`. Which moment that is the row says.
public final class DateView: BaseView, HeaderFooterViewType {
    /// What is chosen.
    public enum Mode: String, Hashable, Sendable, Codable, CaseIterable {
        /// A day.
        case date
        /// A time of day.
        case time
        /// A day and a time.
        case dateAndTime
        /// Hours and minutes that something takes.
        case countDown
    }

    /// What it looks like.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
        /// A field with a picker that opens.
        case field
        /// A picker that is always open.
        case picker
    }

    /// What is chosen; nil: nothing.
    public var date: String? {
        get { storedDate }
        set {
            guard newValue != storedDate else { return }
            storedDate = newValue
            note(.value)
        }
    }

    /// What kind of date is chosen.
    public var mode = Mode.date { didSet { note(.mode, oldValue, mode) } }

    /// The first that can be chosen.
    ///
    /// A time of day that is later than ``maximum`` is one of the evening before: from there over
    /// midnight to the last, all can be chosen.
    public var minimum: String? { didSet { note(.minimum, oldValue, minimum) } }

    /// The last that can be chosen.
    public var maximum: String? { didSet { note(.maximum, oldValue, maximum) } }

    /// How many minutes times are apart.
    public var minuteInterval = 1 { didSet { note(.minuteInterval, oldValue, minuteInterval) } }

    /// What it looks like.
    public var style = Style.field { didSet { note(.style, oldValue, style) } }

    /// What is chosen, in words; nil: as the host writes it.
    public var text: String? { didSet { note(.text, oldValue, text) } }

    private var storedDate: String?
    private var choosing = ViewListeners<String?>()

    /// Makes a view without a date.
    public override init() { super.init() }

    /// Runs a closure each time a person chose, or took the choice back.
    public func onChoose(_ listener: @escaping (String?) -> Void) { choosing.add(listener) }

    /// A date.
    public override var node: ViewNode { .date(self) }

    /// Always: a date can be typed.
    public override var isFocusable: Bool { true }

    override func receive(_ action: ViewAction) throws(ViewRefusal) {
        guard case .date(let date) = action else { return try super.receive(action) }
        if let date {
            guard mode.reads(date) else {
                throw ViewRefusal(.notOffered, "\"\(date)\" is not a \(mode.example)")
            }
            guard mode.offers(date, from: minimum, to: maximum) else {
                throw ViewRefusal(
                    .notOffered,
                    "\(date) is not between \(minimum ?? "any") and \(maximum ?? "any")")
            }
        }
        storedDate = date
        choosing(date)
    }

    override class var ownProperties: [ViewProperty] {
        [.value, .mode, .minimum, .maximum, .minuteInterval, .style, .text]
    }

    override func value(of property: ViewProperty) -> JSONValue? {
        switch property {
        case .value: date?.json
        case .mode: mode == .date ? nil : mode.json
        case .minimum: minimum?.json
        case .maximum: maximum?.json
        case .minuteInterval: minuteInterval == 1 ? nil : minuteInterval.json
        case .style: style == .field ? nil : style.json
        case .text: text?.json
        default: super.value(of: property)
        }
    }
}

extension DateView.Mode: ViewPropertyValue {
    /// Whether a date that is written so can be chosen where it is to be between a first and a
    /// last.
    ///
    /// A time of day may be between them over midnight.
    public func offers(_ date: String, from minimum: String?, to maximum: String?) -> Bool {
        // Of one mode, what is later is greater.
        let (first, last) = (minimum.map(inFull), maximum.map(inFull))
        let moment = inFull(date)
        let isLateEnough = first.map { $0 <= moment } ?? true
        let isEarlyEnough = last.map { moment <= $0 } ?? true
        if self == .time, let first, let last, first > last { return isLateEnough || isEarlyEnough }
        return isLateEnough && isEarlyEnough
    }

    /// Whether a text is one of these from end to end.
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

    /// A text with its seconds, so that it can be compared.
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

extension DateView.Style: ViewPropertyValue {}
