import SwiftSource

/// What the sources of a target declare, and who is who among it.
struct TargetDeclarations {
    /// The name of the target, and that of its module.
    let target: String
    let module: String
    let types: [TypeDeclaration]
    let rows: [RowsProperty]
    /// The static properties `name` of its types.
    let nameProperties: [NameProperty]
    /// Where a source ceases to make sense, from where on it is read as well as it can be; nil: all
    /// do.
    let fault: SourcePlace?

    /// The protocols of rows, and what conforms to them in what the target depends on.
    let rowTypes: Set<String>
    /// The protocols of plugins, likewise.
    let pluginTypes: Set<String>

    private let names: DeclaredNames
    /// The declarations of each type, with its extensions.
    private let byPath: [NamePath: [TypeDeclaration]]

    /// Reads a target.
    ///
    /// - Parameter dependencies: Sources of what the target depends on, beside RowKit: their
    ///   protocols may refine those of rows.
    init(
        target: String, module: String, sources: [SourceFile], dependencies: [SourceFile] = []
    ) {
        self.init(
            target: target, module: module, readers: sources.map(DeclarationReader.init),
            dependencies: dependencies.map(DeclarationReader.init))
    }

    /// Takes what was read of a target and of what it depends on.
    init(
        target: String, module: String, readers: [DeclarationReader],
        dependencies: [DeclarationReader]
    ) {
        self.target = target
        self.module = module
        types = readers.flatMap(\.types)
        rows = readers.flatMap(\.rows)
        nameProperties = readers.flatMap(\.names)
        fault = readers.lazy.compactMap(\.fault).first
        let names = DeclaredNames(types: types, module: module)
        self.names = names
        byPath = Dictionary(grouping: types) { type in
            guard type.kind == .extension else { return type.path }
            return names.resolve(type.path, in: type.scope) ?? type.path
        }
        guard !dependencies.isEmpty else {
            (rowTypes, pluginTypes) = (RowClass.protocols, ["RowPlugin"])
            return
        }
        let others = TargetDeclarations(
            target: "", module: "", readers: dependencies, dependencies: [])
        rowTypes = others.names(conformingTo: RowClass.protocols)
        pluginTypes = others.names(conformingTo: ["RowPlugin"])
    }

    /// Some protocols, and the public types from which others may inherit a conformance to them.
    private func names(conformingTo protocols: Set<String>) -> Set<String> {
        let types = types.filter { type in
            [.protocol, .class, .typealias].contains(type.kind) && isPublic(type.path)
                && conforms(type.path, to: protocols)
        }
        return protocols.union(types.map(\.path.last))
    }

    /// The declaration that a name means in some place, which may be that of an alias; nil if it
    /// is of another module.
    func declaration(of name: NamePath, in scope: NamePath) -> TypeDeclaration? {
        names.find(name, in: scope).flatMap { names[$0] }
    }

    /// The declaration of a type, and its extensions.
    func declarations(of path: NamePath) -> [TypeDeclaration] { byPath[path] ?? [] }

    /// The type of the target that a name means in some place; nil: it is of another module.
    func resolve(_ name: NamePath, in scope: NamePath) -> NamePath? {
        names.resolve(name, in: scope)
    }

    /// The names of the generic parameters of a type, if this target declares it.
    func genericParameters(of path: NamePath) -> [String] { names[path]?.genericParameters ?? [] }

    /// Whether a type has generic parameters, or one around it.
    func isGeneric(_ path: NamePath) -> Bool {
        path != .top && (!genericParameters(of: path).isEmpty || isGeneric(path.parent))
    }

    // MARK: Conformance

    /// Whether a type names one of some protocols, or what refines it: in its declaration, in an
    /// extension, or by its superclass in this target.
    func conforms(_ path: NamePath, to protocols: Set<String>) -> Bool {
        !conformances(of: path, to: protocols).isEmpty
    }

    /// When a type is declared and conforms to one of some protocols, as an `#if` would write it;
    /// nil: always.
    func condition(of path: NamePath, conformingTo protocols: Set<String>) -> String? {
        let declared = (byPath[path] ?? []).filter { $0.kind != .extension }.map {
            [$0.condition].compactMap(\.self)
        }
        let (first, second) = (
            Self.anyOf(declared), Self.anyOf(conformances(of: path, to: protocols))
        )
        guard let first, let second, first != second else { return first ?? second }
        return "\(first) && \(second)"
    }

    /// A condition that holds where all of one of these do; nil: it always does.
    private static func anyOf(_ conditions: [[String]]) -> String? {
        guard conditions.allSatisfy({ !$0.isEmpty }) else { return nil }
        let parts = conditions.map { "(\($0.joined(separator: " && ")))" }
        return parts.count == 1 ? parts[0] : "(" + parts.joined(separator: " || ") + ")"
    }

    /// The ways in which a type conforms, each as the conditions along it.
    private func conformances(of path: NamePath, to protocols: Set<String>) -> [[String]] {
        struct Way: Hashable {
            let path: NamePath
            var conditions: [String] = []
        }
        var visited: Set<Way> = []
        var open = [Way(path: path)]
        var found: [[String]] = []
        while let way = open.popLast() {
            guard visited.insert(way).inserted else { continue }
            let (path, conditions) = (way.path, way.conditions)
            for type in byPath[path] ?? [] {
                var conditions = conditions
                if let own = type.condition, !conditions.contains(own) { conditions.append(own) }
                for name in type.inherited {
                    let scope = type.kind == .extension ? path : type.scope
                    let own = resolve(name, in: scope)
                    // A protocol of the target's own by that name is another, but in RowKit.
                    if own == nil || module == "RowKit", protocols.contains(name.last) {
                        found.append(conditions)
                    } else if let own {
                        open.append(Way(path: own, conditions: conditions))
                    }
                }
            }
        }
        return found
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
