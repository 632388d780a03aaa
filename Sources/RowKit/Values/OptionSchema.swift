extension JSONValue {
    /// Returns the JSON Schema of some values, for the ``RowOf/limits`` of a row with
    /// options of its own, or nil if equal values of their type may have different JSON.
    ///
    /// These are all types except `String`, `Bool`, `Int`, `UInt`, `Double`, `Float` and
    /// enumerations with raw values. A row with an ``OptionsProviderRow/optionsProvider`` has an
    /// ``OptionsProviderRow/optionSchema``.
    ///
    /// Text is compared by its code points, as in JSON Schema, so a canonically equivalent text is
    /// a different value.
    public static func schema<Value: Equatable & Sendable>(oneOf values: [Value]) -> JSONValue? {
        guard isWrittenOneWay(Value.self) else { return nil }
        var known: Set<JSONValue> = []
        // A value without JSON, such as infinity, cannot occur in a form's JSON.
        let options = values.compactMap { try? ($0 as? any DocumentValue)?.documentValue() }
            .filter { known.insert($0).inserted }
        return options.isEmpty ? ["not": [:]] : ["enum": .array(options)]
    }

    private static func isWrittenOneWay(_ type: Any.Type) -> Bool {
        switch type {
        case is String.Type, is Bool.Type, is Int.Type, is UInt.Type, is Double.Type, is Float.Type:
            true
        default: type is any (RawRepresentable & CaseIterable & DocumentValue).Type
        }
    }
}
