/// The numbers of the messages of pages that a session has performed, which its state contains.
protocol PerformedNumbers {
    /// The number of the last performed message of each page.
    var all: [String: Int] { get }
    /// Returns the number of the last message of each page that performed one since the last call.
    func takeChanges() -> [String: Int]
}
