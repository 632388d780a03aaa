extension BaseRow {
    /// A limit that is invalid, such as a negative count, or that contradicts another limit, such
    /// as a maximum below a minimum.
    ///
    /// A row class states its limits by overriding ``BaseRow/limitConflict``:
    ///
    /// ```swift
    /// override var limitConflict: LimitConflict? {
    ///     super.limitConflict ?? LimitConflict("minimum", minimum, above: "maximum", maximum)
    /// }
    /// ```
    public struct LimitConflict: Hashable, Sendable {
        /// The name of the invalid limit.
        public let limit: String
        /// The name of the limit that it contradicts, or nil if it is invalid on its own.
        let other: String?
        /// The reason why the limit is invalid: `maximum cannot be 5: minimum is 10`.
        public let message: String

        /// Compares a minimum with a maximum.
        ///
        /// - Parameters:
        ///   - minimumName: The name of the setting that holds the minimum.
        ///   - minimum: The minimum, or nil if there is none.
        ///   - maximumName: The name of the setting that holds the maximum.
        ///   - maximum: The maximum, or nil if there is none.
        /// - Returns: Nil if the limits do not contradict each other.
        public init?<Limit: Comparable>(
            _ minimumName: String, _ minimum: Limit?, above maximumName: String, _ maximum: Limit?
        ) {
            guard let minimum, let maximum, minimum > maximum else { return nil }
            limit = maximumName
            other = minimumName
            message = """
                \(maximumName) cannot be \(Self.text(of: maximum)): \
                \(minimumName) is \(Self.text(of: minimum))
                """
        }

        /// Compares a limit with the smallest valid limit.
        ///
        /// - Parameters:
        ///   - name: The name of the setting that holds the limit.
        ///   - limit: The limit, or nil if there is none.
        ///   - least: The smallest valid limit.
        /// - Returns: Nil if the limit is valid.
        public init?<Limit: Comparable>(_ name: String, _ limit: Limit?, below least: Limit) {
            guard let limit, limit < least else { return nil }
            self.init(name, limit, because: "it must be at least \(Self.text(of: least))")
        }

        /// Compares a limit with the range of valid limits.
        ///
        /// - Parameters:
        ///   - name: The name of the setting that holds the limit.
        ///   - limit: The limit, or nil if there is none.
        ///   - range: The valid limits.
        /// - Returns: Nil if the limit is valid.
        public init?<Limit: Comparable>(
            _ name: String, _ limit: Limit?, outside range: ClosedRange<Limit>
        ) {
            guard let limit, !range.contains(limit) else { return nil }
            let (least, greatest) = (
                Self.text(of: range.lowerBound), Self.text(of: range.upperBound)
            )
            self.init(name, limit, because: "it must be from \(least) to \(greatest)")
        }

        /// Creates the conflict of a limit that is invalid for any other reason.
        ///
        /// - Parameters:
        ///   - name: The name of the setting that holds the limit.
        ///   - limit: The limit.
        ///   - reason: The reason, such as `it must be odd`.
        public init(_ name: String, _ limit: some Any, because reason: String) {
            self.limit = name
            other = nil
            message = "\(name) cannot be \(Self.text(of: limit)): \(reason)"
        }

        /// The text of a limit, as spelled in documents.
        private static func text(of limit: some Any) -> String {
            switch try? (limit as? any DocumentValue)?.documentValue() {
            case .string(let text)?: text
            case .number(let number)?: Int(exactly: number).map { "\($0)" } ?? "\(number)"
            case let json?: json.lineText
            case nil: "\(limit)"
            }
        }
    }
}

extension BaseRow: Limited {
    var conflict: Form.Problem? {
        limitConflict.map { Form.Problem(.limit, at: placeName, $0.message) }
    }
}

extension Section: Limited {}

/// A row or section with limits that may contradict each other or its contents.
///
/// Limits are checked when a row or section has joined a form, and when a transaction that changed
/// them has settled. They can therefore be written in any order.
protocol Limited: AnyObject {
    var form: Form? { get }
    /// The problem with the current limits, or nil if there is none.
    var conflict: Form.Problem? { get }
}

extension Limited {
    /// Requests that the form checks the limits again after the transaction if there is a conflict
    /// now.
    func noteConflict(in form: Form) { if conflict != nil { form.checkLimits(of: self) } }
}

extension Form {
    /// Requests that the limits of a row or section are checked after the transaction.
    func checkLimits(of limited: any Limited) {
        begin()
        if transaction.conflicts.last !== limited { transaction.conflicts.append(limited) }
        end()
    }

    /// Reports the conflicts that remain among the limits to check.
    func reportConflicts() {
        let noted = transaction.conflicts
        transaction.conflicts = []
        for limited in noted where limited.form === self {
            if let problem = limited.conflict { report(problem) }
        }
    }
}
