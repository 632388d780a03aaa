import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What the client of a page sends: an event, or the wish to submit the form.
struct PageMessage {
    enum Content {
        case event(ViewEvent)
        /// The number is that of the wish among the events of the page.
        case submit(Int)
    }

    /// The page that sends.
    let page: String
    let content: Content

    /// Reads the JSON of a request, or returns nil if it is none of ours.
    ///
    /// Only JSON is read, because a page of another site cannot send that unasked.
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
