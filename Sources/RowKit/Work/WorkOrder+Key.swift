extension WorkOrder {
    /// Identifies the purpose of work.
    ///
    /// A row has at most one pending piece of work for each key.
    ///
    /// ```swift
    /// row.cancel(.latest("search"))
    /// ```
    public struct Key: Hashable, Sendable, CustomStringConvertible {
        private let purpose: Purpose

        private enum Purpose: Hashable {
            case latest(String)
            case rule(ObjectIdentifier, name: String?)
        }

        /// The key of named work.
        ///
        /// If it is requested again, only the latest result is delivered.
        public static func latest(_ name: String) -> WorkOrder.Key {
            WorkOrder.Key(purpose: .latest(name))
        }

        /// The key of the work that runs a rule.
        ///
        /// The check must live as long as the key.
        static func rule(_ check: AnyObject, name: String?) -> WorkOrder.Key {
            WorkOrder.Key(purpose: .rule(ObjectIdentifier(check), name: name))
        }

        /// Whether the work runs a rule.
        var isRule: Bool {
            if case .rule = purpose { true } else { false }
        }

        /// The name, or for a rule its identifier.
        public var description: String {
            switch purpose {
            case .latest(let name): name
            case .rule(_, let name): name.map { "rule \"\($0)\"" } ?? "rule"
            }
        }
    }
}
