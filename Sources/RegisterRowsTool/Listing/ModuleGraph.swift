/// The declarations of modules that depend on each other.
struct ModuleGraph {
    /// The modules by name.
    let modules: [String: TargetDeclarations]
    /// The sorted dependencies of each module.
    private let dependencies: [String: [String]]

    /// The context of a name: a module, a type in it, and the arguments of generic parameters.
    struct Place {
        let module: String
        var scope = NamePath.top
        var arguments: [String: SourceType?] = [:]
    }

    /// The recursion limit, for cycles of aliases or superclasses, which the compiler reports.
    static let deepest = 64

    init(_ modules: [TargetDeclarations], dependencies: [String: [String]]) {
        self.modules = Dictionary(modules.map { ($0.module, $0) }) { first, _ in first }
        self.dependencies = dependencies.mapValues { $0.sorted() }
    }

    // MARK: Types

    /// Returns the type that a name refers to in a context, or nil if it is unknown.
    func type(_ name: TypeName, at place: Place, depth: Int = 0) -> SourceType? {
        guard depth < Self.deepest, let first = name.parts.first else { return nil }
        if let argument = place.arguments[first.name], first.arguments.isEmpty {
            return argument.flatMap { members(name.parts.dropFirst(), of: $0, depth) }
        }
        for count in (1...name.parts.count).reversed() {
            let parts = name.parts[..<count]
            guard let (module, declaration) = declaration(of: parts.map(\.name), at: place) else {
                continue
            }
            let type = type(declaration, of: module, Array(parts), at: place, depth)
            return type.flatMap { members(name.parts[count...], of: $0, depth) }
        }
        guard let last = name.parts.last else { return nil }
        return .foreign(last.name, last.arguments.map { type($0, at: place, depth) })
    }

    private func type(_ name: TypeName?, at place: Place, _ depth: Int) -> SourceType? {
        name.flatMap { type($0, at: place, depth: depth + 1) }
    }

    /// Returns the declaration that a name refers to, in the module of the context or as a public
    /// declaration of a dependency.
    private func declaration(of names: [String], at place: Place) -> (String, TypeDeclaration)? {
        if let own = modules[place.module]?.declaration(of: NamePath(names), in: place.scope) {
            return (place.module, own)
        }
        for name in dependencies[place.module] ?? [] {
            guard let module = modules[name],
                let found = module.declaration(of: NamePath(names), in: .top),
                module.isPublic(found.path)
            else { continue }
            return (name, found)
        }
        return nil
    }

    /// Returns a declared type with the generic arguments of a name, or the underlying type of an
    /// alias.
    private func type(
        _ declaration: TypeDeclaration, of module: String, _ parts: [TypeName.Part],
        at place: Place, _ depth: Int
    ) -> SourceType? {
        var arguments = module == place.module ? place.arguments : [:]
        var path = declaration.path
        for part in parts.reversed() where path != .top {
            let parameters = modules[module]?.genericParameters(of: path) ?? []
            for (index, parameter) in parameters.enumerated() {
                // Inside a type, its name without arguments implies its own.
                let given = part.arguments.indices.contains(index)
                let argument =
                    given
                    ? type(part.arguments[index], at: place, depth) : arguments[parameter] ?? nil
                arguments.updateValue(argument, forKey: parameter)
            }
            path = path.parent
        }
        guard declaration.kind == .typealias else {
            return .declared(
                DeclaredType(module: module, path: declaration.path, arguments: arguments))
        }
        let inner = Place(module: module, scope: declaration.scope, arguments: arguments)
        return type(declaration.aliased, at: inner, depth)
    }

    // MARK: Members

    private func members(
        _ parts: ArraySlice<TypeName.Part>, of type: SourceType, _ depth: Int
    ) -> SourceType? {
        var type: SourceType? = type
        for part in parts { type = type.flatMap { member(part, of: $0, depth + 1) } }
        return type
    }

    /// Returns a member type of a type or its superclasses: a nested type, or a generic parameter
    /// that satisfies an associated type of its name.
    private func member(
        _ part: TypeName.Part, of type: SourceType, _ depth: Int
    ) -> SourceType? {
        guard depth < Self.deepest, let owner = type.declared, let module = modules[owner.module]
        else { return nil }
        let path = owner.path + NamePath([part.name])
        if let own = module.declaration(of: path, in: .top), own.path == path {
            let place = Place(module: owner.module, scope: owner.path, arguments: owner.arguments)
            return self.type(own, of: owner.module, [part], at: place, depth)
        }
        if module.genericParameters(of: owner.path).contains(part.name) {
            return owner.arguments[part.name] ?? nil
        }
        for supertype in supertypes(of: owner, depth: depth) {
            if let found = member(part, of: .declared(supertype), depth + 1) { return found }
        }
        return nil
    }

    // MARK: Supertypes

    /// Returns the declared supertypes of a type, from its declaration and from the extensions
    /// whose requirements may hold.
    func supertypes(
        of type: DeclaredType, where isWanted: (TypeDeclaration) -> Bool = { _ in true },
        depth: Int = 0
    ) -> [DeclaredType] {
        let declarations = modules[type.module]?.declarations(of: type.path) ?? []
        return declarations.filter(isWanted).flatMap { declaration -> [DeclaredType] in
            let isExtension = declaration.kind == .extension
            let scope = isExtension ? type.path : declaration.scope
            let place = Place(module: type.module, scope: scope, arguments: type.arguments)
            guard !isExtension || mayHold(declaration.requirements, at: place, depth: depth) else {
                return []
            }
            return declaration.supertypes.compactMap { name in
                self.type(name, at: place, depth: depth + 1)?.declared
            }
        }
    }

    /// Returns RowKit's type with a name if it is the type itself or among its supertypes, or nil
    /// otherwise.
    func supertype(_ name: String, of type: DeclaredType) -> DeclaredType? {
        lineage(of: type).first { $0.module == "RowKit" && $0.path == NamePath([name]) }
    }

    /// Returns a type and all its supertypes, at most 1,000.
    func lineage(of type: DeclaredType, depth: Int = 0) -> some Sequence<DeclaredType> {
        let start = (open: [type], visited: Set<DeclaredType>())
        return sequence(state: start) { state -> DeclaredType? in
            while let next = state.open.popLast() {
                guard state.visited.count < 1_000, state.visited.insert(next).inserted else {
                    continue
                }
                state.open += supertypes(of: next, depth: depth)
                return next
            }
            return nil
        }
    }
}
