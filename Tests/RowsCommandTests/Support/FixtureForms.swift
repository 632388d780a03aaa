import RowKit

@testable import RowsCommand

/// A form with a condition, a rule, a multivalued and a selectable section.
let signUp = """
    {
      "title": "Sign up",
      "sections": [
        {
          "rows": [
            {"row": "NoteRow", "tag": "name", "rules": [{"rule": "required"}]},
            {"row": "SwitchRow", "tag": "more", "value": false},
            {"row": "GradeRow", "tag": "grade", "hidden": "$more != true",
             "rules": [{"rule": "smallerOrEqual", "limit": 6}]}
          ]
        },
        {"tag": "guests", "multivalued": {"newRow": {"row": "NoteRow"}}},
        {
          "tag": "size",
          "selectable": {"row": "TickRow"},
          "rows": [
            {"row": "TickRow", "settings": {"selectableValue": "S"}},
            {"row": "TickRow", "settings": {"selectableValue": "L"}}
          ]
        },
        {
          "tag": "extras",
          "selectable": {"row": "TickRow", "selection": "multiple"},
          "rows": [
            {"row": "TickRow", "settings": {"selectableValue": "x"}},
            {"row": "TickRow", "settings": {"selectableValue": "y"}}
          ]
        }
      ]
    }
    """

/// A controller that makes its form when it is loaded.
final class Cinema: FormViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        form.title = "Cinema"
        let film = NoteRow("film")
        film.add(
            rule: RuleAsync(msg: "Is not shown", after: .milliseconds(1)) { $0 != "Metropolis" })
        let secret = OpaqueRow("secret") { $0.hidden = "$film != 'Vertigo'" }
        form.append(Section([film, secret]))
        form.rowBy(tag: "secret")?.baseValue = Opaque()
    }
}

/// The program's own forms.
let ownForms: FormList = [
    "cinema": { Cinema() },
    // Its rows change each other endlessly.
    "restless": {
        let (a, b) = (NoteRow("a"), NoteRow("b"))
        a.onChange { [weak b] row in b?.value = (row.value ?? "") + "x" }
        b.onChange { [weak a] row in a?.value = (row.value ?? "") + "x" }
        return FormViewController(
            form: Form {
                a; b
            })
    },
    "faulty": {
        FormViewController(
            form: Form {
                NoteRow("a"); NoteRow("a")
            })
    },
]

extension ProgramRun {
    /// Runs a program with its own forms, and documents that use the rows of ``FormPlugin``.
    nonisolated(nonsending) init(
        forms arguments: String..., files: [String: String] = [:], input: String = ""
    ) async {
        let world = FakeWorld(files: files.merging(["sign-up.json": signUp]) { mine, _ in mine })
        world.input = input
        await self.init(
            all: arguments, world: world, forms: ownForms, registry: FormPlugin.registry)
    }
}
