import Foundation
import RowKit

// What the article on Hummingbird uses of Hummingbird, HTTPTypes and ServiceLifecycle, in the same
// shape: this package depends on no other, and the code of its articles is compiled.

/// The module Hummingbird.
enum Hummingbird {
    struct Request: Sendable {
        struct Head: Sendable {
            var authority: String?
            var path: String?
        }

        var method: HTTPRequest.Method
        var head: Head
        var headers = HTTPFields()
        var body = RequestBody()
    }

    struct Response: Sendable {
        var status: HTTPStatus
        var headers = HTTPFields()
        var body = ResponseBody(byteBuffer: ByteBuffer(bytes: []))

        static func redirect(to location: String) -> Response {
            Response(status: .init(code: 303), headers: [.location: location])
        }
    }
}

typealias Request = Hummingbird.Request
typealias Response = Hummingbird.Response

struct HTTPStatus: Equatable, Sendable {
    static let ok = HTTPStatus(code: 200)
    static let created = HTTPStatus(code: 201)
    static let badRequest = HTTPStatus(code: 400)
    static let unauthorized = HTTPStatus(code: 401)
    static let unprocessableContent = HTTPStatus(code: 422)

    let code: Int
}

struct HTTPError: Error {
    let status: HTTPStatus

    init(_ status: HTTPStatus) { self.status = status }
}

enum HTTPRequest {
    struct Method: Sendable {
        static let get = Method(rawValue: "GET")
        static let post = Method(rawValue: "POST")

        let rawValue: String
    }
}

struct HTTPField: Sendable {
    struct Name: Hashable, Sendable {
        static let contentType = Name(rawName: "Content-Type")
        static let location = Name(rawName: "Location")

        let rawName: String

        init(rawName: String) { self.rawName = rawName }
        init?(_ name: String) { self.init(rawName: name) }
    }

    let name: Name
    let value: String
}

struct HTTPFields: Sequence, ExpressibleByDictionaryLiteral, Sendable {
    private var fields: [HTTPField] = []

    init() {}
    init(dictionaryLiteral elements: (HTTPField.Name, String)...) {
        fields = elements.map { HTTPField(name: $0, value: $1) }
    }

    subscript(values name: HTTPField.Name) -> [String] {
        get { fields.filter { $0.name == name }.map(\.value) }
        set {
            fields.removeAll { $0.name == name }
            fields += newValue.map { HTTPField(name: name, value: $0) }
        }
    }

    func makeIterator() -> [HTTPField].Iterator { fields.makeIterator() }
}

struct ByteBuffer: Sendable {
    let readableBytesView: [UInt8]

    init(bytes: some Sequence<UInt8>) { readableBytesView = Array(bytes) }
    init(string: String) { readableBytesView = Array(string.utf8) }
}

struct RequestBody: AsyncSequence, AsyncIteratorProtocol, Sendable {
    var parts: [ByteBuffer] = []

    func makeAsyncIterator() -> RequestBody { self }

    mutating func next() async -> ByteBuffer? { parts.isEmpty ? nil : parts.removeFirst() }

    func collect(upTo size: Int) async throws -> ByteBuffer {
        ByteBuffer(bytes: parts.flatMap(\.readableBytesView))
    }
}

struct ResponseBody: Sendable {
    let write: @Sendable (_ take: (ByteBuffer) -> Void) async throws -> Void

    init(byteBuffer: ByteBuffer) { write = { take in take(byteBuffer) } }

    init<Parts: AsyncSequence & Sendable>(asyncSequence: Parts) where Parts.Element == ByteBuffer {
        write = { take in for try await part in asyncSequence { take(part) } }
    }
}

extension AsyncSequence {
    func cancelOnGracefulShutdown() -> Self { self }
}

struct RouterOptions: OptionSet {
    static let autoGenerateHeadEndpoints = RouterOptions(rawValue: 1)

    let rawValue: Int
}

struct Parameters {
    func require(_ name: String) throws -> String { name }
}

final class Router<Context> {
    typealias Handler = @Sendable (Request, Context) async throws -> Response

    private(set) var handlers: [String: Handler] = [:]

    init(context: Context.Type, options: RouterOptions) {}

    func add(middleware: some Any) {}

    func on(_ path: String, method: HTTPRequest.Method, use handler: @escaping Handler) {
        handlers["\(method.rawValue) \(path)"] = handler
    }

    func get(_ path: String, use handler: @escaping Handler) {
        on(path, method: .get, use: handler)
    }

    func post(_ path: String, use handler: @escaping Handler) {
        on(path, method: .post, use: handler)
    }
}

struct Logger: Sendable {
    func warning(_ text: String) {}
}
