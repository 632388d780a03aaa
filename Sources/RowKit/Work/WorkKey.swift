/// What a piece of work is for: of one name, a row has at most one under way.
///
/// ```swift
/// row.cancel(.latest("search"))
/// ```
public struct WorkKey: Hashable, Sendable, CustomStringConvertible {
    private let purpose: Purpose

    private enum Purpose: Hashable {
        case latest(String)
        case rule(ObjectIdentifier, name: String?)
    }

    /// Work of a name; when it is asked for again, only the latest answer counts.
    public static func latest(_ name: String) -> WorkKey { WorkKey(purpose: .latest(name)) }

    /// Asking a rule, which a check that lives as long as the key stands for.
    static func rule(_ check: AnyObject, name: String?) -> WorkKey {
        WorkKey(purpose: .rule(ObjectIdentifier(check), name: name))
    }

    /// Whether the work is to ask a rule.
    var isRule: Bool {
        if case .rule = purpose { true } else { false }
    }

    /// The name; of a rule its identifier.
    public var description: String {
        switch purpose {
        case .latest(let name): name
        case .rule(_, let name): name.map { "rule \"\($0)\"" } ?? "rule"
        }
    }
}
