import RowKit
import StandardRows

/// Asks for the data of an account, with only those rows that the previous values require.
///
/// Conditions build on each other: the VAT number is shown only for certain countries, and the
/// country only for a company.
final class SignUpViewController: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Sign up"
        showsSubmitButton = false
        form +++ person +++ company +++ password +++ agreement
    }

    // MARK: Sections

    private var person: Section {
        Section("You")
            <<< EmailRow("email") { row in
                row.title = "E-mail"
                row.placeholder = "you@example.org"
                row.add(rule: RuleRequired())
                row.add(rule: RuleEmail())
            }
            <<< IntRow("age") { row in
                row.title = "Age"
                row.add(rule: RuleRequired())
                row.add(rule: RuleGreaterOrEqualThan(min: 13))
            }
            <<< NameRow("guardian") { row in
                row.title = "Parent or guardian"
                row.hidden = "$age == nil OR $age >= 18"
                // The value is kept while hidden, in case the user corrects the age again.
                row.hiddenValue = .clearOnSubmit
                row.add(rule: RuleRequired())
            }
            <<< SwitchRow("isCompany") { row in
                row.title = "I order for a company"
            }
    }

    private var company: Section {
        Section("Company") { section in
            section.hidden = "NOT $isCompany == true"
        }
            <<< TextRow("companyName") { row in
                row.title = "Name"
                row.add(rule: RuleRequired())
            }
            <<< PushRow<String>("country") { row in
                row.title = "Country"
                row.options = ["France", "Germany", "Spain", "Switzerland", "United Kingdom"]
                row.noValueDisplayText = "Choose"
                row.add(rule: RuleRequired())
            }
            <<< TextRow("vatNumber") { row in
                row.title = "VAT number"
                row.capitalization = .allCharacters
                row.hidden = "$country.isHidden OR NOT $country IN {'France', 'Germany', 'Spain'}"
                row.hiddenValue = .clearOnSubmit
                row.add(rule: RuleRequired())
                row.add(
                    rule: RuleRegExp(
                        regExpr: "[A-Z]{2}[0-9A-Z]{8,12}",
                        msg: "Must be two letters and eight to twelve digits or letters"))
            }
    }

    /// The password is asked for last, because a page without JavaScript empties it whenever the
    /// user presses a button.
    private var password: Section {
        let password = PasswordRow("password") { row in
            row.title = "Password"
            row.contentType = "new-password"
            row.add(rule: RuleRequired())
            row.add(rule: RuleMinLength(minLength: 8))
        }
        return Section(header: "Password", footer: "Eight characters at least.")
            <<< password
            <<< PasswordRow("passwordAgain") { row in
                row.title = "Password, again"
                row.contentType = "new-password"
                row.hidden = "$password == nil"
                row.add(rule: RuleEqualsToRow(row: password))
            }
    }

    private var agreement: Section {
        Section()
            <<< CheckRow("terms") { row in
                row.title = "I accept the terms"
                row.add(rule: RuleAccepted())
            }
            <<< ButtonRow { row in
                row.title = "Create my account"
                row.style = .prominent
                row.disabled = "NOT $terms == true"
            }
            .onCellSelection { [weak self] _, _ in self?.submit() }
    }

    // MARK: Submitting

    /// Submits the form.
    ///
    /// If it is invalid, the rows show their errors.
    private func submit() {
        guard let values = try? form.submit() else { return }
        let thanks = Form("Welcome") {
            LabelRow("account") { row in
                row.title = "Your account"
                row.value = values["email"] as? String
            }
        }
        show(FormViewController(form: thanks))
    }
}
