/// The current time, as used by connections.
struct HTTPMoment: Sendable {
    /// The time since an arbitrary start, which never decreases.
    let uptime: Duration
    /// The value of the `Date` header.
    let date: String
}
