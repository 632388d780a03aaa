import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A message from the client of a page: an event, or a request to submit the form.
struct PageMessage {
    enum Content {
        case event(ViewEvent)
        /// A request to submit the form, with its number among the events of the page.
        case submit(Int)
    }

    /// The page that sent the message.
    let page: String
    let content: Content

    /// Parses the JSON of a request, or returns nil if it is not a valid message.
    ///
    /// Only JSON is accepted, because a page of another site cannot send JSON without permission.
    init?(_ request: HTTPRequest) {
        guard request.headers[.contentType].flatMap(MediaType.init)?.name == "application/json",
            let message = try? JSONDecoder().decode(Message.self, from: Data(request.body))
        else { return nil }
        (page, content) = (message.page, message.content)
    }

    private struct Message: Decodable {
        let page: String
        let content: Content

        private enum Key: CodingKey { case page, n, event }
        private struct Submit: Decodable { let submit: String }

        init(from decoder: any Decoder) throws {
            let message = try decoder.container(keyedBy: Key.self)
            page = try message.decode(String.self, forKey: .page)
            let number = try message.decode(Int.self, forKey: .n)
            guard (try? message.decode(Submit.self, forKey: .event)) == nil else {
                content = .submit(number)
                return
            }
            var event = try message.decode(ViewEvent.self, forKey: .event)
            event.number = number
            content = .event(event)
        }
    }

    /// Reads the fields of files that were chosen.
    static func files(_ fields: [FormField]) -> ViewEvent? {
        guard let view = fields.first(named: "view"),
            let number = fields.first(named: "n").flatMap({ Int($0) })
        else { return nil }
        var files: [FileReference] = []
        for field in fields where field.name == "files" {
            guard case .file(let file) = field.content, !file.isNone else { continue }
            files.append(FileReference(file))
        }
        return ViewEvent(ViewID(view), .files(files), number: number)
    }
}

extension [FormField] {
    /// The value of the first field with a name.
    func first(named name: String) -> String? { first { $0.name == name }?.value }
}
