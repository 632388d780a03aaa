import LocationRow
import RowKit
import StandardRows
import UserInfoRow

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Shows who registers, and asks for what is not known yet.
///
/// The same form as a document is `Documents/registration.json`.
final class UserRegistrationViewController: FormViewController {
    /// Who registers.
    var user: User { didSet { userRow.value = user } }

    private let userRow = UserInfoRow("user")

    /// A screen for somebody who is known already.
    init(user: User = mathias) {
        self.user = user
        super.init()
        userRow.value = user
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Registration"
        // Pictures come from here and from nowhere else.
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
