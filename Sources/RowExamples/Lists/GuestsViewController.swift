import RowKit
import StandardRows

/// Asks who comes: a list to which rows are added, and in which they are moved and deleted.
final class GuestsViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "A dinner"
        form
            +++ Section()
            <<< TextRow("occasion") { row in
                row.title = "Occasion"
                row.placeholder = "What there is to celebrate"
            }
            <<< LabelRow("seats") { row in
                row.title = "Seats left"
                row.hidden = .function { [unowned guests] _ in guests.entries.isEmpty }
            }
            +++ guests
        showSeats()
    }

    private lazy var guests = MultivaluedSection(
        multivaluedOptions: [.insert, .delete, .reorder], header: "Guests",
        footer: "In the order in which they sit."
    ) { [unowned self] section in
        section.tag = "guests"
        section.maximumCount = 4
        section.addButtonProvider = { _ in ButtonRow { $0.title = "Add a guest" } }
        section.multivaluedRowToInsertAt = { [weak self] place in
            NameRow { row in
                row.placeholder = "Guest \(place + 1)"
                row.add(rule: RuleRequired())
            }
            .onChange { _ in self?.showSeats() }
        }
    }

    /// A guest without a name takes no seat yet.
    private func showSeats() {
        let taken = guests.entries.count { $0.baseValue != nil }
        let seats: LabelRow? = form.rowBy(tag: "seats")
        seats?.value = "\((guests.maximumCount ?? 0) - taken)"
    }
}
