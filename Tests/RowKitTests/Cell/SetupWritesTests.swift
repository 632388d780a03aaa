import RowKit
import Testing

@Suite("Properties set by cellSetup")
struct SetupWritesTests {
    /// A row that sets all properties of its cell on each update.
    private final class HintedRow: Row<FieldCell>, RowType {
        @Setting var placeholder: String?
        @Setting var isMarked = false

        override func customUpdateCell() {
            super.customUpdateCell()
            cell.textField.placeholder = placeholder
            cell.textField.keyboard = .email
            cell.accessoryType = isMarked ? .checkmark : .none
        }
    }

    /// A row that sets the image of its cell on each update.
    private final class PicturedRow: Row<ValueCell<String>>, RowType {
        @Setting var picture: RowImage?

        override func customUpdateCell() {
            super.customUpdateCell()
            cell.imageView?.image = picture
            cell.imageView?.contentMode = .scaleAspectFit
        }
    }

    private let row = HintedRow("row")
    private let form: Form
    private var field: TextFieldView { row.cell.textField }

    init() { form = Form() +++ row }

    @Test("are shown at first, and kept through any number of updates")
    func standing() {
        let setups = Recorder<Bool>()
        row.cellSetup { cell, _ in
            setups(cell.textField.placeholder == nil)
            cell.textField.placeholder = "Name"
            cell.textField.keyboard = .ascii
            cell.accessoryType = .disclosureIndicator
            cell.backgroundColor = .yellow
        }
        for value in ["a", "b", nil] {
            #expect(field.placeholder == "Name")
            #expect(field.keyboard == .ascii)
            #expect(row.cell.accessoryType == .disclosureIndicator)
            #expect(row.cell.backgroundColor == .yellow)
            row.value = value
            row.updateCell()
        }
        #expect(setups.entries == [true])
    }

    @Test("are kept until an update changes that very property")
    func changed() {
        row.cellSetup { cell, _ in
            cell.textField.placeholder = "Name"
            cell.accessoryType = .disclosureIndicator
        }
        _ = row.cell
        row.isMarked = true
        row.updateCell()
        #expect(row.cell.accessoryType == .checkmark)
        #expect(field.placeholder == "Name")
        row.isMarked = false
        row.placeholder = "Surname"
        row.updateCell()
        #expect(row.cell.accessoryType == .none)
        #expect(field.placeholder == "Surname")
        row.placeholder = nil
        row.updateCell()
        #expect(field.placeholder == nil)
    }

    @Test("are visible to cellUpdate, which can override them")
    func cellUpdate() {
        let found = Recorder<String?>()
        row.cellSetup { cell, _ in
            cell.textField.placeholder = "Name"
            cell.textField.textColor = .blue
        }
        row.cellUpdate { cell, row in
            found(cell.textField.placeholder)
            if row.value != nil {
                cell.textField.placeholder = "Other"
                cell.textField.textColor = .red
            }
        }
        _ = row.cell
        row.value = "a"
        row.updateCell()
        #expect(field.placeholder == "Other")
        #expect(field.textColor == .red)
        row.value = nil
        row.updateCell()
        #expect(field.placeholder == "Name")
        #expect(field.textColor == .blue)
        #expect(found.entries == ["Name", "Name", "Name"])
    }

    @Test("are kept if cellSetup is added late")
    func late() {
        _ = row.cell
        row.cellSetup { cell, _ in cell.textField.placeholder = "Name" }
        row.updateCell()
        #expect(field.placeholder == "Name")
        row.placeholder = "Surname"
        row.updateCell()
        #expect(field.placeholder == "Surname")
    }

    @Test("are kept if cellSetup comes from the form's defaults")
    func defaults() {
        form.defaults.cellSetup(HintedRow.self) { cell, _ in cell.textField.placeholder = "Name" }
        row.updateCell()
        #expect(field.placeholder == "Name")
    }

    @Test("are kept for an image that cellSetup makes by reading it")
    func image() {
        let row = PicturedRow().cellSetup { cell, _ in
            cell.imageView?.image = .symbol("star")
            cell.imageView?.contentMode = .center
        }
        #expect(row.cell.imageView?.image == .symbol("star"))
        #expect(row.cell.imageView?.contentMode == .center)
        row.picture = .symbol("moon")
        row.updateCell()
        #expect(row.cell.imageView?.image == .symbol("moon"))
        #expect(row.cell.imageView?.contentMode == .center)
    }

    @Test("do not replace the row's title or value")
    func content() {
        let row = StringRow("text").cellSetup { cell, _ in
            cell.textLabel?.text = "No title"
            cell.detailTextLabel?.text = "No value"
        }
        #expect(row.cell.textLabel?.text == "No title")
        #expect(row.cell.detailTextLabel?.text == "No value")
        row.value = "a"
        row.updateCell()
        #expect(row.cell.detailTextLabel?.text == "a")
        #expect(row.cell.textLabel?.text == "No title")
        let full = StringRow { row in
            row.title = "Title"
            row.value = "a"
        }
        full.cellSetup { cell, _ in
            cell.textLabel?.text = "No title"
            cell.detailTextLabel?.text = "No value"
        }
        #expect(full.cell.textLabel?.text == "Title")
        #expect(full.cell.detailTextLabel?.text == "a")
    }

    @Test("do not become input that the row does not have")
    func input() {
        row.cellSetup { cell, _ in cell.textField.text = "not the value" }
        #expect(field.text.isEmpty)
    }
}
