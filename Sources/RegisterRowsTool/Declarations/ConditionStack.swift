import SwiftSource

/// The branches of `#if` that enclose a place.
struct ConditionStack {
    private struct Branch {
        /// The conditions of the branches before it.
        var earlier: [String] = []
        /// The condition of this branch, or nil for `#else`.
        var own: String?
    }

    private var branches: [Branch] = []

    var isOpen: Bool { !branches.isEmpty }

    /// Whether the compiler might skip parsing the place, because a condition around it depends on
    /// the compiler version.
    var isOfVersion: Bool {
        branches.contains { branch in
            (branch.earlier + [branch.own ?? ""]).contains { VersionCondition.isOne($0.utf8) }
        }
    }

    /// The combined condition of the place in `#if` syntax, or nil if there is none.
    var condition: String? {
        let parts = branches.flatMap { branch in
            branch.earlier.map { "!(\($0))" } + (branch.own.map { ["(\($0))"] } ?? [])
        }
        return parts.isEmpty ? nil : parts.joined(separator: " && ")
    }

    /// Whether code under the first condition is always compiled together with code under the
    /// other, as far as their text shows it.
    static func holds(_ condition: String?, where other: String?) -> Bool {
        guard let condition, condition != other else { return true }
        // The conditions of enclosing branches come first.
        return other?.hasPrefix("\(condition) && ") == true
    }

    /// Reads a directive, and returns false if it is invalid here.
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
