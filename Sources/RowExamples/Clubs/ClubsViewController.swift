import RowKit
import StandardRows

/// Asks for a club among 10,000: in a country, and in a town of that country.
///
/// `Documents/clubs.json` is the same form. The options of each row are items of a list, filtered by the answer before. Another country
/// removes the town and the club. The fee is a member of the item that is chosen.
final class ClubsViewController: FormViewController {
    /// Adds the rows.
    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Transfer"
        form.lists["countries"] = Clubs.countries
        form.lists["towns"] = Clubs.towns
        form.lists["clubs"] = Clubs.clubs
        form
            +++ Section("New club")
            <<< PushRow<String>("country") { row in
                row.title = "Country"
                row.takeOptions(from: "countries")
                row.add(rule: RuleRequired())
            }
            <<< PushRow<String>("town") { row in
                row.title = "Town"
                row.disabled = "$country == nil"
                row.takeOptions(from: "towns", where: "country == $country")
            }
            <<< PushRow<String>("club") { row in
                row.title = "Club"
                row.disabled = "$town == nil"
                row.takeOptions(from: "clubs", where: "town == $town")
            }
            <<< DecimalRow("fee") { row in
                row.title = "Fee"
                row.calculated = "lookup('clubs', $club, 'fee') * 1000"
            }
        form
            +++ Section(footer: "Clubs of the same town, except the new one")
            <<< MultipleSelectorRow<String>("others") { row in
                row.title = "Also asked"
                row.hidden = "$club == nil"
                row.takeOptions(from: "clubs", where: "town == $town AND SELF.value != $club")
            }
    }
}
