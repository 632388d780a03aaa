/// The properties of a class of views, with the JSON of each.
///
/// A class lists its properties once. Descriptions, changes and defaults are derived from the list.
/// `ProgressView` has the shortest list.
struct ViewProperties: Sendable {
    /// Returns the property's JSON, or nil if it is absent or has its default.
    typealias Reader = @Sendable (BaseView) -> JSONValue?

    /// The properties, in the order of the list.
    let names: [ViewProperty]
    private let readers: [Reader]
    /// Read the properties of appearance, to find those that `cellSetup` listeners set.
    private let looks: [@Sendable (BaseView) -> SetupValue]

    /// The properties of views without properties of their own.
    static let none = ViewProperties(of: BaseView(), [])

    /// Lists the properties of a class.
    ///
    /// - Parameters:
    ///   - new: A new view of the class, which has the defaults.
    ///   - inherited: The properties of the superclass.
    ///   - list: The properties that the class declares.
    init<View: BaseView>(
        of new: View, beside inherited: ViewProperties? = nil, _ list: [ListedProperty<View>]
    ) {
        names = (inherited?.names ?? []) + list.map(\.name)
        readers = (inherited?.readers ?? []) + list.map { $0.reader(new) }
        looks = (inherited?.looks ?? []) + list.compactMap(\.look)
    }

    /// The reader of a property, or nil if it is not listed.
    ///
    /// - Complexity: O(*n*), where *n* is the number of properties; each is compared as a single
    ///   byte.
    subscript(property: ViewProperty) -> Reader? {
        names.firstIndex(of: property).map { readers[$0] }
    }

    /// Returns the current values of a view's properties of appearance.
    func looks(of view: BaseView) -> [SetupValue] { looks.map { $0(view) } }

    /// Reads all properties of a view that do not have their defaults.
    func read(_ view: BaseView, into values: inout [ViewProperty: JSONValue]) {
        for place in names.indices {
            if let value = readers[place](view) { values[names[place]] = value }
        }
    }
}

/// A property in the list of a class of views.
struct ListedProperty<View: BaseView> {
    let name: ViewProperty
    /// Makes the property's reader from a new view, which has the default.
    let reader: (_ new: View) -> ViewProperties.Reader
    /// Reads the property if it is one of appearance, or nil if it is not.
    var look: (@Sendable (BaseView) -> SetupValue)?

    /// Creates a property that hosts receive unless it has its default.
    init<Value: ViewPropertyValue & Equatable & Sendable>(
        _ name: ViewProperty, _ value: @escaping @Sendable (View) -> Value?
    ) {
        self.name = name
        reader = { new in
            let standard = value(new)
            return { view in
                let value = value(view.asListed())
                return value == standard ? nil : value?.json
            }
        }
    }

    /// A property of appearance, whose value survives updates of the cell if a `cellSetup` listener
    /// set it; see ``SetupWrites``.
    ///
    /// - Parameter yields: Whether a value that an update writes may be overridden.
    static func look<Value: ViewPropertyValue & Equatable & Sendable>(
        _ name: ViewProperty, _ property: any ReferenceWritableKeyPath<View, Value?> & Sendable,
        yields: @escaping @Sendable (Value?) -> Bool = { _ in true }
    ) -> ListedProperty {
        var listed = ListedProperty(name) { $0[keyPath: property] }
        listed.look = { SetupValueOf($0.asListed(), property, yields: yields) }
        return listed
    }

    /// A property of appearance that is not optional.
    static func look<Value: ViewPropertyValue & Equatable & Sendable>(
        _ name: ViewProperty, _ property: any ReferenceWritableKeyPath<View, Value> & Sendable
    ) -> ListedProperty {
        var listed = ListedProperty(name) { $0[keyPath: property] }
        listed.look = { SetupValueOf($0.asListed(), property) { _ in true } }
        return listed
    }

    /// Returns a property that hosts receive even if it has its default.
    static func always<Value: ViewPropertyValue & Sendable>(
        _ name: ViewProperty, _ value: @escaping @Sendable (View) -> Value
    ) -> ListedProperty {
        ListedProperty(name: name) { _ in { value($0.asListed()).json } }
    }

    private init(
        name: ViewProperty, reader: @escaping (_ new: View) -> ViewProperties.Reader
    ) {
        self.name = name
        self.reader = reader
    }
}

extension BaseView {
    /// The view as an instance of the class that lists the property.
    ///
    /// A view is read only with the lists of its own class and its superclasses, so the cast is
    /// always valid. Debug builds check it.
    fileprivate final func asListed<View: BaseView>() -> View {
        unsafeDowncast(self, to: View.self)
    }
}
