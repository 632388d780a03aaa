import CreditCardRow
import RowKit
import Testing

// The examples in the comments on credit card rows.

// snippet: comment-credit-card-cell
final class CardInOneLineCell: CreditCardCell {
    override func setup() {
        super.setup()
        contentView = StackView(
            .horizontal, [numberTextField, expirationTextField, securityCodeTextField])
    }
}
// end

@Suite("The examples in the comments on credit card rows")
struct CreditCardCommentTests {
    @Test("ask for a card")
    func card() throws {
        let form = Form {
            // snippet: comment-credit-card-row
            CreditCardRow("card") { row in
                row.title = "Card"
                row.acceptedNetworks = [.visa, .mastercard]
            }
            // end
        }
        let row = try #require(form.rowBy(tag: "card") as CreditCardRow?)
        #expect(form.problems == [] && row.acceptedNetworks.count == 2)
    }

    @Test("replace the cell")
    func cell() {
        let row = CreditCardRow("card")
        // snippet: comment-credit-card-cell-provider
        row.cellProvider = CellProvider { CardInOneLineCell() }
        // end
        row.value = CreditCard(number: "4111")
        #expect(row.cell.numberTextField.text == "4111")
        #expect(row.cell.contentView === row.cell.securityCodeTextField.parent)
    }
}
