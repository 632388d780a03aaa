/// The author of a change: a page, through one of its messages, or the program.
struct Authorship: Hashable, Sendable {
    /// The name of the page, or empty for the program.
    var page = ""
    /// The number of the message, or 0 if there is none.
    var message = 0

    /// Whether the change was made by a message of a page.
    var isMessage: Bool { message > 0 }
}
