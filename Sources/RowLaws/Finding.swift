import RowText

/// Something that is not as it should be: what, where, in words, and at which call it was found.
///
/// A finding is a value; it fails nothing by itself. `FormTester` of RowTesting hands each to Swift
/// Testing.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
    /// What is wrong, as a stable identifier.
    public let code: Code
    /// Where: what was done, such as `type "Ada" into "name"`, or what is meant.
    public let place: String
    /// What was found and what was expected, in words, without the place; a line for each where
    /// there are several.
    public let message: String
    /// The call that found it.
    public let site: CallSite

    /// Makes a finding.
    public init(_ code: Code, at place: String, _ message: String, _ site: CallSite) {
        self.code = code
        self.place = place
        self.message = message
        self.site = site
    }

    /// The place and the message, fit for a terminal.
    public var description: String { "\(place): \(message)".printableLines }

    /// A stable identifier of a kind of finding.
    public struct Code: RawRepresentable, Hashable, Sendable {
        /// The identifier, in camel case.
        public let rawValue: String

        /// Makes a code of one's own.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Something of the form changed that nobody expected.
        public static let unexpectedChange = Code(rawValue: "unexpectedChange")
        /// Something was to change, and did not, or to something else.
        public static let missingChange = Code(rawValue: "missingChange")
        /// Work was asked for that nobody expected.
        public static let unexpectedWork = Code(rawValue: "unexpectedWork")
        /// Work was to be asked for, and was not, or after another delay.
        public static let missingWork = Code(rawValue: "missingWork")
        /// Work is still under way at the end.
        public static let workLeft = Code(rawValue: "workLeft")
        /// Work asks for more work at once, without end.
        public static let endlessWork = Code(rawValue: "endlessWork")
        /// An answer was given to work that is not under way.
        public static let noSuchWork = Code(rawValue: "noSuchWork")
        /// An answer is not of the type that the work returns.
        public static let wrongAnswer = Code(rawValue: "wrongAnswer")
        /// The form refused what a person did.
        public static let refused = Code(rawValue: "refused")
        /// The form was to refuse what a person did, and did not, or for another reason.
        public static let missingRefusal = Code(rawValue: "missingRefusal")
        /// Nothing on the screen bears a name.
        public static let unknownView = Code(rawValue: "unknownView")
        /// A row does not show what something is to be done to.
        public static let missingControl = Code(rawValue: "missingControl")
        /// The form has a problem.
        public static let formProblem = Code(rawValue: "formProblem")
    }
}
