import LocationRow
import RowKit
import StandardRows
import UserInfoRow

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Shows the user who registers, and asks for the remaining data.
///
/// `Documents/registration.json` is the same form as a document.
final class UserRegistrationViewController: FormViewController {
    var user: User { didSet { userRow.value = user } }

    private let userRow = UserInfoRow("user")

    /// Creates a screen for a user who is already known.
    init(user: User = mathias) {
        self.user = user
        super.init()
        userRow.value = user
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Registration"
        // Pictures are loaded only from this origin.
        form.imageOrigins = ["https://images.example.org"]

        form
            +++ Section()
            <<< userRow

            +++ Section("Other information")
            <<< LocationRow("location") {
                $0.title = "Where do you live?"
            }
            <<< PhoneRow("phone") {
                $0.title = "Your phone number"
            }
    }

    private static var mathias: User {
        User(
            name: "Mathias",
            email: "mathias@example.org",
            dateOfBirth: Date(timeIntervalSince1970: 712_119_600),
            pictureUrl: URL(string: "https://images.example.org/mathias.jpg"))
    }
}
