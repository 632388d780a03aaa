/// A moment as connections need it.
struct HTTPMoment: Sendable {
    /// The time since some start; it never goes back.
    let uptime: Duration
    /// The text of the `Date` header.
    let date: String
}
