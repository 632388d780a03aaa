import PlainText

/// A problem that a driver or a law found, with its kind, its place and the location of the call.
///
/// A finding is a value. `FormTester` of RowTesting records each one as an issue of Swift Testing.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// The kind of problem, as a stable identifier.
    public let code: Code
    /// The place of the problem: an action, such as `type "Ada" into "name"`, or the element
    /// concerned.
    public let place: String
    /// A description of the found and the expected result, without the place, with a line for each
    /// difference.
    public let message: String
    /// The call that found the problem.
    public let site: CallSite

    /// Creates a finding.
    public init(_ code: Code, at place: String, _ message: String, _ site: CallSite) {
        self.code = code
        self.place = place
        self.message = message
        self.site = site
    }

    /// The place and the message, with unprintable characters escaped.
    public var description: String { "\(place): \(message)".printableLines }

    /// A stable identifier of a kind of finding.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The identifier, in camel case.
        public let rawValue: String

        /// Creates a custom code.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The form's state changed unexpectedly.
        public static let unexpectedChange = Code(rawValue: "unexpectedChange")
        /// An expected change did not happen, or the result was different.
        public static let missingChange = Code(rawValue: "missingChange")
        /// Work was requested unexpectedly.
        public static let unexpectedWork = Code(rawValue: "unexpectedWork")
        /// Expected work was not requested, or was requested with another delay.
        public static let missingWork = Code(rawValue: "missingWork")
        /// Work is still pending at the end.
        public static let workLeft = Code(rawValue: "workLeft")
        /// Work keeps requesting more work without delay.
        public static let endlessWork = Code(rawValue: "endlessWork")
        /// A test answered work that is not pending.
        public static let noSuchWork = Code(rawValue: "noSuchWork")
        /// A test's answer does not have the type that the work returns.
        public static let wrongAnswer = Code(rawValue: "wrongAnswer")
        /// The form refused an action.
        public static let refused = Code(rawValue: "refused")
        /// The form did not refuse an action as expected, or refused it for another reason.
        public static let missingRefusal = Code(rawValue: "missingRefusal")
        /// Nothing on the screen has the name.
        public static let unknownView = Code(rawValue: "unknownView")
        /// A row has no control for the action.
        public static let missingControl = Code(rawValue: "missingControl")
        /// The form has a problem.
        public static let formProblem = Code(rawValue: "formProblem")
    }
}
