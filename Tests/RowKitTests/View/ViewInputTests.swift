import Foundation
import RowKit
import Testing

@Suite("The user's input in a control")
struct ViewInputTests {
    /// Performs an action on the only control of a form, as a remote host would.
    private func value<Control: ValueControl>(
        of control: Control.Type, after action: ViewAction, isEchoed: Bool = false,
        prepare: (Control) -> Void = { _ in }, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Control.Shown? {
        let row = ControlRow<Control>("row")
        let form = Form { Section { row } }
        let stage = FormStage(FormViewController(form: form))
        prepare(row.cell.control)
        _ = stage.takePatch()
        var mirror = ViewMirror(stage.snapshot)

        let event = ViewEvent(.control(), action)
        let arrived = try travelled(event)
        #expect(arrived == event, sourceLocation: sourceLocation)
        mirror.apply(arrived)
        let changes = stage.patch(arrived)
        #expect(changes.isEmpty == !isEchoed, "\(changes)", sourceLocation: sourceLocation)
        #expect(changes.refusal == nil, sourceLocation: sourceLocation)
        mirror.apply(try travelled(changes))
        #expect(mirror.screens == stage.snapshot, sourceLocation: sourceLocation)
        #expect(mirror.unappliedChanges == [], sourceLocation: sourceLocation)
        let screen = try #require(stage.snapshot.first, sourceLocation: sourceLocation)
        #expect(try travelled(screen) == screen, sourceLocation: sourceLocation)
        return row.value
    }

    @Test("becomes the row's value when typed, scalar by scalar", arguments: HostileTexts.all)
    func typing(text: String) throws {
        let expected = text.isEmpty ? nil : text
        let caret = text.count
        let field = try value(of: TextFieldView.self, after: .type(text, caret: caret))
        let area = try value(of: TextAreaView.self, after: .type(text, caret: 0))
        #expect(field?.scalars == expected?.scalars)
        #expect(area?.scalars == expected?.scalars)
        let replaced = try value(of: TextFieldView.self, after: .type(text)) { $0.text = "before" }
        #expect(replaced?.scalars == expected?.scalars)
    }

    @Test("becomes the row's value when keys are chosen", arguments: HostileTexts.all)
    func choosing(key: String) throws {
        let options = [ChoiceView.Option("first", "First"), .init(key, key), .init("last", "Last")]
        let chosen = try value(of: ChoiceView.self, after: .choose([key])) { $0.options = options }
        #expect(chosen?.map(\.scalars) == [key.scalars])
        let several = try value(of: ChoiceView.self, after: .choose(["first", key])) {
            $0.options = options
            $0.allowsMultiple = true
        }
        #expect(several == ["first", key])
        let picked = try value(of: ListView.self, after: .choose([key]), isEchoed: true) {
            $0.items = [.init("other", "Other"), .init(key, StyledText(key))]
        }
        #expect(picked?.scalars == key.scalars)
    }

    @Test("becomes the row's value when files are chosen", arguments: HostileTexts.all)
    func files(name: String) throws {
        let files = [FileReference(name: name, mediaType: "image/png", content: Data(name.utf8))]
        #expect(try value(of: FileView.self, after: .files(files)) == files)
    }

    @Test("becomes the row's value when toggled, set or picked")
    func others() throws {
        for isOn in [true, false] {
            #expect(try value(of: ToggleView.self, after: .toggle(isOn)) == isOn)
        }
        for number in [0, 1, 0.1, 99.999_999, 100, 1e-300] {
            #expect(try value(of: SliderView.self, after: .set(number)) == number)
            #expect(try value(of: StepperView.self, after: .set(number)) == number)
        }
        for (mode, date) in [
            (DateView.Mode.date, "2024-02-29"), (.time, "23:59"),
            (.dateAndTime, "2025-02-28T09:05"),
            (.countDown, "01:30"), (.time, "09:05:30"),
        ] {
            #expect(try value(of: DateView.self, after: .date(date)) { $0.mode = mode } == date)
        }
        #expect(try value(of: DateView.self, after: .date(nil)) { $0.date = "2025-01-01" } == nil)
        let red = try #require(RowColor(text: "#FF000080"))
        for color in [nil, red, .systemRed, .white] {
            #expect(try value(of: ColorView.self, after: .color(color)) == color)
        }
        #expect(try value(of: FileView.self, after: .files([])) == [])
        let touch = CanvasView.Touch(.ended, [CanvasView.Point(0, 0), CanvasView.Point(99.5, 100)])
        let points = try value(of: CanvasView.self, after: .point(touch), isEchoed: true) {
            $0.isInteractive = true
        }
        #expect(points == touch.points)
    }

    /// The value of a control's property when its listener receives an action.
    private func shown<Control: ValueControl, Property>(
        _ property: KeyPath<Control, Property>, after action: ViewAction,
        prepare: (Control) -> Void = { _ in }
    ) -> Property? {
        let row = ControlRow<Control>("row")
        let control = row.cell.control
        prepare(control)
        var shown: Property?
        row.take = { _ in shown = control[keyPath: property] }
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        #expect(stage.patch(ViewEvent(.control(), action)).refusal == nil)
        return shown
    }

    @Test("is shown by the control before its listener is called")
    func shownToListeners() {
        #expect(shown(\ToggleView.isOn, after: .toggle(true)) == true)
        #expect(shown(\SliderView.value, after: .set(7)) == 7)
        #expect(shown(\StepperView.value, after: .set(7)) == 7)
        #expect(shown(\TextFieldView.text, after: .type("Ada")) == "Ada")
        #expect(shown(\TextFieldView.caret, after: .type("Ada", caret: 2)) == 2)
        #expect(shown(\TextAreaView.text, after: .type("Ada")) == "Ada")
        #expect(shown(\DateView.date, after: .date("2024-02-29")) == "2024-02-29")
        #expect(shown(\ColorView.color, after: .color(.systemRed)) == .systemRed)
        let chosen = shown(\ChoiceView.selection, after: .choose(["a"])) {
            $0.options = [.init("a", "A"), .init("b", "B")]
        }
        #expect(chosen == ["a"])
        let file = FileReference(name: "a.png", mediaType: "image/png", content: Data([1]))
        #expect(shown(\FileView.files, after: .files([file])) == [file])
    }

    @Test("may be date text in another format for a row that parses typed text")
    func typedDate() throws {
        var typed: [String] = []
        let prepare = { (view: DateView) in
            view.mode = .countDown
            view.maximum = "12:00"
            view.onType { typed.append($0) }
        }
        let shown = try value(
            of: DateView.self, after: .date("1:30"), isEchoed: true, prepare: prepare)
        #expect(typed == ["1:30"], "no row has parsed it")
        #expect(shown == nil, "no row has parsed it")
        _ = try value(of: DateView.self, after: .date("01:30"), prepare: prepare)
        #expect(typed == ["1:30"], "a duration in the format of the view is chosen")
        _ = try value(of: DateView.self, after: .date("12:01"), isEchoed: true, prepare: prepare)
        #expect(typed == ["1:30", "12:01"], "a duration that is out of range is typed")
    }

    @Test(
        "is a time across midnight if the minimum is later than the maximum",
        arguments: [
            ("22:00", true), ("23:59:59", true), ("00:00", true), ("02:00", true),
            ("02:01", false), ("12:00", false), ("21:59", false),
        ])
    func overMidnight(time: String, isOffered: Bool) {
        let view = DateView()
        view.mode = .time
        (view.minimum, view.maximum) = ("22:00", "02:00")
        #expect(view.mode.offers(time, from: view.minimum, to: view.maximum) == isOffered)
        // Dates with times do not wrap around.
        let day = "2025-01-02T"
        let mode = DateView.Mode.dateAndTime
        #expect(!mode.offers(day + time, from: day + "22:00", to: day + "02:00"))
    }

    @Test("may choose options in any order; the value has their order")
    func orderOfChoice() throws {
        let chosen = try value(
            of: ChoiceView.self, after: .choose(["b", "a", "b"]), isEchoed: true
        ) {
            $0.options = [.init("a", "A"), .init("b", "B")]
            $0.allowsMultiple = true
        }
        #expect(chosen == ["a", "b"])
    }

    @Test(
        "keeps the caret within the text",
        arguments: [(-1, 0), (0, 0), (3, 3), (4, 3), (Int.max, 3), (Int.min, 0)])
    func caret(sent: Int, kept: Int) throws {
        var field: TextFieldView?
        let text = try value(
            of: TextFieldView.self, after: .type("Ada", caret: sent), isEchoed: sent != kept
        ) { field = $0 }
        #expect(text == "Ada")
        #expect(field?.caret == kept)
    }

    @Test(
        "is a point of a canvas, or the nearest point on its edges",
        arguments: [
            (200.0, 100.0, CanvasView.Point(150, 50), CanvasView.Point(150, 50)),
            (200, 100, CanvasView.Point(50, 150), CanvasView.Point(50, 100)),
            (100, 200, CanvasView.Point(50, 150), CanvasView.Point(50, 150)),
            (100, 200, CanvasView.Point(150, 50), CanvasView.Point(100, 50)),
            (200, 100, CanvasView.Point(200, 100), CanvasView.Point(200, 100)),
            (200, 100, CanvasView.Point(200.5, 100.5), CanvasView.Point(200, 100)),
            (200, 100, CanvasView.Point(0, 0), CanvasView.Point(0, 0)),
            (200, 100, CanvasView.Point(-0.5, 40), CanvasView.Point(0, 40)),
            (200, 100, CanvasView.Point(40, -1e300), CanvasView.Point(40, 0)),
            (0, 100, CanvasView.Point(40, 40), CanvasView.Point(0, 40)),
            (200, 0, CanvasView.Point(40, 40), CanvasView.Point(40, 0)),
        ])
    func canvas(width: Double, height: Double, sent: CanvasView.Point, taken: CanvasView.Point)
        throws
    {
        let row = ControlRow<CanvasView>("row")
        let canvas = row.cell.control
        (canvas.size, canvas.isInteractive) = (ViewSize(width: width, height: height), true)
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        let drawn = ViewMirror(stage.snapshot)[.control()]?.properties[.size]
        #expect(drawn == [.integer(Int(width)), .integer(Int(height))])
        let inside = CanvasView.Point(width / 2, height / 2)
        for phase in CanvasView.Touch.Phase.allCases {
            row.value = nil
            let event = ViewEvent(.control(), .point(CanvasView.Touch(phase, [inside, sent])))
            #expect(stage.patch(event).refusal == nil)
            #expect(row.value == [inside, taken])
        }
    }

    @Test("is refused for a touch without finite points, unless it is cancelled")
    func noTouch() {
        let canvas = ControlRow<CanvasView>("row")
        canvas.cell.control.isInteractive = true
        var heard: [CanvasView.Touch] = []
        canvas.cell.control.onTouch { heard.append($0) }
        let stage = FormStage(FormViewController(form: Form { Section { canvas } }))
        func refusal(_ touch: CanvasView.Touch) -> ViewRefusal? {
            stage.receive(ViewEvent(.control(), .point(touch))).refusal
        }
        for phase in [CanvasView.Touch.Phase.began, .moved, .ended] {
            #expect(
                refusal(CanvasView.Touch(phase, []))
                    == ViewRefusal(.notOffered, "a touch needs a point")
            )
        }
        for number in [Double.nan, .infinity, -.infinity] {
            for point in [CanvasView.Point(number, 1), CanvasView.Point(1, number)] {
                #expect(
                    refusal(CanvasView.Touch(.moved, [CanvasView.Point(1, 1), point]))
                        == ViewRefusal(.notOffered, "a coordinate is not a finite number"))
            }
        }
        for size in [ViewSize(width: -1, height: 10), ViewSize(width: 10, height: -1)] {
            canvas.cell.control.size = size
            #expect(
                refusal(CanvasView.Touch(.moved, [CanvasView.Point(1, 1)]))
                    == ViewRefusal(.notOffered, "the canvas has no size"))
        }
        canvas.cell.control.size = ViewSize(width: 10, height: 10)
        #expect(heard == [])
        #expect(refusal(CanvasView.Touch(.cancelled, [])) == nil)
        #expect(heard == [CanvasView.Touch(.cancelled, [])])
    }

    @Test("is answered with the value the row made of it")
    func formatting() {
        let row = ControlRow<TextFieldView>("row").onChange { $0.value = $0.value?.uppercased() }
        let stage = FormStage(FormViewController(form: Form { Section { row } }))
        let changes = stage.patch(ViewEvent(.control(), .type("ada")))
        #expect(changes.changes == [.set(.control(), [.text: "ADA"])])
        let again = stage.patch(ViewEvent(.control(), .type("ADA")))
        #expect(again.isEmpty)
    }

    @Test("is reported again to hosts that have not received earlier changes")
    func crossing() {
        let row = ControlRow<TextFieldView>("row")
        let form = Form { Section { row } }
        let stage = FormStage(FormViewController(form: form))
        var mirror = ViewMirror(stage.snapshot)
        row.hidden = true
        row.hidden = false
        let event = ViewEvent(.control(), .type("Ada"))
        mirror.apply(event)
        mirror.apply(stage.patch(event))
        #expect(row.value == "Ada")
        #expect(mirror.screens == stage.snapshot)
    }
}

/// A value after encoding and decoding, as a remote host receives it.
func travelled<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
}
