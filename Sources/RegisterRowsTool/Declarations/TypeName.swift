/// The name of a type in a source, with its generic arguments: `Outer.Inner<[Int]>`.
///
/// `[A]`, `[A: B]` and `A?` are read as `Array<A>`, `Dictionary<A, B>` and `Optional<A>`.
struct TypeName: Hashable {
    /// A name with its generic arguments.
    ///
    /// An argument is nil if its type has no name, such as a function type.
    struct Part: Hashable {
        let name: String
        var arguments: [TypeName?] = []
    }

    /// The names, outermost first.
    var parts: [Part]

    init(_ parts: [Part] = []) { self.parts = parts }

    init(_ name: String, _ arguments: TypeName?...) {
        self.init([Part(name: name, arguments: arguments)])
    }

    /// The names without generic arguments.
    var path: NamePath { NamePath(parts.map(\.name)) }
}
