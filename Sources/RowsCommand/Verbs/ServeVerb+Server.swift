import RowHTTP
import RowKit
import WebHost

// The server of `rows serve`, and what it reports.

extension VerbCall {
    /// The path of the forms in links, or nil if it is the root.
    ///
    /// The gallery has pages beside its forms, and none of them has this path.
    var publicPath: String? {
        get throws(CommandFailure) {
            guard let path = arguments[ServeVerb.publicPath] else { return nil }
            guard path.text.hasPrefix("/") else {
                throw .usageError(
                    "\(path.source): expected a path such as /shop; found \(path.text.quoted)")
            }
            guard !showsGallery else {
                throw .usageError("\(path.source) is not for the gallery; name the forms to serve")
            }
            return path.text
        }
    }

    /// The theme named by the option, or RowKit's own.
    var theme: FormSite.Theme {
        let name = arguments[ServeVerb.theme]?.text
        return ServeVerb.themes.first { $0.name == name }?.theme ?? .grouped
    }

    func start(
        files: FileLimits, errorPages: HTTPErrorPages,
        respond: @escaping @Sendable (HTTPRequest) async -> HTTPResponse
    ) throws(CommandFailure) -> HTTPServer {
        let port = arguments[ServeVerb.port]
        guard let number = Int(port?.text ?? "8080"), 0...65535 ~= number else {
            throw .usageError("\(port?.source ?? "--port") must be a number from 0 to 65535")
        }
        let address = arguments[ServeVerb.address]
        let interface: HTTPInterface =
            address.map { $0.text == "any" ? .any : .address($0.text) } ?? .loopback
        var limits = HTTPLimits()
        limits.body = files.bodyLimit
        // The server needs descriptors for connections, listeners and files.
        allowDescriptors(limits.connections + 100)
        do throws(HTTPServerFailure) {
            return try HTTPServer(
                on: interface, port: number, limits: limits, reports: .under(ServeVerb.serverPath),
                errorPages: errorPages, handler: respond)
        } catch .malformedAddress(let endpoint) {
            // The port has been checked above.
            throw .usageError(
                "\(address?.source ?? endpoint): expected a numeric address such as 192.0.2.1 or "
                    + "::1, or any; found \((address?.text ?? endpoint).quoted)")
        } catch {
            throw CommandFailure(.problems, error.description)
        }
    }

    /// Prints the server's addresses, and who can reach them.
    func announce(_ server: HTTPServer, isTemporary: Bool) {
        if let address = arguments[ServeVerb.address]?.text {
            let place = address == "any" ? "this machine" : address
            program.note(["Warning: anyone who can reach \(place) can use these forms."])
        }
        for url in server.urls { program.note(["Serving at \(url)"]) }
        if isTemporary {
            program.note([
                "Open pages cannot continue after a restart, because ROWS_SECRET is not set."
            ])
        }
    }

    /// Prints the line of a submission, or appends it to the file, without blocking the server.
    ///
    /// - Parameters:
    ///   - line: The line, or no bytes to only check whether a line could be saved.
    ///   - done: Called with nil, or with the reason for failure.
    func save(_ line: [UInt8], then done: @escaping @Sendable (String?) -> Void) {
        let out = arguments.file(of: ServeVerb.out)?.text
        environment.saveLine(line, out) { failure in
            done(failure.map { "\(out ?? "a submission") cannot be written: \($0.reason)" })
        }
    }
}
