import RowKit

/// A row that searches for the typed text, shortly after the last key press.
final class SearchRow: Row<SearchCell>, RowType {
    @Setting var found: String?
    @Setting var failure: String?
    @Setting var delay = Duration.milliseconds(300)
    @Hook var search: @Sendable (String) async throws -> String = { $0.uppercased() }

    func look(for text: String) {
        let search = search
        perform(.latest("search"), after: delay) {
            try await search(text)
        } then: { row, result in
            switch result {
            case .success(let found): (row.found, row.failure) = (found, nil)
            case .failure(let error): (row.found, row.failure) = (nil, "\(error)")
            }
        }
    }
}

final class SearchCell: Cell<String>, CellType {
    let textField = TextFieldView()
    let answer = LabelView()

    override func setup() {
        super.setup()
        textField.part = "field"
        answer.part = "answer"
        contentView = StackView(.vertical, [textField, answer])
        textField.onType { [weak self] text in
            guard let row = self?.row as? SearchRow else { return }
            row.value = text
            row.look(for: text)
        }
    }

    override func update() {
        super.update()
        textField.text = row?.value ?? ""
        answer.text = (row as? SearchRow).flatMap { $0.failure ?? $0.found }
    }
}
