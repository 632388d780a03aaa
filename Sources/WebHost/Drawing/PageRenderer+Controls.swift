import RowKit

extension PageRenderer {
    mutating func draw(_ view: ToggleView) {
        drawPresence(of: view)
        if let title = view.title {
            html.markup(
                view.style == .button
                    ? "<label class=\"toggle-button\">" : "<label class=\"labelled\">")
            drawBox(view)
            html.markup("<span>")
            html.text(title)
            html.markup("</span></label>")
        } else {
            drawBox(view)
        }
        drawHelp(for: view)
    }

    private mutating func drawBox(_ view: ToggleView) {
        html.markup("<input type=\"checkbox\" value=\"on\"")
        drawClasses("", view.style.rawValue, of: view)
        if view.style == .switch { html.markup(" role=\"switch\"") }
        if view.title == nil {
            drawControl(view, kind: "toggle")
        } else {
            // The text beside the box is its label, unless the box has a name of its own.
            html.elementID("id", view)
            html.attribute("name", view)
            html.attribute("aria-label", view.name)
            html.markup(" data-k=\"toggle\"")
            html.flag("disabled", !view.takesInput)
        }
        html.flag("checked", view.isOn)
        html.markup(">")
    }

    // MARK: Numbers

    mutating func draw(_ view: SliderView) {
        html.markup("<span class=\"slider\"><input type=\"range\"")
        drawControl(view, kind: "set")
        html.attribute("min", view.minimum.plainText)
        html.attribute("max", view.maximum.plainText)
        html.attribute("step", view.step > 0 ? view.step.plainText : "any")
        html.attribute("value", view.value.plainText)
        html.attribute("aria-valuetext", view.valueText)
        html.markup("></span>")
        drawHelp(for: view)
    }

    mutating func draw(_ view: StepperView) {
        let step = view.step > 0 ? view.step : 1
        html.markup("<span class=\"stepper\">")
        drawStep(by: -step, "−", .decrease, of: view)
        html.markup("<input type=\"text\" inputmode=\"decimal\" autocomplete=\"off\"")
        drawControl(view, kind: "set")
        html.attribute("class", "input")
        html.attribute("value", refused[view]?.text ?? view.typedText ?? view.value.plainText)
        html.attribute("data-min", view.minimum.plainText)
        html.attribute("data-max", view.maximum.plainText)
        html.attribute("data-step", step.plainText)
        html.markup(">")
        drawStep(by: step, "+", .increase, of: view)
        html.markup("</span>")
        drawHelp(for: view)
    }

    private mutating func drawStep(
        by step: Double, _ sign: String, _ phrase: Phrases.Key, of view: StepperView
    ) {
        let number = min(max(view.value + step, view.minimum), view.maximum)
        html.markup("<button class=\"step\" name=\"_set\"")
        html.attribute("value", "\(view.id.text) \(number.plainText)")
        html.attribute(
            "aria-label", phrases.text(phrase, on: view.name ?? cell?.title ?? ""))
        // A number closer than this would be rounded back to the current value.
        let isOffered = (number - view.value).magnitude > step.magnitude / 2
        html.flag("disabled", !view.takesInput || !isOffered)
        html.markup(">")
        html.text(sign)
        html.markup("</button>")
    }

    // MARK: Dates

    mutating func draw(_ view: DateView) {
        html.markup("<input")
        html.attribute("type", view.mode.inputType)
        // Browsers have no date picker that is always open.
        drawClasses(view.style == .picker ? "input date picker" : "input date", of: view)
        drawControl(view, kind: "date")
        html.attribute("value", refused[view]?.text ?? view.date.map(view.mode.shown) ?? "")
        if view.mode == .countDown {
            // Browsers have no control for durations, and cannot limit text to a range.
            html.markup(" placeholder=\"00:00\" autocomplete=\"off\"")
        } else {
            html.attribute("min", view.minimum.map(view.mode.shown) ?? view.mode.earliest)
            html.attribute("max", view.maximum.map(view.mode.shown))
            if view.mode != .date { html.attribute("step", max(view.minuteInterval, 1) * 60) }
        }
        html.markup(">")
        drawHelp(for: view)
    }

    // MARK: Buttons

    mutating func draw(_ view: ButtonView) {
        drawButton(view, isDisabled: !view.takesInput)
        guard isEnabledByInput(view) else { return }
        html.markup("<noscript>")
        drawButton(view, isDisabled: false, isTwin: true)
        html.markup("</noscript>")
    }

    /// Whether input on the page can enable a disabled view.
    ///
    /// A page without a script does not notice this, so it shows a different button. After the
    /// input, the form enables the action or refuses it.
    private func isEnabledByInput(_ view: ButtonView) -> Bool {
        !view.takesInput && cell.map { !$0.isEnabled && !$0.isReadOnly } == true
    }

    private mutating func drawButton(_ view: ButtonView, isDisabled: Bool, isTwin: Bool = false) {
        html.markup("<button name=\"_press\"")
        html.attribute("value", view)
        if !isTwin { html.elementID("id", view) }
        drawClasses("button ", view.style.rawValue, of: view)
        html.attribute("aria-label", view.name)
        html.attribute("title", view.hint)
        drawCommon(view)
        html.flag("disabled", isDisabled)
        html.markup(">")
        drawImage(view.image, of: view)
        var hasLabel = false
        view.forEachChild { child in
            draw(child)
            hasLabel = true
        }
        if !hasLabel, let title = view.title { html.text(title) }
        html.markup("</button>")
    }

    // MARK: Files

    mutating func draw(_ view: FileView) {
        html.markup("<span class=\"file\"><input type=\"file\"")
        drawControl(view, kind: "files")
        html.flag("multiple", view.allowsMultiple)
        if !view.mediaTypes.isEmpty {
            html.attribute("accept", view.mediaTypes.joined(separator: ","))
        }
        html.attribute("data-max", view.maximumSize)
        html.flag("data-files", !view.files.isEmpty)
        if view.takesInput { isEmptiedByButtons = true }
        // The script shows previews of pictures and videos there, which are not sent for this.
        html.markup("><span class=\"previews\" data-previews></span>")
        if !view.files.isEmpty {
            html.markup("<span class=\"files\">")
            html.text(view.files.map(\.name).joined(separator: ", "))
            html.markup("</span>")
        }
        html.markup("</span>")
        drawHelp(for: view)
    }
}

extension DateView.Mode {
    fileprivate var inputType: String {
        switch self {
        case .date: "date"
        case .time: "time"
        case .dateAndTime: "datetime-local"
        case .countDown: "text"
        }
    }

    /// The minimum of a control that has none.
    ///
    /// A year with leading zeros, as while its digits are typed, is then out of range.
    fileprivate var earliest: String? {
        switch self {
        case .date: "1000-01-01"
        case .dateAndTime: "1000-01-01T00:00"
        case .time, .countDown: nil
        }
    }

    /// Returns a date in the format of the browser's control, without zero seconds.
    func shown(_ date: String) -> String {
        self != .date && date.hasSuffix(":00") && date.utf8.count { $0 == .colon } == 2
            ? String(date.dropLast(3)) : date
    }
}
