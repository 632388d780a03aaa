extension ModuleGraph {
    /// Whether the requirements of a `where` clause hold for the generic arguments of a context.
    ///
    /// Requirements of which the sources show too little count as holding.
    func mayHold(_ requirements: [Requirement], at place: Place, depth: Int = 0) -> Bool {
        // A nested requirement counts as deep, because there can be many at each level.
        let depth = depth + Self.deepest / 8
        guard depth < Self.deepest else { return true }
        return requirements.allSatisfy { requirement in
            guard let parameter = requirement.subject.parts.first?.name,
                place.arguments.keys.contains(parameter),
                let subject = type(requirement.subject, at: place, depth: depth),
                let other = type(requirement.type, at: place, depth: depth)
            else { return true }
            return switch requirement.relation {
            case .sameType: mayBeSame(subject, other)
            case .conformance: mayConform(subject, to: other, depth: depth)
            }
        }
    }

    private func mayBeSame(_ first: SourceType, _ second: SourceType) -> Bool {
        guard let first = text(of: first), let second = text(of: second) else { return true }
        return first == second
    }

    private func mayConform(_ type: SourceType, to other: SourceType, depth: Int) -> Bool {
        // The sources do not show which types conform to protocols of other libraries.
        guard let other = other.declared else { return true }
        if other.module == "RowKit", other.path == NamePath(["DocumentValue"]) {
            return isDocumentValue(type, depth: depth)
        }
        guard let declared = type.declared else { return true }
        return isExtended(type, by: other.path.last, depth: depth)
            || lineage(of: declared, depth: depth).contains {
                $0.module == other.module && $0.path == other.path
            }
    }

    /// Whether an extension in any module adds a protocol to a type.
    func isExtended(_ type: SourceType, by name: String, depth: Int = 0) -> Bool {
        let (typeName, arguments) = parts(of: type)
        let path = type.declared?.path ?? NamePath([typeName])
        let parameters = parameters(of: type)
        return modules.values.contains { module in
            module.declarations(of: path).contains { declaration in
                guard declaration.kind == .extension,
                    declaration.inherited.contains(where: { $0.last == name })
                else { return false }
                let place = Place(
                    module: module.module, scope: path,
                    arguments: Dictionary(zip(parameters, arguments)) { first, _ in first })
                return mayHold(declaration.requirements, at: place, depth: depth)
            }
        }
    }

    /// The names of the generic parameters of a type, or an empty array if they are unknown.
    func parameters(of type: SourceType) -> [String] {
        switch type {
        case .declared(let type): modules[type.module]?.genericParameters(of: type.path) ?? []
        case .foreign(let name, _): Self.standardParameters[name] ?? []
        }
    }

    /// The generic parameters of types of the standard library.
    private static let standardParameters = [
        "Array": ["Element"], "Dictionary": ["Key", "Value"], "Optional": ["Wrapped"],
        "Set": ["Element"],
    ]
}
