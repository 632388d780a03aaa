/// The names of the types that a target declares.
struct DeclaredNames {
    private let module: String
    private let types: [NamePath: TypeDeclaration]

    init(types: [TypeDeclaration], module: String) {
        self.module = module
        let declared = types.filter { $0.kind != .extension }
        self.types = Dictionary(declared.map { ($0.path, $0) }) { first, _ in first }
    }

    /// The declaration of a type, the first if there are more.
    subscript(path: NamePath) -> TypeDeclaration? { types[path] }

    /// The type that a name means in some place; nil: it is of another module.
    ///
    /// An alias of one type means that type.
    func resolve(_ name: NamePath, in scope: NamePath) -> NamePath? {
        var name = name
        var scope = scope
        // An alias that leads to itself is the compiler's to report.
        for _ in 0..<16 {
            guard let found = find(name, in: scope), let type = types[found] else { return nil }
            guard type.kind == .typealias, type.inherited.count == 1 else { return found }
            // The alias of a type of another module stands for no type here, but for its name.
            guard find(type.inherited[0], in: type.scope) != nil else { return found }
            name = type.inherited[0]
            scope = type.scope
        }
        return nil
    }

    /// Looks a name up as the compiler does: in the types around the place, outwards, then in the
    /// module.
    ///
    /// An alias is found as itself.
    func find(_ name: NamePath, in scope: NamePath) -> NamePath? {
        var scope = scope
        while true {
            if types[scope + name] != nil { return scope + name }
            if scope == .top { break }
            scope = scope.parent
        }
        let inner = NamePath(Array(name.names.dropFirst()))
        return name.names.first == module && types[inner] != nil ? inner : nil
    }
}
