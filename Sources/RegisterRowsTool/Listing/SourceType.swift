/// A type in the sources of modules.
indirect enum SourceType: Hashable {
    case declared(DeclaredType)
    /// A type that no source declares, such as one of the standard library. Unknown generic
    /// arguments are nil.
    case foreign(String, [SourceType?])

    /// The declared type, or nil if no source declares it.
    var declared: DeclaredType? {
        guard case .declared(let type) = self else { return nil }
        return type
    }
}

/// A type that a module declares, with its generic arguments.
struct DeclaredType: Hashable {
    let module: String
    let path: NamePath
    /// The arguments by the names of their parameters, including those of enclosing types.
    ///
    /// Unknown arguments are nil.
    var arguments: [String: SourceType?] = [:]
}
