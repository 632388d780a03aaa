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

    /// Whether documents can contain values of a type, which must conform to `DocumentValue`.
    ///
    /// A generic type that conforms by an extension also requires conforming arguments.
    func isDocumentValue(_ type: SourceType) -> Bool {
        let (name, arguments) = parts(of: type)
        if let declared = type.declared, isDocumentValueItself(declared) { return true }
        let isExtended = modules.values.contains { module in
            module.declarations(of: type.declared?.path ?? NamePath([name])).contains {
                declaration in
                declaration.kind == .extension
                    && declaration.inherited.contains { $0.last == "DocumentValue" }
            }
        }
        return isExtended && arguments.allSatisfy { $0.map(isDocumentValue) == true }
    }

    /// Whether the declaration of a type or of a superclass conforms to `DocumentValue`.
    private func isDocumentValueItself(_ type: DeclaredType) -> Bool {
        supertypes(of: type, where: { $0.kind != .extension }).contains { supertype in
            self.supertype("DocumentValue", of: supertype) != nil
        }
    }

    /// Returns the name and the generic arguments of a type.
    private func parts(of type: SourceType) -> (String, [SourceType?]) {
        switch type {
        case .foreign(let name, let arguments): return (name, arguments)
        case .declared(let type):
            let parameters = modules[type.module]?.genericParameters(of: type.path) ?? []
            return (type.path.last, parameters.map { type.arguments[$0] ?? nil })
        }
    }
}
