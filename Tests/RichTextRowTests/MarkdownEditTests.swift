import Testing

@testable import RichTextRow

@Suite("A button of a rich text row")
struct MarkdownEditTests {
    /// Applies a button to a text in which brackets mark the selection, and returns the text with
    /// brackets around the new selection.
    ///
    /// Without brackets, no selection is known.
    private func press(_ tool: RichTextTool, _ marked: String) -> String {
        let parts = marked.split(separator: "⟦", omittingEmptySubsequences: false)
        var text = marked
        var range: Range<Int>?
        if parts.count == 2 {
            let inner = parts[1].split(separator: "⟧", omittingEmptySubsequences: false)
            text = String(parts[0] + inner[0] + inner[1])
            range = parts[0].count..<parts[0].count + inner[0].count
        }
        var edit = MarkdownEdit(text, selecting: range)
        edit.apply(tool, placeholder: "text")
        var characters = Array(edit.text)
        guard (0...characters.count).contains(edit.selection.lowerBound),
            edit.selection.upperBound <= characters.count
        else { return "\(edit.selection) in \(edit.text)" }
        characters.insert("⟧", at: edit.selection.upperBound)
        characters.insert("⟦", at: edit.selection.lowerBound)
        return String(characters)
    }

    @Test(
        "makes the selection bold, or bold text plain",
        arguments: [
            ("a ⟦b⟧ c", "a **⟦b⟧** c"), ("a **⟦b⟧** c", "a ⟦b⟧ c"), ("a ⟦**b**⟧ c", "a ⟦b⟧ c"),
            ("⟦⟧", "**⟦text⟧**"), ("a ⟦⟧b", "a **⟦text⟧**b"), ("**⟦⟧**", "⟦⟧"),
            ("", "**⟦text⟧**"), ("a", "a **⟦text⟧**"), ("a\n", "a\n**⟦text⟧**"),
            ("a⟦ b ⟧c", "a **⟦b⟧** c"), ("⟦**a** b **c**⟧", "**⟦a b c⟧**"),
            ("⟦at **b**⟧.", "**⟦at b⟧**."), ("⟦a **b⟧ c**", "**⟦a **b⟧** c**"),
            ("⟦a ***b*** c⟧", "**⟦a *b* c⟧**"), ("⟦a *b* c⟧", "**⟦a *b* c⟧**"),
            ("*⟦a⟧*", "***⟦a⟧***"), ("***⟦a⟧***", "*⟦a⟧*"), ("⟦***a***⟧", "*⟦a⟧*"),
            ("**⟦a *b* c**⟧", "⟦a *b* c⟧"), ("⟦👩‍👩‍👧 é⟧", "**⟦👩‍👩‍👧 é⟧**"), ("⟦**⟧", "**⟦**⟧**"),
        ])
    func bold(before: String, after: String) { #expect(press(.bold, before) == after) }

    @Test(
        "makes the selection italic, or italic text plain",
        arguments: [
            ("a ⟦b⟧", "a *⟦b⟧*"), ("*⟦b⟧*", "⟦b⟧"), ("_⟦b⟧_", "⟦b⟧"), ("⟦_b_⟧", "⟦b⟧"),
            ("**⟦b⟧**", "***⟦b⟧***"), ("***⟦b⟧***", "**⟦b⟧**"), ("⟦_a_ b_⟧", "*⟦_a_ b_⟧*"),
            ("*⟦a **b** c⟧*", "⟦a **b** c⟧"), ("⟦*a* *b*⟧", "*⟦a b⟧*"),
        ])
    func italic(before: String, after: String) { #expect(press(.italic, before) == after) }

    @Test(
        "formats each line separately, after the mark of a heading or an item",
        arguments: [
            ("⟦- a\n\n# b\nc⟧", "- **⟦a**\n\n# **b**\n**c⟧**"),
            ("- **⟦a**\n\n# **b**\n**c⟧**", "- ⟦a\n\n# b\nc⟧"),
            ("⟦**a**\nb⟧", "⟦**a**\n**b⟧**"), ("⟦- ⟧a", "- **⟦text⟧**a"),
            ("⟦a\r\nb⟧", "**⟦a**\r\n**b⟧**"),
        ])
    func lines(before: String, after: String) { #expect(press(.bold, before) == after) }

    @Test(
        "makes lines headings of the next level, or plain after the last level",
        arguments: [
            ("⟦⟧", "# ⟦⟧"), ("a⟦⟧b", "# a⟦⟧b"), ("# a⟦⟧b", "## a⟦⟧b"), ("## ⟦ab⟧", "### ⟦ab⟧"),
            ("### a⟦⟧b", "a⟦⟧b"), ("#⟦⟧## a", "⟦⟧a"), ("a\nb", "a\n# b⟦⟧"), ("- ⟦a⟧", "# ⟦a⟧"),
            ("a\n\n⟦b\n\n## c⟧\nd", "a\n\n# ⟦b\n\n# c⟧\nd"), ("# ⟦⟧", "## ⟦⟧"),
        ])
    func headings(before: String, after: String) { #expect(press(.heading, before) == after) }

    @Test(
        "makes lines items, or items plain",
        arguments: [
            ("⟦a\nb⟧", "- ⟦a\n- b⟧"), ("- ⟦a\n- b⟧", "⟦a\nb⟧"), ("⟦- a\nb⟧", "⟦- a\n- b⟧"),
            ("1. ⟦a⟧", "⟦a⟧"),
            ("  a⟦⟧", "  - a⟦⟧"), ("## a⟦⟧", "- a⟦⟧"),
            ("a\n⟦⟧\nb", "a\n- ⟦⟧\nb"),
            ("", "- ⟦⟧"), ("⟦a\n⟧b", "- ⟦a\n⟧b"), ("⟦- a⟧", "⟦a⟧"),
        ])
    func lists(before: String, after: String) { #expect(press(.list, before) == after) }

    @Test(
        "makes text the title of a link, or its address",
        arguments: [
            ("see ⟦map⟧.", "see [map](https://⟦⟧)."), ("", "[⟦text⟧](https://)"),
            ("see", "see [⟦text⟧](https://)"), ("⟦https://a.b⟧", "[⟦text⟧](https://a.b)"),
            ("a⟦⟧b", "a[⟦text⟧](https://)b"), ("- ⟦a b\nc⟧", "- [a b](https://⟦⟧)\nc"),
            ("⟦see [1]⟧", #"[see \[1\]](https://⟦⟧)"#),
            (#"⟦a \[b \\]⟧"#, #"[a \[b \\\]](https://⟦⟧)"#),
        ])
    func links(before: String, after: String) { #expect(press(.link, before) == after) }

    @Test(
        "changes each line or bracket once, in ascending order, so that the text is copied once",
        arguments: RichTextTool.allCases, ["a *b* **c** [d]\n", "[a] **b** *c* "])
    func longText(tool: RichTextTool, part: String) {
        let count = 1_000
        let text = String(repeating: part, count: count)
        var edit = MarkdownEdit(text, selecting: 0..<text.count)
        let changes = edit.formatting(by: tool, placeholder: "").changes
        #expect(!changes.isEmpty)
        #expect(changes.count <= 6 * count)
        let areAscending = zip(changes, changes.dropFirst()).allSatisfy { change, next in
            change.range.upperBound <= next.range.lowerBound
        }
        #expect(areAscending)
        edit.apply(tool, placeholder: "")
        #expect(edit.text.count == text.count + changes.growth)
    }

    @Test("changes only marks, and keeps the selection within the text, whatever is selected")
    func everySelection() {
        let text = "# a *b* **c**\n\n- [d](tel:1) __\r\n  1. 🇨🇭**"
        let letters = text.filter { $0.isLetter || $0 == "🇨🇭" }
        for tool in RichTextTool.allCases {
            for start in 0...text.count {
                for end in start...text.count {
                    var edit = MarkdownEdit(text, selecting: start..<end)
                    for _ in 0..<4 {
                        edit.apply(tool, placeholder: "")
                        #expect(edit.selection.upperBound <= edit.text.count)
                        guard tool != .link else { continue }
                        #expect(edit.text.filter { $0.isLetter || $0 == "🇨🇭" } == letters)
                    }
                }
            }
        }
    }
}
