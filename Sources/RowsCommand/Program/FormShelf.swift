import RowKit

/// The forms that a program has of its own, by name.
package struct FormShelf: Sendable {
    /// Makes a form's controller, each time anew.
    package typealias Maker = @Sendable () -> FormViewController

    /// The names, in the order in which they were given.
    package let names: [String]
    /// A name that was given to two forms; nil: there is none.
    package let repeatedName: String?
    private let makers: [String: Maker]

    package init(_ forms: KeyValuePairs<String, Maker>) {
        self.init(forms.map { ($0.key, $0.value) })
    }

    private init(_ forms: [(name: String, maker: Maker)]) {
        var makers: [String: Maker] = [:]
        var repeatedName: String?
        for (name, maker) in forms {
            if makers.updateValue(maker, forKey: name) != nil {
                repeatedName = repeatedName ?? name
            }
        }
        self.makers = makers
        self.repeatedName = repeatedName
        names = forms.map(\.name)
    }

    package init(of forms: KeyValuePairs<String, @Sendable () -> Form>) {
        self.init(
            forms.map { name, make in (name, { FormViewController(form: make()) }) })
    }

    /// What makes the form of a name.
    subscript(name: String) -> Maker? { makers[name] }
}
