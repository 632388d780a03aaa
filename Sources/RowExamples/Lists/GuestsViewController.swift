import RowKit
import StandardRows

/// Asks for guests in a list of rows that can be added, moved and deleted.
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
                row.hidden = .function(["guests"]) { form in form.guests.isEmpty }
            }
            +++ guests
        // Update the seats after any change to the guests: added, named, moved or deleted.
        observation = form.observe { [weak self] _ in self?.showSeats() }
    }

    private let places = 4
    private var observation: FormObservation?

    private var guests: MultivaluedSection {
        MultivaluedSection(
            multivaluedOptions: [.insert, .delete, .reorder], header: "Guests",
            footer: "In the order in which they sit."
        ) { section in
            section.tag = "guests"
            section.maximumCount = places
            section.addButtonProvider = { _ in ButtonRow { $0.title = "Add a guest" } }
            section.multivaluedRowToInsertAt = { _ in
                NameRow { row in
                    // Not numbered, because guests are moved and deleted.
                    row.placeholder = "Guest"
                    row.add(rule: RuleRequired())
                }
            }
        }
    }

    /// Shows the free seats.
    ///
    /// A guest without a name does not take a seat.
    private func showSeats() {
        let taken = form.guests.count { $0.baseValue != nil }
        let seats: LabelRow? = form.rowBy(tag: "seats")
        seats?.value = "\(places - taken)"
    }
}

extension Form {
    fileprivate var guests: [BaseRow] {
        (sectionBy(tag: "guests") as? BaseMultivaluedSection)?.entries ?? []
    }
}
