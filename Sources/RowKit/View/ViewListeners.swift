/// The closures to call when the user acts on a view.
struct ViewListeners<Value> {
    // Most views have only one, which needs no array.
    private var first: ((Value) -> Void)?
    private var others: [(Value) -> Void] = []

    var isEmpty: Bool { first == nil }

    mutating func add(_ listener: @escaping (Value) -> Void) {
        if first == nil { first = listener } else { others.append(listener) }
    }

    func callAsFunction(_ value: Value) {
        first?(value)
        for listener in others { listener(value) }
    }
}
