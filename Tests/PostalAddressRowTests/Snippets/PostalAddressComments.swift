import PostalAddressRow
import RowKit
import Testing

// The examples in the comments on postal address rows.

// snippet: comment-postal-address-cell
final class ShortAddressCell: PostalAddressCell {
    override func setup() {
        super.setup()
        contentView = StackView(.horizontal, [postalCodeTextField, cityTextField])
    }

    override func arrange(_ fields: [TextFieldView]) {}
}
// end

@Suite("The examples in the comments on postal address rows")
struct PostalAddressCommentTests {
    @Test("ask for an address")
    func address() throws {
        let form = Form {
            // snippet: comment-postal-address-row
            PostalAddressRow("address") { row in
                row.title = "Address"
                row.parts = [.street, .city, .state, .postalCode]
                row.requiredParts = [.street, .city]
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "address") as PostalAddressRow?)
        #expect(form.problems == [] && row.requiredParts.count == 2)
    }

    @Test("replace the cell of one row, or of all")
    func cell() {
        let row = PostalAddressRow("address")
        // snippet: comment-postal-address-cell-provider
        row.cellProvider = CellProvider { ShortAddressCell() }
        // end
        row.value = PostalAddress(postalCode: "3011", city: "Bern")
        #expect(row.cell.contentView === row.cell.cityTextField.parent)
        #expect(row.cell.cityTextField.text == "Bern" && row.cell.streetTextField.parent == nil)
    }
}
