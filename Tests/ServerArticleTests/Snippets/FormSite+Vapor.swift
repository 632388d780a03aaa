import Foundation
import WebHost

// snippet: vapor-site
extension FormSite {
    func respond(
        to request: Vapor.Request, owner: String, context: ContextMaker? = nil
    ) async -> Vapor.Response {
        guard
            let received = try? Request(
                method: request.method.rawValue, target: request.url.string,
                host: request.headers.first(name: .host) ?? "",
                headers: request.headers.map { ($0.name, $0.value) },
                body: request.body.map(\.readableBytesView))
        else { return Vapor.Response(status: .badRequest) }
        let response = await respond(to: received, owner: owner, context: context)
        let result = Vapor.Response(
            status: .init(statusCode: response.statusCode),
            headers: HTTPHeaders(response.headerFields.map { ($0, $1) }))
        switch response.body {
        case .bytes(let bytes): result.body = .init(data: Data(bytes))
        case .stream(let stream):
            result.body = .init(asyncStream: { writer in
                for await part in stream.parts {
                    try await writer.writeBuffer(ByteBuffer(bytes: part))
                }
                try await writer.write(.end)
            })
        }
        return result
    }
}
// end
