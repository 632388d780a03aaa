import RowKit
import StandardRows
import SuggestionRow
import TokenRow

/// Asks for the people who get a message and for its subject, with tokens and suggestions.
///
/// `Documents/message.json` is the same form without the asynchronous suggestions.
final class MessageViewController: FormViewController {
    private static let people = ["Ada Lovelace", "Alan Turing", "Emmy Noether", "Grace Hopper"]

    private let subjects: @Sendable (_ text: String) async throws -> [String]

    /// Creates the controller with a service that finds subjects that contain a string.
    init(subjects: @escaping @Sendable (_ text: String) async throws -> [String]) {
        self.subjects = subjects
        super.init(form: Form())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "A message"
        form
            +++ Section(header: "To", footer: "Type a part of a name.")
            <<< TokenAccessoryRow<String>("to") { row in
                row.title = "To"
                row.placeholder = "Names"
                row.options = Self.people
                row.add(rule: RuleRequired())
            }
            <<< TokenTableRow<String>("copy") { row in
                row.title = "Copy"
                row.options = Self.people
            }

            +++ Section("Message")
            <<< SuggestionTableRow<String>("subject") { [subjects] row in
                row.title = "Subject"
                row.asyncFilterFunction = subjects
            }
            <<< SuggestionAccessoryRow<String>("place") { row in
                row.title = "Place"
                row.options = ["Café", "Library", "Park"]
            }
            <<< TextAreaRow("text") { $0.placeholder = "What do you want to say?" }
    }
}

/// A service that knows the subjects of earlier messages.
enum SubjectService {
    private static let subjects = ["Lunch on Friday", "Minutes of Monday", "Monday’s lunch"]

    @Sendable static func subjects(containing text: String) async -> [String] {
        subjects.filter { $0.lowercased().contains(text.lowercased()) }
    }
}
