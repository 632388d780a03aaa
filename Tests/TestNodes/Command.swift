/// A line that the program reads: a request for a node, or something else to do.
struct Command: Decodable, Sendable {
    var id: Int?
    var node: Int?
    var method: String?
    var path: String?
    var headers: [[String]]?
    var body: String?
    /// The request whose client has left.
    var cancel: Int?
    var `do`: String?
    var secret: String?
}
