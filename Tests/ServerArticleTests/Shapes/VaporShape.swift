import Foundation
import WebHost

// What the article on Vapor uses of Vapor, in the same shape.

/// The module Vapor.
enum Vapor {
    struct Request: Sendable {
        struct URL: Sendable {
            var string: String
        }

        var method: HTTPMethod
        var url: URL
        var headers = HTTPHeaders()
        var body = RequestBody()
        let session = Session()
    }

    final class Response {
        var status: HTTPResponseStatus
        var headers: HTTPHeaders
        var body = Body(data: Data())

        init(status: HTTPResponseStatus, headers: HTTPHeaders = HTTPHeaders()) {
            (self.status, self.headers) = (status, headers)
        }

        struct Body {
            let write: @Sendable (any AsyncBodyStreamWriter) async throws -> Void

            init(data: Data) {
                write = { try await $0.writeBuffer(ByteBuffer(bytes: Array(data))) }
            }

            init(
                asyncStream: @escaping @Sendable (any AsyncBodyStreamWriter) async throws -> Void
            ) {
                write = asyncStream
            }
        }
    }
}

enum HTTPMethod: String, Sendable { case GET, POST }

struct HTTPResponseStatus: Equatable {
    static let badRequest = HTTPResponseStatus(statusCode: 400)

    let statusCode: Int
}

struct HTTPHeaders: Sequence, Sendable {
    private var fields: [(name: String, value: String)] = []

    init(_ fields: [(String, String)] = []) { self.fields = fields.map { ($0, $1) } }

    func first(name: Name) -> String? {
        fields.first { $0.name.lowercased() == name.rawValue }?.value
    }

    func makeIterator() -> [(name: String, value: String)].Iterator { fields.makeIterator() }

    enum Name: String { case host }
}

protocol AsyncBodyStreamWriter: Sendable {
    func writeBuffer(_ buffer: ByteBuffer) async throws
    func write(_ result: BodyStreamResult) async throws
}

enum BodyStreamResult { case end }

final class Session: Sendable {
    var data: [String: String] {
        get { [:] }
        set {}
    }
}

protocol LifecycleHandler: Sendable {
    func shutdownAsync(_ application: Application) async
}

struct Application {
    struct Lifecycle {
        func use(_ handler: some LifecycleHandler) {}
    }

    struct Middlewares {
        func use(_ middleware: Int) {}
    }

    struct Sessions {
        let middleware = 0
    }

    enum BodyStrategy { case stream }

    let logger = Logger()
    let lifecycle = Lifecycle()
    let middleware = Middlewares()
    let sessions = Sessions()

    func on(
        _ method: HTTPMethod, _ path: String..., body: BodyStrategy,
        use handler: @escaping @Sendable (Vapor.Request) async throws -> Vapor.Response
    ) {}
}
