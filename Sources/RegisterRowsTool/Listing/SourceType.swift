/// A type of some modules, as their sources declare it.
indirect enum SourceType: Hashable {
    case declared(DeclaredType)
    /// A type that no source declares, such as one of the standard library; its generic arguments
    /// are nil where they are not known.
    case foreign(String, [SourceType?])

    /// The declared type; nil if no source declares it.
    var declared: DeclaredType? {
        guard case .declared(let type) = self else { return nil }
        return type
    }
}

/// A type that a module declares, with its generic arguments.
struct DeclaredType: Hashable {
    let module: String
    let path: NamePath
    /// The arguments by the names of their parameters, those of the types around it as well; nil
    /// where they are not known.
    var arguments: [String: SourceType?] = [:]
}
