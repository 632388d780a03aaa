import RowHTTP
import RowKit

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A message from the script of a page: an event, or a request to submit the form or to draw more.
struct PageMessage {
    enum Content {
        case event(ViewEvent)
        case submit(ViewID)
        case window(WindowRequest)
    }

    /// The page that sent the message, with a full stop and the number of its connection.
    let page: String
    /// The identifier of the page without the number of its connection.
    let pageName: String
    /// The number of the message among those of the page, which continues across connections.
    let number: Int
    let content: Content
    /// The last change that the page showed when its user acted, or nil if it is not stated.
    private(set) var known: StatePast.Moment?
    /// The number of the previous message, or 0 if there is none.
    ///
    /// Only stated if the page is being left and sends all its messages at once.
    private(set) var after: Int?
    /// The identifier of a submission that the message causes.
    let submissionID: String

    /// Parses JSON, or returns nil if it is not a valid message.
    init?(_ json: [UInt8]) {
        guard let message = try? JSONDecoder().decode(PageMessage.self, from: Data(json)) else {
            return nil
        }
        self = message
    }

    /// Reads the fields of chosen files, or returns nil if they are not a message.
    init?(files fields: [FormField]) {
        guard let page = fields.first(named: "page"), Self.isPage(page),
            let view = fields.first(named: "view"),
            let number = fields.first(named: "n").flatMap({ Int($0) }), Self.isNumber(number)
        else { return nil }
        var files: [FileReference] = []
        for field in fields where field.name == "files" {
            guard case .file(let file) = field.content, !file.isNone else { continue }
            files.append(FileReference(file))
        }
        self.init(page, number, .event(ViewEvent(ViewID(view), .files(files))))
    }

    private init(_ page: String, _ number: Int, _ content: Content) {
        self.page = page
        self.number = number
        pageName = Self.pageName(of: page)
        submissionID = "\(pageName)-\(number)"
        guard case .event(var event) = content else {
            self.content = content
            return
        }
        event.number = number
        event.submissionID = submissionID
        self.content = .event(event)
    }

    /// Whether the message states the contents of a view's control.
    func states(_ view: ViewID) -> Bool {
        guard case .event(let event) = content else { return false }
        return event.view == view && event.action.statesValue
    }

    /// Whether the user pressed the button that submits a form.
    var isSubmission: Bool { if case .submit = content { true } else { false } }

    /// Whether the user pressed a button, and would not have if earlier input had been refused.
    var isPress: Bool {
        switch content {
        case .submit: true
        case .window: false
        case .event(let event):
            switch event.action {
            case .press, .delete, .move, .swipe: true
            default: false
            }
        }
    }

    /// The pressed view, or the screen of the submitted form, or nil if there is neither.
    var pressed: ViewID? {
        switch content {
        case .event(let event): isPress ? event.view : nil
        case .submit(let screen): screen
        case .window: nil
        }
    }

    /// Returns the identifier of a page without the number of its connection.
    static func pageName(of page: String) -> String {
        String(Substring(page.utf8.prefix { $0 != UInt8(ascii: ".") }))
    }

    /// Whether a number can be that of a message: a positive whole number that every browser can
    /// represent.
    private static func isNumber(_ number: Int) -> Bool { 1...1 << 53 ~= number }

    /// Whether a string can be the identifier of a page: a token of up to 64 characters that begins
    /// with a letter or a digit.
    static func isPage(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first.isNumber else { return false }
        return text.utf8.count <= 64 && text.utf8.allSatisfy(\.isTokenByte)
    }
}

extension PageMessage: Decodable {
    private enum Key: CodingKey { case page, n, event, after, known }
    private struct Submit: Decodable { let submit: ViewID }

    init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: Key.self)
        let page = try message.decode(String.self, forKey: .page)
        guard Self.isPage(page) else {
            throw DecodingError.dataCorruptedError(
                forKey: .page, in: message, debugDescription: "the page is not an identifier")
        }
        let number = try message.decode(Int.self, forKey: .n)
        guard Self.isNumber(number) else {
            throw DecodingError.dataCorruptedError(
                forKey: .n, in: message, debugDescription: "no message has this number")
        }
        if let event = try? message.decode(Submit.self, forKey: .event) {
            self.init(page, number, .submit(event.submit))
        } else if let request = try? message.decode(WindowRequest.self, forKey: .event) {
            self.init(page, number, .window(request))
        } else {
            self.init(page, number, .event(try message.decode(ViewEvent.self, forKey: .event)))
        }
        after = try message.decodeIfPresent(Int.self, forKey: .after)
        known = try message.decodeIfPresent(String.self, forKey: .known).flatMap(
            StatePast.Moment.init)
    }
}

extension [FormField] {
    func first(named name: String) -> String? { first { $0.name == name }?.value }
}
