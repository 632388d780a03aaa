import WebHost

// snippet: hummingbird-site
extension FormSite {
    func respond(
        to request: Hummingbird.Request, owner: String, context: ContextMaker? = nil
    ) async -> Hummingbird.Response {
        guard
            let received = try? Request(
                method: request.method.rawValue, target: request.head.path ?? "/",
                host: request.head.authority ?? "",
                headers: request.headers.map { ($0.name.rawName, $0.value) },
                body: request.body.map(\.readableBytesView))
        else { return Hummingbird.Response(status: .badRequest) }
        let response = await respond(to: received, owner: owner, context: context)
        var result = Hummingbird.Response(status: .init(code: response.statusCode))
        for (name, value) in response.headerFields {
            if let name = HTTPField.Name(name) { result.headers[values: name].append(value) }
        }
        switch response.body {
        case .bytes(let bytes): result.body = ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        case .stream(let stream):
            let parts = stream.parts.cancelOnGracefulShutdown()
            result.body = ResponseBody(asyncSequence: parts.map { ByteBuffer(bytes: $0) })
        }
        return result
    }
}
// end
