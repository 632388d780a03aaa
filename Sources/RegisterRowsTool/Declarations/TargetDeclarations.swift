/// What the sources of a target declare, and who is who among it.
struct TargetDeclarations {
    /// The name of the target, and that of its module.
    let target: String
    let module: String
    let types: [TypeDeclaration]
    let rows: [RowsProperty]
    /// Where a source ceases to make sense; nil: all do.
    let fault: SourcePlace?

    private let names: DeclaredNames
    /// The declarations of each type, with its extensions.
    private let byPath: [NamePath: [TypeDeclaration]]

    init(target: String, module: String, sources: [SourceFile]) {
        let readers = sources.map(DeclarationReader.init)
        self.target = target
        self.module = module
        types = readers.flatMap(\.types)
        rows = readers.flatMap(\.rows)
        fault = readers.lazy.compactMap(\.fault).first
        let names = DeclaredNames(types: types, module: module)
        self.names = names
        byPath = Dictionary(grouping: types) { type in
            guard type.kind == .extension else { return type.path }
            return names.resolve(type.path, in: type.scope) ?? type.path
        }
    }

    /// The type of the target that a name means in some place; nil: it is of another module.
    func resolve(_ name: NamePath, in scope: NamePath) -> NamePath? {
        names.resolve(name, in: scope)
    }

    // MARK: Conformance

    /// Whether a type names one of some protocols, or what refines it: in its declaration, in an
    /// extension, or by its superclass in this target.
    func conforms(_ path: NamePath, to protocols: Set<String>) -> Bool {
        var visited: Set<NamePath> = []
        var open = [path]
        while let path = open.popLast() {
            guard visited.insert(path).inserted else { continue }
            for type in byPath[path] ?? [] {
                for name in type.inherited {
                    let scope = type.kind == .extension ? path : type.scope
                    let own = resolve(name, in: scope)
                    // A protocol of the target's own by that name is another, but in RowKit.
                    if own == nil || module == "RowKit", protocols.contains(name.last) {
                        return true
                    }
                    if let own { open.append(own) }
                }
            }
        }
        return false
    }

    /// Whether a type can be seen outside the target: it and all types around it are public.
    func isPublic(_ path: NamePath) -> Bool {
        var path = path
        while path != .top {
            // A type of another module that is extended here is taken for public.
            if let type = names[path], type.access != .public { return false }
            path = path.parent
        }
        return true
    }
}
