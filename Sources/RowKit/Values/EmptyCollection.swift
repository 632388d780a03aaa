/// Returns the empty collection of a type, such as an array, a set, a dictionary or a text, or nil
/// if the type is not a collection.
func emptyCollection<Value>(_ type: Value.Type = Value.self) -> Value? {
    func list<List: RangeReplaceableCollection>(_: List.Type) -> Any { List() }
    func set<Set: SetAlgebra>(_: Set.Type) -> Any { Set() }
    func table<Table: ExpressibleByDictionaryLiteral>(_: Table.Type) -> Any { [:] as Table }
    return switch type {
    case let type as any RangeReplaceableCollection.Type: list(type) as? Value
    case let type as any SetAlgebra.Type: set(type) as? Value
    case let type as any (Collection & ExpressibleByDictionaryLiteral).Type: table(type) as? Value
    default: nil
    }
}
