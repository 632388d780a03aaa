/// The current time in the two forms that connections need.
struct HTTPMoment: Sendable {
    /// The time since an arbitrary start, which never decreases.
    let uptime: Duration
    /// The value of the `Date` header.
    let date: String
}
