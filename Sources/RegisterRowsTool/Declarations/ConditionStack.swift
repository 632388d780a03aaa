import SwiftSource

/// The branches of `#if` around a place.
struct ConditionStack {
    private struct Branch {
        /// The conditions of the branches before it.
        var earlier: [String] = []
        /// Its own; nil in `#else`.
        var own: String?
    }

    private var branches: [Branch] = []

    var isOpen: Bool { !branches.isEmpty }

    /// Whether the compiler may leave the place unparsed: where a condition of its version has
    /// come.
    var isOfVersion: Bool {
        branches.contains { branch in
            (branch.earlier + [branch.own ?? ""]).contains { VersionCondition.isOne($0.utf8) }
        }
    }

    /// The condition of the place, as an `#if` would write it; nil: there is none.
    var condition: String? {
        let parts = branches.flatMap { branch in
            branch.earlier.map { "!(\($0))" } + (branch.own.map { ["(\($0))"] } ?? [])
        }
        return parts.isEmpty ? nil : parts.joined(separator: " && ")
    }

    /// Reads a directive; false if it cannot stand here.
    mutating func read(_ directive: String, condition: String) -> Bool {
        if directive == "#if" {
            branches.append(Branch(own: condition))
            return true
        }
        guard var branch = branches.popLast() else { return false }
        if directive != "#endif" {
            branch.earlier += branch.own.map { [$0] } ?? []
            branch.own = directive == "#elseif" ? condition : nil
            branches.append(branch)
        }
        return true
    }
}
