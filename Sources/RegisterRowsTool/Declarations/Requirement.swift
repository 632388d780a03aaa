import SwiftSource

/// A requirement of a `where` clause: `T: P` or `Cell.Value == Int`.
struct Requirement: Hashable {
    enum Relation {
        /// The subject conforms to a protocol, or inherits from a class.
        case conformance
        case sameType
    }

    let subject: TypeName
    let relation: Relation
    let type: TypeName
}

extension TokenCursor {
    /// Reads a requirement of a `where` clause, which is one requirement for each protocol.
    ///
    /// Reads nothing and returns an empty array if it has another form, such as `repeat each T: P`.
    mutating func readRequirements() -> [Requirement] {
        guard current.isIdentifier, !beginsDeclarationOnLine else { return [] }
        let first = current
        let subject = readName()
        if accept(mark: ":") {
            return readComposition().map {
                Requirement(subject: subject, relation: .conformance, type: $0)
            }
        }
        if accept(mark: "="), accept(mark: "="), let type = readType() {
            return [Requirement(subject: subject, relation: .sameType, type: type)]
        }
        goBack(to: first)
        return []
    }
}
