extension ModuleGraph {
    /// Returns a type in Swift syntax, without its enclosing types, or nil if a part of it is
    /// unknown.
    func text(of type: SourceType) -> String? {
        let (name, arguments) = parts(of: type)
        let texts = arguments.compactMap { $0.flatMap(text) }
        guard texts.count == arguments.count else { return nil }
        let list = texts.isEmpty ? "" : "<\(texts.joined(separator: ", "))>"
        return SwiftTypeName.short(name + list)
    }

    /// Returns the type of a row's value: that of its cell, or the one that the `where` clause of a
    /// superclass requires of the cell.
    func valueType(ofRow row: DeclaredType) -> SourceType? {
        if let value = supertype("RowOf", of: row)?.arguments["Value"] ?? nil { return value }
        guard let cell = supertype("Row", of: row)?.arguments["Cell"] ?? nil else { return nil }
        for type in lineage(of: row) {
            guard let module = modules[type.module],
                let declaration = module.declaration(of: type.path, in: .top)
            else { continue }
            let value = declaration.requirements.first { requirement in
                let names = requirement.subject.path.names
                return requirement.relation == .sameType && names.count == 2 && names[1] == "Value"
                    && type.arguments[names[0]] == cell
            }
            let place = Place(
                module: type.module, scope: declaration.scope, arguments: type.arguments)
            if let value { return self.type(value.type, at: place) }
        }
        return nil
    }

    /// Whether documents can contain values of a type, which must conform to `DocumentValue`.
    func isDocumentValue(_ type: SourceType, depth: Int = 0) -> Bool {
        if let declared = type.declared, isDocumentValueItself(declared) { return true }
        guard isExtended(type, by: "DocumentValue", depth: depth) else { return false }
        // Without the names of the parameters, all arguments are assumed to be required to conform.
        return type.declared != nil || !parameters(of: type).isEmpty
            || parts(of: type).arguments.allSatisfy {
                $0.map { isDocumentValue($0, depth: depth) } == true
            }
    }

    /// Whether the declaration of a type or of a superclass conforms to `DocumentValue`.
    private func isDocumentValueItself(_ type: DeclaredType) -> Bool {
        supertypes(of: type, where: { $0.kind != .extension }).contains { supertype in
            self.supertype("DocumentValue", of: supertype) != nil
        }
    }

    /// Returns the name and the generic arguments of a type.
    func parts(of type: SourceType) -> (name: String, arguments: [SourceType?]) {
        switch type {
        case .foreign(let name, let arguments): (name, arguments)
        case .declared(let declared):
            (declared.path.last, parameters(of: type).map { declared.arguments[$0] ?? nil })
        }
    }
}
