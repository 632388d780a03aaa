import PostalAddressRow
import RowKit
import RowTesting
import TestRows
import Testing

@Suite("A postal address row")
struct PostalAddressRowTests {
    private let row = PostalAddressRow("address") { $0.title = "Address" }
    private let form = Form("Delivery")
    private let bern = PostalAddress(street: "Marktgasse 4", postalCode: "3011", city: "Bern")

    init() { form.append(Section([row])) }

    @Test("shows a field for each part, in the given order")
    func drawing() {
        row.value = bern
        row.parts = [.postalCode, .city, .postalCode, .street]
        #expect(
            row.drawing == """
                cell
                  content: stack vertical
                    title: label "Address"
                    postalCode: textField "3011" [placeholder "Postal code", named "Postal code"]
                    city: textField "Bern" [placeholder "City", named "City"]
                    street: textField "Marktgasse 4" [placeholder "Street", named "Street"]

                """)
    }

    @Test("updates each part as it is typed, and has no value once all are empty")
    func typing() {
        let tester = FormTester(form: form)
        tester.type("Bern", into: "address/city") {
            $0.values["address"] = PostalAddress(city: "Bern")
        }
        tester.type("3011", into: "address/postalCode") {
            $0.values["address"] = PostalAddress(postalCode: "3011", city: "Bern")
        }
        tester.type("", into: "address/city") {
            $0.values["address"] = PostalAddress(postalCode: "3011")
        }
        tester.type("", into: "address/postalCode") { $0.values["address"] = nil }
        tester.finish()
    }

    @Test("keeps the parts that are not shown")
    func hiddenParts() {
        row.value = PostalAddress(city: "Bern", country: "Switzerland")
        row.parts = [.city]
        let tester = FormTester(form: form)
        tester.type("Biel", into: "address/city") {
            $0.values["address"] = PostalAddress(city: "Biel", country: "Switzerland")
        }
        tester.finish()
    }

    @Test(
        "names the required parts that are missing",
        arguments: [
            (PostalAddress(city: "Bern"), "Missing: Street"),
            (PostalAddress(street: " ", country: "Switzerland"), "Missing: Street, City"),
            (PostalAddress(street: "Marktgasse 4", city: "Bern"), nil),
            (nil, nil),
        ] as [(PostalAddress?, String?)])
    func required(address: PostalAddress?, message: String?) {
        row.requiredParts = [.city, .street]
        row.value = address
        #expect(row.validate().map(\.message) == (message.map { [$0] } ?? []))
    }

    @Test(
        "is no value for the rule that requires one if nothing is filled in",
        arguments: [
            (PostalAddress(), false), (PostalAddress(street: " "), false),
            (PostalAddress(street: "", city: "\t"), false), (PostalAddress(city: "Bern"), true),
        ])
    func blank(address: PostalAddress, isValid: Bool) {
        row.add(rule: RuleRequired())
        row.value = address
        #expect(row.validate().isEmpty == isValid)
        #expect(RuleRequired(allowsBlank: true).isValid(value: PostalAddress(city: " ")) == nil)
    }

    @Test("shows required parts, even if they are not listed")
    func requiredParts() {
        row.parts = [.country]
        row.requiredParts = [.street]
        #expect(row.cell.contentView?.drawingParts == ["title", "country", "street"])
        #expect(row.cell.streetTextField.isRequired)
        #expect(!row.cell.countryTextField.isRequired)
    }

    @Test("shows its error at the first field that lacks text")
    func controlWithError() {
        row.requiredParts = [.street, .city]
        row.value = PostalAddress(street: "Marktgasse 4")
        row.validate()
        row.updateCell()
        #expect(row.cell.view.control === row.cell.cityTextField)
        row.value = PostalAddress(city: "Bern")
        row.validate()
        row.updateCell()
        #expect(row.cell.view.control === row.cell.streetTextField)
    }

    @Test("shows its placeholders, and names the fields after their parts")
    func placeholders() {
        row.streetPlaceholder = "Street and number"
        row.postalCodePlaceholder = "Code"
        row.cityPlaceholder = "Town"
        row.statePlaceholder = "Canton"
        row.countryPlaceholder = "Land"
        let fields = PostalAddress.Part.allCases.map(row.cell.textField)
        #expect(
            fields.map(\.placeholder) == ["Street and number", "Code", "Town", "Canton", "Land"])
        #expect(
            fields.map(\.name)
                == ["Street", "Postal code", "City", "State or region", "Country"])
        #expect(
            fields.map(\.content)
                == [
                    "address-line1", "postal-code", "address-level2", "address-level1",
                    "country-name",
                ])
    }

    @Test("displays its non-empty parts as one line")
    func display() {
        row.value = bern
        #expect(row.displayText == "Marktgasse 4, 3011, Bern")
        row.parts = [.city]
        #expect(row.displayText == "Bern")
        row.value = PostalAddress(country: "Switzerland")
        #expect(row.displayText == nil)
    }

    @Test("drives a cell that inherits from nothing")
    func plainCell() {
        let row = PlainAddressRow("address") { $0.title = "Home" }
        row.value = bern
        #expect(row.cell.titleLabel?.text == "Home")
        #expect(row.cell.cityTextField.text == "Bern")
    }

    @Test("keeps the laws of rows")
    func laws() throws { try expectLaws(of: PostalAddressRowPlugin.self) }

    @Test("is created by name in its example")
    func example() throws {
        let form = try exampleForm(of: "PostalAddressRow", PostalAddressRowPlugin.self)
        let row = try #require(form.rowBy(tag: "address") as? PostalAddressRow)
        #expect(
            row.value == PostalAddress(street: "1 Main Street", city: "Springfield", state: "IL"))
        #expect(row.parts == [.street, .city, .state, .postalCode])
        #expect(form.problems == [])
    }

    @Test("reports a part that does not exist, with its place in the document")
    func badDocument() {
        let factory = Result { try RowFactory(RowRegistry(PostalAddressRowPlugin.self)) }
        let error = #expect(throws: RowFactoryError.self) {
            try factory.get().make("PostalAddressRow", value: ["town": "Bern"])
        }
        #expect("\(error as Any)".contains("town"))
        #expect(throws: RowFactoryError.self) {
            try factory.get().make("PostalAddressRow", settings: ["parts": ["streets"]])
        }
    }

    @Test("can be an entry of a multivalued section")
    func entries() throws {
        let section = MultivaluedSection(multivaluedOptions: [.insert, .delete]) { section in
            section.tag = "addresses"
            section.multivaluedRowToInsertAt = { _ in PostalAddressRow() }
        }
        let form = Form { section }
        form.setValues(["addresses": [bern, PostalAddress(city: "Biel")]])
        #expect(
            form.values()["addresses"] as? [PostalAddress] == [bern, PostalAddress(city: "Biel")])
        #expect(form.problems == [])
    }
}

extension BaseView {
    fileprivate var drawingParts: [String] {
        var parts: [String] = []
        forEachChild { parts.append($0.part ?? "") }
        return parts
    }
}

/// A cell that inherits from nothing.
private final class PlainAddressCell: TitledCellType, PostalAddressCellType {
    let view = CellView()
    weak var row: RowOf<PostalAddress>?
    var height: (() -> Double)?
    let titleLabel: LabelView? = LabelView()
    let streetTextField = TextFieldView()
    let postalCodeTextField = TextFieldView()
    let cityTextField = TextFieldView()
    let stateTextField = TextFieldView()
    let countryTextField = TextFieldView()
}

private final class PlainAddressRow: _PostalAddressRow<PlainAddressCell>, RowType {}
