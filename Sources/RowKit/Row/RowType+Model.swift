extension RowType {
    /// Binds the row's value to an optional property of a model.
    ///
    /// The row's value is set to the property's value at once.
    @discardableResult
    public func bind<Model>(
        to model: FormModel<Model>, _ path: WritableKeyPath<Model, Cell.Value?>
    ) -> Self {
        bind(to: model, path) { $0[keyPath: path] }
        return onChange { row in
            model.write(to: path) { $0[keyPath: path] = row.value }
        }
    }

    /// Binds the row's value to a property of a model that is not optional.
    ///
    /// The row's value is set to the property's value at once. While the row is empty, the property
    /// keeps its last value.
    @discardableResult
    public func bind<Model>(
        to model: FormModel<Model>, _ path: WritableKeyPath<Model, Cell.Value>
    ) -> Self {
        bind(to: model, path) { $0[keyPath: path] }
        return onChange { row in
            guard let value = row.value else { return }
            model.write(to: path) { $0[keyPath: path] = value }
        }
    }

    private func bind<Model>(
        to model: FormModel<Model>, _ path: PartialKeyPath<Model>,
        reading value: @escaping (Model) -> Cell.Value?
    ) {
        model.bind(
            BoundRow(
                path: path, row: self,
                show: { [weak self] model in
                    let value = value(model)
                    // Even an equal value would remove text that the row could not read.
                    guard let self, !areSame(self.value, value) else { return }
                    self.value = value
                },
                differs: { !areSame(value($0), value($1)) }))
    }
}
