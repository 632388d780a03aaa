/// Closures that hear what a person did to a view; there may be any number.
struct ViewListeners<Value> {
    private var listeners: [(Value) -> Void] = []

    mutating func add(_ listener: @escaping (Value) -> Void) { listeners.append(listener) }

    func callAsFunction(_ value: Value) {
        for listener in listeners { listener(value) }
    }
}
