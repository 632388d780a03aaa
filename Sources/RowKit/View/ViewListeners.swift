/// The closures to call when the user acts on a view.
struct ViewListeners<Value> {
    private var listeners: [(Value) -> Void] = []

    var isEmpty: Bool { listeners.isEmpty }

    mutating func add(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }

    func callAsFunction(_ value: Value) {
        for listener in listeners { listener(value) }
    }
}
