import RowKit
import Testing

// snippet: rating-cell
/// Stars to press, one beside the other.
public final class RatingCell: Cell<Int>, CellType {
    private let stars = (1...5).map { _ in ButtonView("☆") }

    public override func setup() {
        super.setup()
        for (place, star) in stars.enumerated() {
            star.name = "\(place + 1) of 5"
            star.onPress { [weak self] in self?.row?.value = place + 1 }
        }
        contentView = StackView(.vertical, [title, StackView(.horizontal, stars)])
    }

    public override func update() {
        super.update()
        title.text = row?.title
        for (place, star) in stars.enumerated() {
            star.title = place < row?.value ?? 0 ? "★" : "☆"
        }
    }

    private let title = LabelView()
}

/// Asks for one to five stars.
public final class RatingRow: Row<RatingCell>, RowType {}
// end

// snippet: welcome-header
/// An image with a greeting below it.
final class WelcomeHeader: HeaderFooterViewType {
    let greeting = LabelView("Welcome")
    let view: BaseView

    init() { view = StackView(.vertical, [ImageView(.symbol("hand")), greeting]) }
}
// end

@Suite("The views of the article")
struct ViewSnippetTests {
    @Test("of a rating change where a star is pressed, and nowhere else")
    func rating() {
        // snippet: rating-use
        let form = Form { RatingRow("film") { $0.title = "The film" } }
        let stage = FormStage(FormViewController(form: form))

        let second = ViewID("film/content/1/1")
        let changes = stage.receive(ViewEvent(second, .press))
        // end
        #expect(form.values()["film"] as? Int == 2)
        #expect(
            changes.changes == [
                .set(ViewID("film/content/1/0"), [.title]), .set(second, [.title]),
            ])
    }

    @Test("are red while the value is not valid, and no longer")
    func looks() {
        let form = Form { Section() }
        // snippet: transient-look
        let name = FieldRow("name") { $0.add(rule: RuleRequired()) }
        name.cellUpdate { cell, row in
            if !row.isValid { cell.titleLabel?.textColor = .systemRed }
        }
        // end
        form[0].append(name)
        let stage = FormStage(FormViewController(form: form))
        form.validate()
        #expect(!stage.takeChanges().isEmpty && name.cell.titleLabel?.textColor == .systemRed)
        name.value = "Ada"
        #expect(name.cell.titleLabel?.textColor == nil)
    }

    @Test("stand above a section")
    func header() {
        let section = Section()
        let form = Form { section }
        // snippet: welcome-use
        var header = HeaderFooterView<WelcomeHeader>(.class)
        header.onSetupView = { header, section in
            header.greeting.text = "Welcome to \(section.form?.title ?? "this form")"
        }
        section.header = header
        // end
        form.title = "the club"
        let stage = FormStage(FormViewController(form: form))
        #expect(stage.textDrawing.contains("\"Welcome to the club\""))
    }
}
