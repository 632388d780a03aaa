import RowKit
import Testing

@Suite("Screens that endlessly open screens", .timeLimit(.minutes(1)))
struct EndlessScreenTests {
    private final class ActingController: FormViewController {
        var onLoad: ((ActingController) -> Void)?
        var onAppear: ((ActingController) -> Void)?

        override func viewDidLoad() {
            super.viewDidLoad()
            onLoad?(self)
        }

        override func viewWillAppear() {
            super.viewWillAppear()
            onAppear?(self)
        }
    }

    private func expectOneProblem(
        _ controller: FormViewController, containing text: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let problems = controller.form.problems
        #expect(
            problems.map(\.place) == ["ActingController"], "\(problems)",
            sourceLocation: sourceLocation)
        #expect(
            problems.first?.message.contains(text) == true, "\(problems)",
            sourceLocation: sourceLocation)
    }

    /// Expects that a stage shows the presented controllers, also after further changes.
    private func expectAllIsShown(
        _ stage: FormStage, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var mirror = ViewMirror(stage.snapshot)
        func chain() -> [ObjectIdentifier] {
            sequence(first: stage.controller, next: \.presented).map { ObjectIdentifier($0.form) }
        }
        let titles = sequence(first: stage.controller, next: \.presented).map(\.title)
        #expect(stage.screens.map(\.title) == titles, sourceLocation: sourceLocation)
        #expect(stage.screens.count == chain().count, sourceLocation: sourceLocation)
        #expect(!stage.hasChanges, sourceLocation: sourceLocation)
        stage.controller.dismissPresented()
        stage.controller.title = "Again"
        mirror.apply(stage.takePatch())
        #expect(mirror.screens == stage.snapshot, sourceLocation: sourceLocation)
        #expect(mirror.unappliedChanges.isEmpty, sourceLocation: sourceLocation)
        #expect(stage.screens.count == chain().count, sourceLocation: sourceLocation)
    }

    @Test("end if each one opens another when it appears")
    func opening() {
        func make() -> ActingController {
            let controller = ActingController(form: Form("Screen"))
            controller.onAppear = { if $0.presented == nil { $0.present(make()) } }
            return controller
        }
        let first = make()
        let stage = FormStage(first)
        #expect(stage.screens.count == 101)
        expectOneProblem(first, containing: "100 over the first")
        first.onAppear = nil
        expectAllIsShown(stage)
    }

    @Test("end if each one opens another when it loads, even without a stage")
    func loading() {
        func make() -> ActingController {
            let controller = ActingController(form: Form("Screen"))
            controller.onLoad = { $0.present(make()) }
            return controller
        }
        let first = make()
        first.loadViewIfNeeded()
        #expect(Array(sequence(first: first as FormViewController, next: \.presented)).count == 101)
        expectOneProblem(first, containing: "100 over the first")
        expectAllIsShown(FormStage(first))
    }

    @Test("end if one dismisses itself when it appears, and the one below opens another")
    func backAndForth() {
        let first = ActingController(form: Form("First"))
        first.onAppear = { controller in
            let other = ActingController(form: Form("Other"))
            other.onAppear = { $0.dismiss() }
            controller.present(other)
        }
        let stage = FormStage(first)
        expectOneProblem(first, containing: "after 100 rounds")
        #expect(stage.screens.count == (first.presented == nil ? 1 : 2))
        first.onAppear = nil
        expectAllIsShown(stage)
    }

    @Test("end if one sets another form each time it appears")
    func forms() {
        let first = ActingController(form: Form("First"))
        let stage = FormStage(first)
        let top = ActingController(form: Form("Top"))
        top.onAppear = { controller in
            controller.form = Form("New")
            first.dismissPresented()
        }
        first.onAppear = { if $0.presented == nil { $0.present(top) } }
        first.present(top)
        _ = stage.takePatch()
        #expect(first.form.problems.allSatisfy { $0.place == "ActingController" })
        #expect(!first.form.problems.isEmpty)
        (first.onAppear, top.onAppear) = (nil, nil)
        expectAllIsShown(stage)
    }

    @Test("are no problem if they end")
    func finite() {
        var left = 60
        func make() -> ActingController {
            let controller = ActingController(form: Form("Screen"))
            controller.onAppear = { controller in
                left -= 1
                if left > 0 { controller.present(make()) }
            }
            return controller
        }
        let first = make()
        let stage = FormStage(first)
        #expect(stage.screens.count == 60)
        #expect(first.form.problems.isEmpty)
        left = 0
        expectAllIsShown(stage)
    }
}
