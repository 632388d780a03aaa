extension BaseView {
    /// The properties that every view has.
    static let commonProperties = ViewProperties(
        of: BaseView(),
        [
            .look(.role, \.role), .look(.name, \.name), .look(.hint, \.hint),
            .init(.error, \.error), .look(.background, \.backgroundColor),
            .init(.height, \.height), .init(.isEnabled, \.isEnabled),
            .init(.isHidden, \.isHidden), .init(.takesKeys, \.takesKeys),
            .init(.editedInput) { $0.editedInput?.id.text }, .init(.slot, \.slot),
        ])

    /// The property's JSON, or nil if it is absent or has its default.
    final func value(of property: ViewProperty) -> JSONValue? {
        (Self.properties[property] ?? Self.commonProperties[property])?(self)
    }
}
