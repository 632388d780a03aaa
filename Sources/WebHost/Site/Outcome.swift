import RowKit

extension FormSite {
    /// The effect of a submission on the page.
    public struct Outcome: Hashable, Sendable {
        let effect: SubmissionOutcome

        /// Shows a page that thanks the user, unless the form now shows a different screen.
        public static let page = Outcome(effect: .page)

        /// Shows the page at a path or URL.
        ///
        /// The text becomes part of a header unchanged, so encode characters that a URL cannot
        /// contain, such as spaces.
        public static func redirect(_ url: String) -> Outcome { Outcome(effect: .redirect(url)) }

        /// Shows the form again, with errors at the rows and sections that have the given tags.
        ///
        /// ```swift
        /// return .invalid(["email": "This address has an account already."])
        /// ```
        ///
        /// - Parameter messages: The messages for users by tag, as in
        ///   `SubmissionError.init(_:)`: `guests[1]` is the row of the second element in the value
        ///   of a multivalued section.
        public static func invalid(_ messages: [String: String]) -> Outcome {
            Outcome(effect: .invalid(SubmissionError(messages)))
        }

        /// Shows the form again, with a sentence that tells the user why its values were not saved,
        /// such as that no places are left.
        public static func refused(_ sentence: String) -> Outcome {
            Outcome(effect: .refused(sentence))
        }

        /// Shows the form again, because its values could not be saved.
        ///
        /// The reason is written to the log of the site (``FormSite/Settings/log``). The user is
        /// only told that the form could not be submitted.
        public static func failed(_ reason: String) -> Outcome { Outcome(effect: .failed(reason)) }

        /// Shows the form as it is.
        public static let none = Outcome(effect: .none)
    }
}
