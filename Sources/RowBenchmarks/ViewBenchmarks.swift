import RowKit

/// A cell with a title and a field, like most rows.
final class BenchmarkFieldCell: Cell<String>, CellType {
    let titleLabel = LabelView()
    let textField = TextFieldView()

    override func setup() {
        super.setup()
        titleLabel.part = "title"
        textField.part = "field"
        contentView = StackView(.horizontal, [titleLabel, textField])
        textField.onType { [weak self] text in self?.row?.value = text.isEmpty ? nil : text }
    }

    override func update() {
        super.update()
        titleLabel.text = row?.title
        textField.text = row?.value ?? ""
    }
}

final class BenchmarkFieldRow: Row<BenchmarkFieldCell>, RowType {}

/// Makes a form of `n` tagged rows with fields, in sections of up to 10.
func makeFieldForm(_ tags: [String]) -> Form {
    let form = Form("Fields")
    for start in stride(from: 0, to: tags.count, by: 10) {
        let section = Section("Section")
        for tag in tags[start..<min(start + 10, tags.count)] {
            section
                <<< BenchmarkFieldRow(tag) { row in
                    row.title = "Title"
                    row.value = "Value"
                }
        }
        form +++ section
    }
    return form
}

func viewBenchmarks() -> [Benchmark] {
    [
        Benchmark("cell") { n in
            var rows: [BenchmarkFieldRow] = []
            rows.reserveCapacity(n)
            let time = nanoseconds(for: n) {
                for _ in 0..<n {
                    let row = BenchmarkFieldRow()
                    row.title = "Title"
                    _ = row.cell
                    rows.append(row)
                }
            }
            check(rows.allSatisfy { $0.cell.titleLabel.text == "Title" }, "cell")
            return time
        },
        Benchmark("type") { n in
            let stage = FormStage(FormViewController(form: makeFieldForm(tags(n))))
            let field = ViewID("row-number-\(n / 2)/content/field")
            let texts = ["a", "ab"]
            var changes = ViewChanges()
            let time = nanoseconds(for: 1_000) {
                for count in 0..<1_000 {
                    changes = stage.receive(ViewEvent(field, .type(texts[count % 2])))
                }
            }
            check(changes.isEmpty, "type")
            return time
        },
    ]
}
