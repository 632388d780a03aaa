import RowKit
import Testing

// snippet: steps
/// The first step: the user's name and address.
final class WhoStep: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Step 1 of 2"
        let name = TextRow("name") { $0.title = "Name" }
        let email = TextRow("email") { $0.title = "E-mail" }
        name.add(rule: RuleRequired())
        email.add(rule: RuleEmail())
        form +++ Section([name, email])
        let next = ButtonView("Next")
        next.onPress { [weak self] in self?.goOn() }
        navigationItems = [next]
    }

    private func goOn() {
        guard form.validate().isEmpty else { return }
        show(SummaryStep(form.values()))
    }
}

/// The second step: what the first one collected.
final class SummaryStep: FormViewController {
    private let answers: FormValues

    init(_ answers: FormValues) {
        self.answers = answers
        super.init(form: Form("Step 2 of 2"))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let section = Section("Is this right?")
        for (tag, answer) in answers.sorted(by: { $0.key < $1.key }) {
            section
                <<< NameRow { row in
                    row.title = tag
                    row.value = answer as? String
                    row.disabled = true
                }
        }
        form +++ section
    }
}
// end

@Suite("Two steps")
struct StepTests {
    @Test("follow one another, and the second shows the answers of the first")
    func inTurn() {
        let stage = FormStage(WhoStep())
        stage.type("Ada", in: "name/content/field")
        stage.type("ada@", in: "email/content/field")
        stage.press(":/navigation/0")
        #expect(stage.screens.count == 1 && stage.textDrawing.contains("error \""))
        stage.type("ada@example.com", in: "email/content/field")
        stage.press(":/navigation/0")
        #expect(stage.screens.map(\.title) == ["Step 1 of 2", "Step 2 of 2"])
        #expect(
            stage.topDrawing == """
                form >: "Step 2 of 2" [show]
                  section >#:0
                    header: label "Is this right?" [header]
                    cell >#:0:0 [disabled]
                      text: label "email"
                      detail: label "ada@example.com"
                    cell >#:0:1 [disabled]
                      text: label "name"
                      detail: label "Ada"

                """)
        stage.receive(ViewEvent(ViewID(">:"), .dismiss))
        stage.type("Grace", in: "name/content/field")
        stage.press(":/navigation/0")
        #expect(stage.topDrawing.contains("detail: label \"Grace\""))
    }
}
