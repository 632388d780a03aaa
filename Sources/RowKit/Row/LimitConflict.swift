extension BaseRow {
    /// A limit that is invalid, such as a negative count, or that contradicts another limit, such
    /// as a maximum below a minimum.
    ///
    /// A row class says a range or an order with its ``Limited`` settings, and any other limit by
    /// overriding ``BaseRow/limitConflict``:
    ///
    /// ```swift
    /// override var limitConflict: LimitConflict? {
    ///     if let conflict = super.limitConflict { return conflict }
    ///     guard coldest == warmest else { return nil }
    ///     return LimitConflict("coldest", coldest, because: "it must be below warmest")
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

        /// Compares a limit with the range of valid limits.
        ///
        /// - Parameters:
        ///   - name: The name of the setting that holds the limit.
        ///   - limit: The limit, or nil if there is none.
        ///   - range: The valid limits.
        /// - Returns: Nil if the limit is valid.
        public init?<Limit: Comparable & Sendable>(
            _ name: String, _ limit: Limit?, outside range: ClosedRange<Limit>
        ) {
            self.init(name, limit, .closed(range.lowerBound, range.upperBound))
        }

        /// Compares a limit with the range of valid limits.
        ///
        /// - Returns: Nil if the limit is valid.
        init?<Limit>(_ name: String, _ limit: Limit?, _ range: LimitRange<Limit>) {
            guard let limit, !range.contains(limit) else { return nil }
            self.init(name, limit, because: "it must be \(range.text ?? "a number")")
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
        static func text(of limit: some Any) -> String {
            switch try? (limit as? any DocumentValue)?.documentValue() {
            case .string(let text)?: text
            case .number(let number)? where number.magnitude < 1e15:
                Int(exactly: number).map { "\($0)" } ?? "\(number)"
            case .number(let number)?: "\(number)"
            case let json?: json.lineText
            case nil: "\(limit)"
            }
        }
    }
}

extension BaseRow: LimitHolder {
    var conflict: Form.Problem? {
        let conflict = conflict(among: settingsWithLimits)
        return conflict.map { Form.Problem(.limit, at: placeName, $0.message) }
    }

    /// The settings of the class that have limits, which the form keeps.
    private final var settingsWithLimits: [RowSetting] {
        let type = type(of: self)
        if let known = currentForm?.settingsWithLimits[ObjectIdentifier(type)] { return known }
        let settings = type.settings
        currentForm?.settingsWithLimits[ObjectIdentifier(type)] =
            settings.contains { $0.limits != nil } ? settings : []
        return settings
    }

    /// Requests that the form checks the limits after the transaction if there may be a conflict.
    final func noteConflict(in form: Form) {
        if hasUncheckedLimits || limitConflict != nil { form.checkLimits(of: self) }
    }
}

extension Section: LimitHolder {}

/// A row or section with limits that may contradict each other or its contents.
///
/// Limits are checked when a row or section has joined a form, and when a transaction that changed
/// them has settled. They can therefore be written in any order.
protocol LimitHolder: AnyObject {
    var form: Form? { get }
    /// The problem with the current limits, or nil if there is none.
    var conflict: Form.Problem? { get }
}

extension LimitHolder {
    /// Requests that the form checks the limits again after the transaction if there is a conflict
    /// now.
    func noteConflict(in form: Form) { if conflict != nil { form.checkLimits(of: self) } }
}

extension Form {
    /// Requests that the limits of a row or section are checked after the transaction.
    func checkLimits(of holder: any LimitHolder) {
        begin()
        if transaction.conflicts.last !== holder { transaction.conflicts.append(holder) }
        end()
    }

    /// Reports the conflicts that remain among the limits to check.
    func reportConflicts() {
        let noted = transaction.conflicts
        transaction.conflicts = []
        for holder in noted where holder.form === self {
            if let problem = holder.conflict { report(problem) }
        }
    }
}
