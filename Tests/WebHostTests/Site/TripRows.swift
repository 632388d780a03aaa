import RowKit
import StandardRows

/// The rows with which a form for a trip begins.
enum TripRows {
    /// - Parameter people: The number of people, which is hidden except for group trips.
    @SectionBuilder
    static func all(people: Int? = nil) -> [BaseRow] {
        NameRow("name") { row in
            row.title = "Name"
            row.add(rule: RuleRequired())
        }
        SwitchRow("group") { $0.title = "A group" }
        IntRow("people") { row in
            row.title = "People"
            row.hidden = "$group != true"
            row.value = people
        }
    }
}
