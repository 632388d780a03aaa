extension RowType {
    /// Binds the row's value to an optional property of a model.
    ///
    /// The row's value is set to the property's value at once.
    @discardableResult
    public func bind<Model>(
        to model: FormModel<Model>, _ path: WritableKeyPath<Model, Cell.Value?>
    ) -> Self {
        bind(to: model, path) {
            $0[keyPath: path]
        } writing: {
            $0[keyPath: path] = $1
            return true
        }
    }

    /// Binds the row's value to a property of a model that is not optional.
    ///
    /// The row's value is set to the property's value at once. While the row is empty, so is a
    /// property that is a collection, such as a set or a text. Any other property keeps its last
    /// value.
    @discardableResult
    public func bind<Model>(
        to model: FormModel<Model>, _ path: WritableKeyPath<Model, Cell.Value>
    ) -> Self {
        let empty: Cell.Value? = emptyCollection()
        return bind(to: model, path, empty: empty) {
            $0[keyPath: path]
        } writing: {
            guard let value = $1 ?? empty else { return false }
            $0[keyPath: path] = value
            return true
        }
    }

    /// - Parameter empty: The value that means the same as nil, or nil if there is none.
    private func bind<Model>(
        to model: FormModel<Model>, _ path: PartialKeyPath<Model>, empty: Cell.Value? = nil,
        reading value: @escaping (Model) -> Cell.Value?,
        writing setValue: @escaping (inout Model, Cell.Value?) -> Bool
    ) -> Self {
        let row = typed
        let bound = BoundRow<Model>(
            path: path, row: self,
            show: { [weak row] model in
                let value = value(model)
                // Writing even an equal value would remove unread input.
                if let row, !row.isSame(row.value ?? empty, value ?? empty) { row.value = value }
            },
            store: { [weak row] model in
                // Writing even an equal value would set other properties that depend on this one.
                guard let row, !row.isSame(value(model) ?? empty, row.value ?? empty) else {
                    return true
                }
                return setValue(&model, row.value)
            },
            differs: { [weak row] old, new in
                row.map { !$0.isSame(value(old), value(new)) } ?? false
            })
        model.bind(bound)
        return onChange { _ in model.write(from: bound) }
    }
}
