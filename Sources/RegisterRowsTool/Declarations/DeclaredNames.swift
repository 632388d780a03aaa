/// The names of the types that a target declares.
struct DeclaredNames {
    private let module: String
    private let types: [NamePath: TypeDeclaration]

    init(types: [TypeDeclaration], module: String) {
        self.module = module
        let declared = types.filter { $0.kind != .extension }
        self.types = Dictionary(declared.map { ($0.path, $0) }) { first, second in
            first.access != .public && second.access == .public ? second : first
        }
    }

    /// The declaration of a type.
    ///
    /// If there are several, the first public one, or else the first.
    subscript(path: NamePath) -> TypeDeclaration? { types[path] }

    /// Returns the type that a name refers to in a scope, or nil if it belongs to another module.
    ///
    /// An alias of a single type resolves to that type.
    func resolve(_ name: NamePath, in scope: NamePath) -> NamePath? {
        var name = name
        var scope = scope
        // The compiler reports aliases that refer to themselves.
        for _ in 0..<16 {
            guard let found = find(name, in: scope), let type = types[found] else { return nil }
            guard type.kind == .typealias, type.inherited.count == 1 else { return found }
            // An alias of a type of another module resolves to itself.
            guard find(type.inherited[0], in: type.scope) != nil else { return found }
            name = type.inherited[0]
            scope = type.scope
        }
        return nil
    }

    /// Returns the path of a type without aliases and without the module.
    ///
    /// In a member of an extension, the extended type can have any of its names.
    func canonical(_ path: NamePath) -> NamePath {
        guard path != .top else { return path }
        let name = canonical(path.parent) + NamePath([path.last])
        return resolve(name, in: .top) ?? name
    }

    /// Looks up a name as the compiler does: in the enclosing types, from the inside out, then in
    /// the module.
    ///
    /// Aliases are not resolved.
    func find(_ name: NamePath, in scope: NamePath) -> NamePath? {
        if name.names.first == "Self" { return find(scope + name.dropFirst, in: .top) }
        var scope = scope
        while true {
            if types[scope + name] != nil { return scope + name }
            if scope == .top { break }
            scope = scope.parent
        }
        return name.names.first == module && types[name.dropFirst] != nil ? name.dropFirst : nil
    }
}
