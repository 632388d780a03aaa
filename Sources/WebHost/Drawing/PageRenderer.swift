import RowKit

/// Draws views as HTML into one buffer.
///
/// A view is drawn by its properties alone, regardless of its row.
struct PageRenderer: FormRenderer {
    var html = HTMLWriter()
    let phrases: Phrases
    /// The page that shows the form.
    let place: PagePlace
    /// The cell that is being drawn.
    var cell: CellView?
    /// The label in the cell that names its control.
    var titleLabel: LabelView?
    /// Whether the cell has a control that each post of a page without a script empties.
    var isEmptiedByButtons = false
    /// How the next screen is covered by another screen.
    var cover = Cover.none
    /// The screen whose errors are listed.
    var summarized: ViewID?
    /// The controls whose contents were refused, with the reasons.
    var refused = RefusedControls()
    /// The places around which long lists are drawn, if pages without a script requested them.
    var windows: [ViewID: Int] = [:]
    /// The popups that were drawn without their items, or nil if popups are drawn with them.
    var popups: [ListView]?
    /// The rows that were drawn so far, or nil if the drawing is not kept.
    var copier: CellCopier?

    /// How a screen is covered by another.
    enum Cover { case none, inert, hidden }

    init(phrases: Phrases, place: PagePlace = .page, capacity: Int = 4 << 10) {
        self.phrases = phrases
        self.place = place
        html = HTMLWriter(prefix: place.prefix, capacity: capacity)
    }

    /// Draws a view, if there is one.
    mutating func draw(_ view: BaseView?) { view?.draw(on: &self) }

    // MARK: Screens

    mutating func draw(_ view: FormView) {
        let isDialog = view.presentation.map { $0 != .show } ?? false
        html.markup(isDialog ? "<div" : place.isWhole ? "<main" : "<section")
        html.elementID("id", view)
        html.attribute("class", "screen \(view.presentation?.rawValue ?? "first")")
        if isDialog {
            html.attribute("role", view.presentation == .alert ? "alertdialog" : "dialog")
            html.attribute("aria-modal", "true")
        }
        if isDialog || !place.isWhole { html.elementID("aria-labelledby", view, part: "!title") }
        html.attribute("data-presenter", view.presenter?.text)
        html.flag("inert", cover != .none)
        html.flag("hidden", cover == .hidden)
        html.markup(">")
        drawBar(of: view)
        drawSummary(of: view, isShown: summarized == view.id)
        drawAbove(view)
        html.markup("<div class=\"sections\">")
        for section in view.sections { draw(section) }
        html.markup("</div>")
        drawActions(of: view)
        html.markup(isDialog ? "</div>" : place.isWhole ? "</main>" : "</section>")
    }

    /// Draws the back button, the title and the buttons beside it.
    mutating func drawBar(of view: FormView) {
        html.markup("<header class=\"bar\"")
        html.elementID("id", view, part: "!bar")
        html.markup(">")
        if let presentation = view.presentation {
            html.markup("<button name=\"_dismiss\"")
            html.attribute("value", view)
            html.attribute("class", presentation == .show ? "back" : "close")
            html.markup("><span>")
            html.text(
                view.dismissTitle ?? phrases.text(presentation == .show ? .back : .close))
            html.markup("</span></button>")
        }
        html.markup(place.isWhole ? "<h1 tabindex=\"-1\"" : "<h2 tabindex=\"-1\"")
        html.elementID("id", view, part: "!title")
        html.markup(">")
        html.text(view.title ?? "")
        html.markup(place.isWhole ? "</h1>" : "</h2>")
        draw(view.navigationItems)
        html.markup("</header>")
    }

    /// Draws the view above all sections.
    mutating func drawAbove(_ view: FormView) {
        html.markup("<div class=\"above\"")
        html.elementID("id", view, part: "!above")
        html.flag("hidden", view.header == nil)
        html.markup(">")
        draw(view.header)
        html.markup("</div>")
    }

    /// Draws the button that submits the form.
    mutating func drawActions(of view: FormView) {
        html.markup("<div class=\"actions\"")
        html.elementID("id", view, part: "!actions")
        html.flag("hidden", !view.wantsSubmitButton)
        html.markup(">")
        if view.wantsSubmitButton {
            html.markup("<button class=\"button prominent\" name=\"_submit\"")
            html.attribute("value", view)
            html.attribute("aria-disabled", view.isBusy ? "true" : nil)
            html.markup(">")
            html.text(phrases.text(.submit))
            html.markup("</button>")
        }
        html.markup("</div>")
    }

    /// Draws the errors of a screen, those of rows and sections with a link to the invalid control
    /// or to the section.
    mutating func drawSummary(of view: FormView, isShown: Bool) {
        let wrong = isShown ? view.listedErrors(refused) : []
        let isEmpty = wrong.isEmpty && view.error == nil
        html.markup("<div class=\"summary\" tabindex=\"-1\"")
        html.elementID("id", view, part: "!summary")
        html.flag("hidden", isEmpty)
        html.markup(">")
        if !isEmpty { html.markup("<div role=\"alert\">") }
        if let error = view.error {
            html.markup("<p>")
            html.text(error)
            html.markup("</p>")
        }
        if !wrong.isEmpty {
            // A page that loses its session or is loaded again keeps the list.
            html.markup("<input type=\"hidden\" name=\"_summarized\"")
            html.attribute("value", view)
            html.markup(">")
            html.markup(place.isWhole ? "<h2>" : "<h3>")
            html.text(phrases.text(.problems, ["count": .number(wrong.count)]))
            html.markup(place.isWhole ? "</h2><ul>" : "</h3><ul>")
            for error in wrong {
                html.markup("<li><a href=\"#")
                html.reference(to: error.view)
                html.markup("\">")
                // Isolated, so that the title's direction does not change that of the message.
                if let title = error.title {
                    html.markup("<bdi>")
                    html.text(title)
                    html.markup("</bdi>: ")
                }
                html.text(error.message)
                html.markup("</a></li>")
            }
            html.markup("</ul>")
        }
        html.markup(isEmpty ? "</div>" : "</div></div>")
    }

    // MARK: Sections

    mutating func draw(_ view: SectionView) {
        html.markup("<fieldset class=\"section\"")
        html.elementID("id", view)
        if !hasLegend(view) { html.elementID("aria-labelledby", view, part: "!head") }
        html.elementID("aria-describedby", view, part: "!foot")
        html.markup(">")
        drawHead(of: view)
        html.markup("<div class=\"rows\">")
        draw(view.rows, of: view)
        html.markup("</div>")
        drawFoot(of: view)
        html.markup("</fieldset>")
    }

    /// Whether the header of a section is a legend, which can contain text but no other views.
    private func hasLegend(_ view: SectionView) -> Bool {
        view.header == nil || view.header is LabelView
    }

    /// Draws the header of a section, which is a button if the section can be collapsed.
    mutating func drawHead(of view: SectionView) {
        let hasLegend = hasLegend(view)
        html.markup(hasLegend ? "<legend class=\"head" : "<div class=\"head")
        // The style sheet hides the rows of a collapsed section.
        if view.isExpanded == false { html.markup(" collapsed") }
        html.markup("\"")
        html.elementID("id", view, part: "!head")
        html.flag("hidden", view.header == nil && view.isExpanded == nil)
        html.markup(">")
        if let isExpanded = view.isExpanded {
            drawToggle(of: view, isExpanded: isExpanded)
        } else {
            draw(view.header)
        }
        html.markup(hasLegend ? "</legend>" : "</div>")
    }

    /// Draws the button that collapses or expands a section.
    ///
    /// It contains the header if the header is a label. A button cannot contain other views.
    private mutating func drawToggle(of view: SectionView, isExpanded: Bool) {
        let label = view.header as? LabelView
        if label == nil { draw(view.header) }
        html.markup("<button class=\"toggle-section\" name=\"_press\"")
        html.attribute("value", view)
        html.attribute("aria-expanded", "\(isExpanded)")
        if label == nil { html.attribute("aria-label", phrases.text(.show)) }
        html.markup(">")
        draw(label)
        html.markup("<span class=\"chevron\" aria-hidden=\"true\"></span></button>")
    }

    /// Draws the footer of a section, and the section's own errors.
    mutating func drawFoot(of view: SectionView) {
        html.markup("<div class=\"foot\"")
        html.elementID("id", view, part: "!foot")
        html.flag("hidden", view.footer == nil && view.error == nil)
        html.markup(">")
        draw(view.footer)
        if let error = view.error {
            html.markup("<p class=\"error\">")
            html.text(error)
            html.markup("</p>")
        }
        html.markup("</div>")
    }
}

/// An error of a row or section in the summary.
private struct ListedError {
    /// The view with the invalid value.
    let view: BaseView
    let title: String?
    let message: String
}

extension CellView {
    /// Adds the errors of the row, of its refused controls, and of its inner rows.
    fileprivate func addErrors(to errors: inout [ListedError], _ refused: RefusedControls) {
        for control in refused.controls where control.cell === self {
            errors.append(
                ListedError(view: control.view, title: nameOfControl, message: control.reason))
        }
        if let error {
            errors.append(
                ListedError(view: control ?? self, title: nameOfControl, message: error))
        }
        guard hasInnerCells else { return }
        for cell in innerCells where !cell.isHidden { cell.addErrors(to: &errors, refused) }
    }
}

extension FormView {
    /// The first view with an error, or nil if there is none.
    var firstWithError: BaseView? { listedErrors(RefusedControls()).first?.view }

    /// The errors of sections and rows, in the order in which they are shown.
    fileprivate func listedErrors(_ refused: RefusedControls) -> [ListedError] {
        var errors: [ListedError] = []
        for section in sections {
            for row in section.rows { row.addErrors(to: &errors, refused) }
            if let error = section.error {
                let title = (section.header as? LabelView)?.text
                errors.append(ListedError(view: section, title: title, message: error))
            }
        }
        return errors
    }
}

extension FormStage {
    /// Returns the title of the page, which indicates whether errors are listed.
    ///
    /// - Parameters:
    ///   - summarized: The screen whose errors are listed, or nil if none are.
    ///   - refused: The controls whose contents were refused, with the reasons.
    func pageTitle(
        summarizing summarized: ViewID?, refused: RefusedControls = RefusedControls()
    ) -> String {
        guard let screen = screens.last else { return "" }
        let title = screen.title ?? controller.form.name ?? ""
        guard screen.id == summarized,
            screen.error != nil || !screen.listedErrors(refused).isEmpty
        else { return title }
        return "\(controller.form.phrases.text(.errorTitle)): \(title)"
    }
}
