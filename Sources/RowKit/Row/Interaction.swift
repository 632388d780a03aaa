/// Records who wrote to a row, and whether it lost the focus, since it was last reset or marked
/// clean.
struct Interaction: Hashable, Codable {
    /// The user if the user wrote at least once, otherwise the last writer, or nil if there was no
    /// write.
    private(set) var writer: Origin?
    /// Whether the row has lost the focus.
    private(set) var wasBlurred = false

    /// Whether the user has written to the row or left it.
    var isTouched: Bool { wasBlurred || writer == .user }

    /// Whether the value was changed.
    var wasChanged: Bool { writer != nil }

    mutating func noteWrite(by origin: Origin) {
        if writer != .user { writer = origin }
    }

    mutating func noteBlur() { wasBlurred = true }
}
