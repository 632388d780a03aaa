extension Form {
    /// A problem with a form, described by a code, a place and a message.
    ///
    /// Operators, builders and literals cannot throw. The problems that they find are appended to
    /// ``Form/problems`` and sent to observers. The invalid part is left out, and the rest takes
    /// effect. Methods that can throw throw the same value.
    public struct Problem: Error, Hashable, Sendable, CustomStringConvertible {
        /// The kind of problem, as a stable identifier.
        public let code: Code
        /// The place of the problem: a tag, a path such as `sections[1].rows[3]`, or either of them
        /// followed by a property or an index, as in `name.isHidden` and `guests[2]`.
        public let place: String
        /// One English sentence that says what was found and what was expected, without the place.
        public let message: String

        /// Creates a problem; libraries of rows may report their own.
        public init(_ code: Code, at place: String, _ message: String) {
            self.code = code
            self.place = place
            self.message = message
        }

        /// The place and the message in one line.
        public var description: String { "\(place): \(message)" }

        /// A stable identifier of a kind of problem.
        public struct Code: RawRepresentable, Hashable, Sendable {
            /// The identifier, in camel case.
            public let rawValue: String

            /// Creates a custom code.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Two rows or sections of a form have the same tag.
            public static let duplicateTag = Code(rawValue: "duplicateTag")
            /// A tag was changed after its row or section had joined a form.
            public static let fixedTag = Code(rawValue: "fixedTag")
            /// No row or section has the tag.
            public static let unknownTag = Code(rawValue: "unknownTag")
            /// A value does not have the row's value type.
            public static let wrongType = Code(rawValue: "wrongType")
            /// An entry of a section has a value that differs from its value in the section's list.
            public static let contradiction = Code(rawValue: "contradiction")
            /// A value is not among the options.
            public static let noSuchOption = Code(rawValue: "noSuchOption")
            /// A row or section was inserted although it already belongs to another section or
            /// form.
            public static let alreadyPlaced = Code(rawValue: "alreadyPlaced")
            /// A row or section is not in the expected place.
            public static let notFound = Code(rawValue: "notFound")
            /// An index is out of the range of visible elements.
            public static let indexOutOfRange = Code(rawValue: "indexOutOfRange")
            /// An element cannot be moved, inserted or deleted here.
            public static let notAllowed = Code(rawValue: "notAllowed")
            /// A limit was exceeded or is invalid.
            public static let limit = Code(rawValue: "limit")
            /// A section does not have the closure that makes a row.
            public static let noProvider = Code(rawValue: "noProvider")
            /// Listeners, observers or results of work keep causing changes without end.
            public static let unsettled = Code(rawValue: "unsettled")
            /// The text of a condition is malformed.
            public static let malformedCondition = Code(rawValue: "malformedCondition")
            /// Conditions depend on each other in a cycle.
            public static let cycle = Code(rawValue: "cycle")
            /// A condition or a rule tried to write.
            public static let writtenByCondition = Code(rawValue: "writtenByCondition")
            /// The program tried to write a value that is calculated.
            public static let calculated = Code(rawValue: "calculated")
            /// The result of an expression is no value of its row.
            public static let misfit = Code(rawValue: "misfit")
            /// A list does not exist, lacks what is asked of it, or is not used.
            public static let unfitList = Code(rawValue: "unfitList")
            /// A rule is malformed and cannot validate anything.
            public static let faultyRule = Code(rawValue: "faultyRule")
            /// A state belongs to another form, or to the same form made from another context.
            public static let otherForm = Code(rawValue: "otherForm")
            /// A state belongs to another version of the form.
            public static let otherVersion = Code(rawValue: "otherVersion")
            /// A default names a property that is neither a setting nor a hook.
            public static let notASetting = Code(rawValue: "notASetting")
        }
    }
}

/// The originator of a write.
public enum Origin: String, Sendable, Hashable, Codable {
    /// The user, through a host.
    case user
    /// The program: code of the form's author, a listener or a document.
    case program
}
