import RowHTTP
import RowKit

/// The page that tells a user that a request failed, in the language of the form.
struct ErrorPage {
    private let refusal: HTTPRefusal
    private let message: (title: Phrases.Key, advice: Phrases.Key)
    private let phrases: Phrases
    private let assets: PageAssets
    private let link: (text: Phrases.Key, path: String)

    /// - Parameters:
    ///   - isRead: Whether the request only reads, so that the user has entered nothing.
    ///   - link: Where the user can continue.
    init(
        _ refusal: HTTPRefusal, isRead: Bool, phrases: Phrases, assets: PageAssets,
        link: (text: Phrases.Key, path: String)
    ) {
        self.refusal = refusal
        self.phrases = phrases
        self.assets = assets
        self.link = link
        message = refusal.status.message(isRead: isRead)
    }

    /// The page as a complete document.
    ///
    /// The reason is an HTML comment, because it is meant for programmers.
    var html: [UInt8] {
        PageWriter.plainPage(phrases.text(message.title), phrases, assets) { html in
            html.markup("<p class=\"above\">")
            html.text(phrases.text(message.advice))
            html.markup("</p><p><a")
            html.attribute("href", link.path)
            html.markup(">")
            html.text(phrases.text(link.text))
            html.markup("</a></p><!-- ")
            html.text(refusal.description)
            html.markup(" -->")
        }
    }
}

extension HTTPStatus {
    /// The title of the page for a failed request, and the advice to the user.
    fileprivate func message(isRead: Bool) -> (title: Phrases.Key, advice: Phrases.Key) {
        switch self {
        case .notFound, .gone:
            isRead ? (.pageNotFound, .checkAddress) : (.pageNotFound, .goBackAndCopy)
        case .unauthorized, .forbidden, .misdirectedRequest: (.requestNotAccepted, .openFormAgain)
        case .contentTooLarge: (.tooMuchSent, .goBackAndSendLess)
        case .tooManyRequests, .unavailable: (.serverBusy, .tryLater)
        case .internalError: (.serverFailed, .tryLater)
        default: (.requestNotCompleted, isRead ? .checkAddress : .goBackAndRetry)
        }
    }
}
