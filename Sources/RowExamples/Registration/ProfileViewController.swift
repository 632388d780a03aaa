import RowKit
import StandardRows
import UserInfoRow

/// The first of two steps: asks who somebody is.
///
/// The second one sums that up. It is there once all is valid; whoever comes back finds what was
/// said.
final class ProfileViewController: FormViewController {
    private let name = NameRow("name") { row in
        row.title = "Name"
        row.placeholder = "What you are called"
        row.add(rule: RuleRequired())
    }

    private let email = EmailRow("email") { row in
        row.title = "E-mail"
        row.placeholder = "you@example.org"
        row.add(rule: RuleRequired())
        row.add(rule: RuleEmail())
    }

    private let dateOfBirth = DateRow("dateOfBirth") { row in
        row.title = "Date of birth"
        row.add(rule: RuleRequired())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Who are you?"
        form
            +++ Section(footer: "We ask for two more things on the next page.")
            <<< name
            <<< email
            <<< dateOfBirth

            +++ Section()
            <<< ButtonRow("next") { row in
                row.title = form.phrases.text(.next)
                row.style = .prominent
            }
            .onCellSelection { [weak self] _, _ in self?.showSummary() }
    }

    private func showSummary() {
        guard form.validate().isEmpty, let name = name.value, let email = email.value,
            let dateOfBirth = dateOfBirth.value
        else { return }
        let user = User(name: name, email: email, dateOfBirth: dateOfBirth)
        show(UserRegistrationViewController(user: user))
    }
}
