import RowKit
import Testing
import TokenRow

// The examples in the comments on token rows.

private enum Players {
    struct Player: TextSearchable {
        let name: String
        let club: String
        var displayString: String { name }
        var identifier: String { name }
    }

    // snippet: comment-token-cell
    struct PlayerCell: EurekaTokenTableViewCell {
        var item = ListView.Item("", "")

        mutating func setupForToken(_ player: Player) {
            item.title = StyledText(player.name)
            item.detail = StyledText(player.club)
        }
    }

    final class PlayersRow: _TokenRow<TokenTableCell<PlayerCell>>, RowType {}
    // end
}

private enum Found {
    // snippet: comment-token
    struct User: TokenSearchable {
        let id: Int
        let name: String

        var displayString: String { name }
        var identifier: Int { id }
        func contains(token: String) -> Bool { name.contains(token) }
    }
    // end
}

private struct User: TextSearchable {
    let name: String
    var club = "FC"
    var picture: RowImage? { .symbol("person") }
    var displayString: String { name }
    var identifier: String { name }
}

private struct Directory: Sendable {
    func users(named name: String) async throws -> [User] { [User(name: name)] }
}

@Suite("The examples in the comments on token rows")
struct TokenCommentTests {
    @Test("create rows and custom tokens")
    func rows() {
        let strip = Form {
            // snippet: comment-token-strip
            TokenAccessoryRow<String>("keepers") { row in
                row.placeholder = "Choose from a strip"
                row.options = ["Peter Schmeichel", "David de Gea", "Oliver Kahn", "Fabien Barthez"]
            }
            // end
        }
        let table = Form {
            // snippet: comment-token-table
            TokenTableRow<String>("keepers") { row in
                row.placeholder = "Choose from a table"
                row.options = ["Peter Schmeichel", "David de Gea", "Oliver Kahn", "Fabien Barthez"]
            }
            // end
        }
        #expect(strip.rows.count == 1 && table.rows.count == 1)
        #expect(Found.User(id: 1, name: "Ann").contains(token: "n"))
        #expect(Players.PlayersRow().cell.optionList.style == .table)
    }

    @Test("write tokens")
    func writing() {
        let row = TokenTableRow<String>("keepers")
        do {
            // snippet: comment-token-values
            row.value = ["Oliver Kahn"]  // Tokens<String>
            row.addToken("Fabien Barthez")
            row.removeToken(identifier: "Oliver Kahn")
            // end
        }
        #expect(row.value == ["Fabien Barthez"])
        // snippet: comment-tokens
        row.value = ["Oliver Kahn", "Fabien Barthez"]
        row.value?.append("Oliver Kahn")  // false: it is there already
        // end
        #expect(row.value?.count == 2)
    }

    @Test("search for tokens asynchronously, and draw them differently")
    func elsewhere() async {
        let directory = Directory()
        do {
            let row = TokenAccessoryRow<User>("user")
            // snippet: comment-search-tokens
            row.searchTokens = { text in try await directory.users(named: text) }
            // end
            // snippet: comment-token-strip-cell
            row.customizeCollectionViewCell = { user, cell in cell.item.image = user.picture }
            // end
            let form = Form { row }
            row.search("Ann")
            await form.settle()
            #expect(row.optionSearch.text == "Ann")
        }
        let row = TokenTableRow<User>("user")
        // snippet: comment-get-tokens
        row.getTokensForString = { [weak row] text in
            row?.perform(.latest("users"), after: .milliseconds(500)) {
                try await directory.users(named: text)
            } then: { row, answer in
                row.filteredTokens = (try? answer.get()) ?? []
            }
            return nil
        }
        // end
        // snippet: comment-token-table-cell
        row.customizeTableViewCell = { user, cell in cell.item.detail = StyledText(user.club) }
        // end
        #expect(row.getTokensForString != nil && row.customizeTableViewCell != nil)
    }

    @Test("customize options where a cell is set up")
    func cellSetup() {
        let strip = TokenAccessoryRow<User>("strip")
        do {
            let row = strip
            // snippet: comment-token-strip-cell-setup
            row.cellSetup { cell, row in
                cell.customizeCollectionViewCell = { user, cell in cell.item.image = user.picture }
            }
            // end
        }
        let row = TokenTableRow<User>("table")
        // snippet: comment-token-table-cell-setup
        row.cellSetup { cell, row in
            cell.customizeTableViewCell = { user, cell in cell.item.detail = StyledText(user.club) }
        }
        // end
        _ = FormStage(FormViewController(form: Form() +++ strip <<< row))
        #expect(strip.customizeOptionCell != nil && row.customizeOptionCell != nil)
    }
}
