import RowKit

/// The available choices of a row for durations in hours and minutes.
struct DurationChoice {
    let formats: any TextFormats
    let minimum: Duration?
    let maximum: Duration?
    let minuteInterval: Int

    /// Returns the text of a duration in the format of a date view: `01:30`.
    ///
    /// Seconds are truncated.
    func text(of duration: Duration) -> String { ClockText.text(ofMinutes: minutes(of: duration)) }

    /// Returns the duration that a choice or typed text stands for, or nil if there is none.
    ///
    /// - Parameter old: The previous value, which is kept if it is displayed like the new choice.
    func duration(from text: String, before old: Duration?) -> Duration? {
        guard let wanted = formats.duration(from: text), wanted >= .zero else { return nil }
        if let old, minutes(of: old) == minutes(of: wanted), isWhole(wanted) { return old }
        // Rounding must not move a duration into the bounds.
        let rounded = isOffered(wanted) ? onInterval(wanted).first(where: isOffered) : nil
        let chosen = rounded ?? wanted
        if let old, isWhole(chosen), minutes(of: old) == minutes(of: chosen) { return old }
        return clamped(chosen)
    }

    /// Returns the error of a duration, or nil if it is within the bounds.
    ///
    /// A duration that is displayed like one of the bounds counts as within them.
    func refusal(of duration: Duration) -> ValidationError? {
        if isOffered(duration) { return nil }
        let limit = { (bound: Duration) in
            ["limit": Phrases.Argument.text(formats.string(for: bound))]
        }
        let least = minimum ?? .zero
        if duration < least { return ValidationError(.greaterOrEqual, limit(least)) }
        return maximum.map { ValidationError(.smallerOrEqual, limit($0)) }
    }

    /// The schema of the durations within the bounds, in seconds.
    var schema: JSONValue {
        // Smaller than the seconds of any duration, so that no product overflows.
        let most = Int.max / 60 - 1
        let least = minimum.map { min(max(0, minutes(of: $0)), most) } ?? 0
        var schema: [String: JSONValue] = ["minimum": .integer(least * 60)]
        schema["exclusiveMaximum"] = maximum.map {
            .integer((min(max(-1, minutes(of: $0)), most) + 1) * 60)
        }
        return .object(schema)
    }

    private func minutes(of duration: Duration) -> Int {
        Int(clamping: duration.components.seconds / 60)
    }

    private func isWhole(_ duration: Duration) -> Bool {
        .seconds(minutes(of: duration) * 60) == duration
    }

    private func isOffered(_ duration: Duration) -> Bool {
        guard duration >= .zero else { return false }
        let shown = minutes(of: duration)
        return minimum.map { shown >= minutes(of: $0) } ?? true
            && maximum.map { shown <= minutes(of: $0) } ?? true
    }

    /// Returns the multiples of the interval near a duration, nearest first.
    private func onInterval(_ duration: Duration) -> [Duration] {
        guard minuteInterval > 1 else { return [duration] }
        return ClockText.multiples(of: minuteInterval, near: minutes(of: duration), below: .max / 2)
            .map { .seconds($0 * 60) }
    }

    /// Returns the nearest bound if the duration is out of bounds but displayed like it.
    private func clamped(_ duration: Duration) -> Duration {
        var inside = duration
        if let maximum { inside = min(inside, maximum) }
        if let minimum { inside = max(inside, minimum) }
        return minutes(of: inside) == minutes(of: duration) ? inside : duration
    }
}
