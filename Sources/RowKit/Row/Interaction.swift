/// What happened to a row since it was given its value.
struct Interaction {
    /// The user if any write was the user's, else who wrote; nil if nobody did.
    private(set) var writer: Origin?
    /// Whether the row has lost the focus.
    private(set) var wasBlurred = false

    /// Whether the user has written to the row or left it.
    var isTouched: Bool { wasBlurred || writer == .user }

    mutating func noteWrite(by origin: Origin) {
        if writer != .user { writer = origin }
    }

    mutating func noteBlur() { wasBlurred = true }
}
