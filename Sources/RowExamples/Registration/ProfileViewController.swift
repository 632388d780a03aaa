import RowKit
import StandardRows
import UserInfoRow

/// The first of two steps, which asks for the user's name, address and date of birth.
///
/// The second step shows a summary and asks for more. It opens once this form is valid. Both steps
/// keep their values when the user moves back and forth. A button at the end of the second step
/// submits both forms.
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

    /// The second step, kept so that its values persist.
    private var details: UserRegistrationViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Who are you?"
        showsSubmitButton = false
        form
            +++ Section(footer: "We ask for two more things on the next page.")
            <<< name
            <<< email
            <<< dateOfBirth

            +++ Section()
            <<< ButtonRow { row in
                row.title = form.phrases.text(.next)
                row.style = .prominent
                row.presentationMode = .show(
                    controllerProvider: .callback { [weak self] in self?.nextStep() })
            }
    }

    /// Makes the second step once this form is valid; before, the rows show their errors, and the
    /// first of them gets the focus.
    private func nextStep() -> UserRegistrationViewController? {
        guard form.validate().isEmpty, let name = name.value, let email = email.value,
            let dateOfBirth = dateOfBirth.value
        else {
            if let wrong = form.rows.first(where: { !$0.isValid }) { focus(wrong) }
            return nil
        }
        let user = User(name: name, email: email, dateOfBirth: dateOfBirth)
        let details = details ?? makeDetails(of: user)
        self.details = details
        details.user = user
        return details
    }

    private func makeDetails(of user: User) -> UserRegistrationViewController {
        let details = UserRegistrationViewController(user: user)
        details.loadViewIfNeeded()
        details.showsSubmitButton = false
        details.form
            +++ Section()
            <<< ButtonRow { row in
                row.title = "Register"
                row.style = .prominent
            }
            .onCellSelection { [weak self] _, _ in self?.register() }
        return details
    }

    /// Submits both forms if they are valid.
    ///
    /// Otherwise, the rows show their errors. The last screen is shown by a listener, not by the
    /// button's `presentationMode`, because restoring a state must not submit the forms again.
    private func register() {
        guard let details, form.validate().isEmpty, details.form.validate().isEmpty,
            let profile = try? form.submit(), let more = try? details.form.submit()
        else { return }
        let values = profile.merging(more) { first, _ in first }
        let thanks = Form("Welcome") {
            LabelRow("account") { row in
                row.title = "Registered"
                row.value = values["email"] as? String
            }
            LabelRow("call") { row in
                row.title = "We call you at"
                row.value = values["phone"] as? String
                row.hidden = "$call == nil"
            }
        }
        details.show(FormViewController(form: thanks))
    }
}
