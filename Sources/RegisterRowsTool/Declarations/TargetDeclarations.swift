import SwiftSource

/// The declarations of a target's sources and the relations between them.
struct TargetDeclarations {
    /// The names of the target and its module.
    let target: String
    let module: String
    let types: [TypeDeclaration]
    let rows: [RowsProperty]
    /// The static `name` properties of the target's types.
    let nameProperties: [NameProperty]
    /// The settings declared by the target's classes.
    let settings: [SettingProperty]
    /// The classes whose `settings` include the settings that they declare.
    let listers: Set<NamePath>
    /// The first syntax error, or nil if there is none.
    ///
    /// The source is still read as far as possible.
    let fault: SourcePlace?

    /// The row protocols, and the types in dependencies through which a type can conform to them.
    let rowTypes: Set<String>
    /// The plugin protocol, and the types in dependencies through which a type can conform to it.
    let pluginTypes: Set<String>

    private let names: DeclaredNames
    /// The declarations of each type, with its extensions.
    private let byPath: [NamePath: [TypeDeclaration]]

    /// Reads a target.
    ///
    /// - Parameter dependencies: The target's dependencies other than RowKit, whose protocols can
    ///   refine RowKit's.
    init(
        target: String, module: String, sources: [SourceFile],
        dependencies: [TargetDeclarations] = []
    ) {
        self.init(
            target: target, module: module, readers: sources.map(DeclarationReader.init),
            dependencies: dependencies)
    }

    /// Combines the declarations of a target's sources.
    init(
        target: String, module: String, readers: [DeclarationReader],
        dependencies: [TargetDeclarations] = []
    ) {
        self.target = target
        self.module = module
        let written = DeclaredNames(types: readers.flatMap(\.types), module: module)
        types = readers.flatMap(\.types).map { $0.moved(to: written.canonical($0.scope)) }
        rows = readers.flatMap(\.rows).map { $0.moved(to: written.canonical($0.owner)) }
        nameProperties = readers.flatMap(\.names).map {
            $0.moved(to: written.canonical($0.owner))
        }
        settings = readers.flatMap(\.settings).map { $0.moved(to: written.canonical($0.owner)) }
        listers = Set(readers.flatMap(\.listers).map(written.canonical))
        fault = readers.lazy.compactMap(\.fault).first
        let names = DeclaredNames(types: types, module: module)
        self.names = names
        byPath = Dictionary(grouping: types) { type in
            guard type.kind == .extension else { return type.path }
            return names.resolve(type.path, in: type.scope) ?? type.path
        }
        rowTypes = Self.names(conformingTo: RowClass.protocols, in: dependencies)
        pluginTypes = Self.names(conformingTo: ["RowPlugin"], in: dependencies)
    }

    /// Returns the protocols and the types in some modules through which other modules can conform
    /// to them.
    private static func names(
        conformingTo protocols: Set<String>, in modules: [TargetDeclarations]
    ) -> Set<String> {
        var names = protocols
        var count = 0
        // The modules can depend on each other.
        while names.count > count {
            count = names.count
            for module in modules { names.formUnion(module.names(conformingTo: names)) }
        }
        return names
    }

    /// Returns the types through which other modules, or targets of the same package, can conform
    /// to one of the protocols.
    private func names(conformingTo protocols: Set<String>) -> [String] {
        types.filter { type in
            [.protocol, .class, .typealias].contains(type.kind)
                && hider(of: type.path, from: .package) == nil
                && conforms(type.path, to: protocols)
        }
        .map(\.path.last)
    }

    /// Returns the declaration that a name refers to in a scope, possibly an alias, or nil if it
    /// belongs to another module.
    func declaration(of name: NamePath, in scope: NamePath) -> TypeDeclaration? {
        names.find(name, in: scope).flatMap { names[$0] }
    }

    /// Returns the declaration of a type and its extensions.
    func declarations(of path: NamePath) -> [TypeDeclaration] { byPath[path] ?? [] }

    /// Returns the target's type that a name refers to in a scope, or nil if it belongs to another
    /// module.
    func resolve(_ name: NamePath, in scope: NamePath) -> NamePath? {
        names.resolve(name, in: scope)
    }

    /// Returns the names of a type's generic parameters, if this target declares the type.
    func genericParameters(of path: NamePath) -> [String] { names[path]?.genericParameters ?? [] }

    /// Whether a type or an enclosing type has generic parameters.
    func isGeneric(_ path: NamePath) -> Bool {
        path != .top && (!genericParameters(of: path).isEmpty || isGeneric(path.parent))
    }

    // MARK: Conformance

    /// Whether a type conforms to one of the protocols or to a refinement of one, through its
    /// declaration, an extension or a superclass in this target.
    func conforms(_ path: NamePath, to protocols: Set<String>) -> Bool {
        !conformances(of: path, to: protocols).isEmpty
    }

    /// Returns the `#if` condition under which a type is declared and conforms to one of the
    /// protocols, or nil if it always conforms.
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

    /// Whether a type is certainly public and conforms to one of the protocols wherever an `#if`
    /// condition holds.
    func isPublic(
        _ path: NamePath, conformingTo protocols: Set<String>, where condition: String?
    ) -> Bool {
        let isDeclared = declarations(of: path).contains { type in
            type.kind != .extension && type.access == .public
                && ConditionStack.holds(type.condition, where: condition)
        }
        return isDeclared
            && conformances(of: path, to: protocols).contains { conditions in
                conditions.allSatisfy { ConditionStack.holds($0, where: condition) }
            }
    }

    /// Returns a condition that holds if every condition of at least one list holds, or nil if it
    /// always holds.
    private static func anyOf(_ conditions: [[String]]) -> String? {
        guard conditions.allSatisfy({ !$0.isEmpty }) else { return nil }
        let parts = conditions.map { "(\($0.joined(separator: " && ")))" }
        return parts.count == 1 ? parts[0] : "(" + parts.joined(separator: " || ") + ")"
    }

    /// Returns the conditions of each way in which a type conforms.
    private func conformances(of path: NamePath, to protocols: Set<String>) -> [[String]] {
        struct Way: Hashable {
            let path: NamePath
            /// The file that names the type, or nil for the type itself.
            var file: String?
            var conditions: [String] = []
        }
        var visited: Set<Way> = []
        var open = [Way(path: path)]
        var found: [[String]] = []
        while let way = open.popLast() {
            guard visited.insert(way).inserted else { continue }
            let (path, conditions) = (way.path, way.conditions)
            for type in byPath[path] ?? [] where type.isVisible(in: way.file) {
                var conditions = conditions
                if let own = type.condition, !conditions.contains(own) { conditions.append(own) }
                for name in type.inherited {
                    let scope = type.kind == .extension ? path : type.scope
                    let own = resolve(name, in: scope, file: type.place.path)
                    // Outside RowKit, a protocol of this name that the target declares is a
                    // different one.
                    if own == nil || module == "RowKit", protocols.contains(name.last) {
                        found.append(conditions)
                    } else if let own {
                        open.append(
                            Way(path: own, file: type.place.path, conditions: conditions))
                    }
                }
            }
        }
        return found
    }

    /// Returns the target's type that a name refers to in a scope of a file, or nil if it belongs
    /// to another module.
    private func resolve(_ name: NamePath, in scope: NamePath, file: String) -> NamePath? {
        guard let path = resolve(name, in: scope) else { return nil }
        let isVisible = declarations(of: path).contains { type in
            type.kind != .extension && type.isVisible(in: file)
        }
        return isVisible ? path : nil
    }

    // MARK: Access

    /// Whether a type is visible outside the target: it and all enclosing types are public.
    func isPublic(_ path: NamePath) -> Bool { hider(of: path) == nil }

    /// Returns the type that makes a type less visible than a level of access, or nil if there is
    /// none.
    ///
    /// This is the outermost such type among the type itself and its enclosing types.
    func hider(of path: NamePath, from level: TypeDeclaration.Access = .public) -> TypeDeclaration?
    {
        guard path != .top else { return nil }
        if let outer = hider(of: path.parent, from: level) { return outer }
        // Types of other modules that are extended here are assumed to be public.
        return names[path].flatMap { ($0.access ?? .module) < level ? $0 : nil }
    }
}
