import RowKit

/// The program's own forms, by name.
package struct FormShelf: Sendable {
    /// Creates a new controller of a form on each call.
    package typealias Maker = @Sendable () -> FormViewController

    /// The names of the forms, in the order given.
    package let names: [String]
    /// The first name that two forms share, or nil if there is none.
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

    /// The maker of the form with a name, or nil if there is none.
    subscript(name: String) -> Maker? { makers[name] }
}
