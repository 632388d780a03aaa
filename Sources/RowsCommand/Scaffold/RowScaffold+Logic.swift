extension RowScaffold {
    /// The members of a row that edits the value with the control of its cell.
    var editorLogicText: String {
        switch value.editor {
        case .text(let form): textLogic(form)
        case .number(let reading): numberLogic(reading)
        case .canvas(let reading): canvasLogic(reading)
        case .toggle: toggleLogic
        case .date: dateLogic
        case .shown: shownLogic
        }
    }

    /// The overrides with which a row connects to its cell's control and updates it.
    private func control(setup: String, update: String...) -> String {
        """

            public override func customSetupCell() {
                super.customSetupCell()
                \(setup)
            }

            public override func customUpdateCell() {
                super.customUpdateCell()
        \(update.map { "        \($0)\n" }.joined())    }

        """
    }

    private func textLogic(_ form: ScaffoldEditor.TextForm) -> String {
        let shown =
            switch form {
            case .string: "value ?? \"\""
            case .address: "unreadInput?.text ?? value?.absoluteString ?? \"\""
            case .declared: "value?.text ?? \"\""
            }
        let taking =
            switch form {
            case .string:
                "        setValue(text.isEmpty ? nil : text, by: .user)\n"
            case .declared:
                "        setValue(text.isEmpty ? nil : \(value.type)(text: text), by: .user)\n"
            case .address:
                """
                        if text.isEmpty {
                            setValue(nil, by: .user)
                        } else if let address = URL(string: text) {
                            setValue(address, by: .user)
                        } else {
                            keepUnreadInput(text, ValidationError(.url))
                        }

                """
            }
        return control(
            setup: "cell.textField.onType { [weak self] text in self?.take(text) }",
            update: "cell.textField.placeholder = placeholder", "cell.textField.text = \(shown)")
                + """

                    private func take(_ text: String) {
                \(taking)    }

                """
    }

    /// The limits of the value.
    var limitsText: String {
        switch value.editor {
        case .number, .canvas: numberLimits
        case .date: dateLimits
        case .text, .toggle, .shown: ""
        }
    }

    private var numberLimits: String {
        """

            /// Requires a number from 0 to ``maximum``.
            public override var limits: RuleSet<\(value.type)> {
                super.limits + [RuleGreaterOrEqualThan(min: 0), RuleSmallerOrEqualThan(max: $maximum)]
            }

        """
    }

    private func numberLogic(_ reading: String) -> String {
        control(
            setup: """
                cell.stepper.onSet { [weak self] number in
                            self?.setValue(\(reading), by: .user)
                        }
                """,
            update: "cell.stepper.maximum = Double($maximum)",
            "cell.stepper.value = Double(value ?? 0)")
    }

    private func canvasLogic(_ reading: String) -> String {
        """

            /// The length of the whole bar.
            private static let length = 200.0

            /// The value before the current touch.
            private var valueBeforeTouch: \(value.type)?

            private var bounds: ClosedRange<Double> { 0...Double($maximum) }

            public override func customSetupCell() {
                super.customSetupCell()
                cell.canvas.size = ViewSize(width: Self.length, height: 30)
                cell.canvas.isInteractive = true
                cell.canvas.onTouch { [weak self] touch in self?.take(touch) }
                cell.canvas.onKey { [weak self] key in self?.take(key) ?? false }
            }

            public override func customUpdateCell() {
                super.customUpdateCell()
                let number = min(max(Double(value ?? 0), 0), bounds.upperBound)
                let share = number / bounds.upperBound
                // A grey bar, and over it a blue one up to the value.
                cell.canvas.shapes = [(1, .systemGray), (share, .systemBlue)].map { share, color in
                    CanvasView.Shape(
                        .lines([.init(0, 15), .init(share * Self.length, 15)], isClosed: false),
                        stroke: color, width: 8)
                }
                // What assistive technologies announce.
                cell.canvas.slider = CanvasView.Slider(number, in: bounds, text: displayText ?? "")
            }

            private func take(_ touch: CanvasView.Touch) {
                if touch.phase == .began { valueBeforeTouch = value }
                if touch.phase == .cancelled {
                    setValue(valueBeforeTouch, by: .user)
                } else if let point = touch.points.last {
                    take(point.x / Self.length * bounds.upperBound)
                }
            }

            private func take(_ key: ViewAction.Key) -> Bool {
                let number = Double(value ?? 0)
                switch key {
                case .left, .down: take(number - 1)
                case .right, .up: take(number + 1)
                case .home: take(bounds.lowerBound)
                case .end: take(bounds.upperBound)
                default: return false
                }
                return true
            }

            private func take(_ number: Double) {
                let number = min(max(number, bounds.lowerBound), bounds.upperBound)
                setValue(\(reading), by: .user)
            }

        """
    }

    private var toggleLogic: String {
        control(
            setup: """
                cell.toggle.onToggle { [weak self] isOn in
                            self?.setValue(isOn, by: .user)
                        }
                """,
            update: "cell.toggle.title = explanation",
            "cell.toggle.isOn = value ?? false")
    }

    private var dateLimits: String {
        """

            /// Requires a day that is not before the earliest.
            public override var limits: RuleSet<Date> {
                guard let earliest = earliest.flatMap(Self.day) else { return super.limits }
                let error = ValidationError(.greaterOrEqual, ["limit": .text(earliest)])
                return super.limits + [
                    RuleClosure(error) { date in Self.day(of: date).map { $0 >= earliest } ?? true }
                ]
            }

            /// The day in UTC, such as `2025-02-28`, or nil if the date has no JSON.
            static func day(of date: Date) -> String? {
                guard case .string(let text) = try? date.documentValue() else { return nil }
                return String(text.prefix(10))
            }

        """
    }

    private var dateLogic: String {
        control(
            setup: "cell.date.onChoose { [weak self] day in self?.take(day) }",
            update: "cell.date.date = value.flatMap(Self.day)",
            "cell.date.minimum = earliest.flatMap(Self.day)")
                + """

                    private func take(_ day: String?) {
                        let date = day.flatMap { try? Date(documentValue: .string($0)) }
                        setValue(date, by: .user)
                    }

                """
    }

    private var shownLogic: String {
        """

            /// Clears the value when the row is selected.
            public override func customDidSelect() {
                super.customDidSelect()
                setValue(nil, by: .user)
            }

            /// True: selecting the row clears the value.
            public override var respondsToSelection: Bool { true }

        """
    }

    /// The members of a row with options.
    var optionsLogicText: String {
        """

            /// Requires one of the options, once they are known.
            public override var limits: RuleSet<\(value.type)> {
                guard knowsOptions else { return super.limits }
                return super.limits + [
                    RuleClosure(ValidationError(.notOffered), valueSchema: self.optionSchema) {
                        [self] option in offers(option) == true
                    }
                ]
            }

            /// The title of the option, or its description if it has none.
            public override func defaultDisplayText(for option: \(value.type)) -> String? {
                title(of: option) ?? super.defaultDisplayText(for: option)
            }

        """
            + control(
                setup: "cell.choice.onChoose { [weak self] keys in self?.choose(keys.first) }",
                update: "let options = options ?? []",
                "// The keys are the indices of the options.",
                "cell.choice.options = options.enumerated().map { place, option in",
                "    ChoiceView.Option(\"\\(place)\", displayText(for: option) ?? \"\")", "}",
                "let chosen = options.firstIndex { $0 == value }",
                "cell.choice.selection = chosen.map { [\"\\($0)\"] } ?? []")
                + """

                    private func choose(_ key: String?) {
                        let options = options ?? []
                        let place = key.flatMap { Int($0) }
                        let option = place.flatMap { options.indices.contains($0) ? options[$0] : nil }
                        setValue(option, by: .user)
                    }

                """
    }
}
