import Testing

@testable import RowKit

@Suite("A kind of view")
struct ViewKindTests {
    private let views: [BaseView] = [
        FormView(), SectionView(), CellView(), LabelView(), ImageView(), TextFieldView(),
        TextAreaView(), ToggleView(), SliderView(), StepperView(), ChoiceView(), DateView(),
        ButtonView(), StackView(), ListView(), CanvasView(), ColorView(), FileView(),
        ProgressView(),
    ]

    @Test("has one class, which draws and describes itself as that kind")
    func classes() {
        #expect(views.map(\.kind) == ViewKind.allCases)
        var renderer = KindRenderer()
        #expect(views.map { $0.draw(on: &renderer) } == ViewKind.allCases)
        #expect(views.map(\.snapshot.kind) == ViewKind.allCases)
    }

    @Test("has properties that each stand in its table once; every property is one of a kind's")
    func properties() {
        let common = BaseView.commonProperties.names
        let owned = views.map { type(of: $0).properties.names }
        #expect(Set(common + owned.joined()) == Set(ViewProperty.allCases))
        for own in owned + [common] { #expect(Set(own).count == own.count) }
        for own in owned { #expect(Set(own).isDisjoint(with: common)) }
    }
}

/// Draws a view as the kind whose requirement was called.
private struct KindRenderer: ViewRenderer {
    func draw(_ view: FormView) -> ViewKind { .form }
    func draw(_ view: SectionView) -> ViewKind { .section }
    func draw(_ view: CellView) -> ViewKind { .cell }
    func draw(_ view: LabelView) -> ViewKind { .label }
    func draw(_ view: ImageView) -> ViewKind { .image }
    func draw(_ view: TextFieldView) -> ViewKind { .textField }
    func draw(_ view: TextAreaView) -> ViewKind { .textArea }
    func draw(_ view: ToggleView) -> ViewKind { .toggle }
    func draw(_ view: SliderView) -> ViewKind { .slider }
    func draw(_ view: StepperView) -> ViewKind { .stepper }
    func draw(_ view: ChoiceView) -> ViewKind { .choice }
    func draw(_ view: DateView) -> ViewKind { .date }
    func draw(_ view: ButtonView) -> ViewKind { .button }
    func draw(_ view: StackView) -> ViewKind { .stack }
    func draw(_ view: ListView) -> ViewKind { .list }
    func draw(_ view: CanvasView) -> ViewKind { .canvas }
    func draw(_ view: ColorView) -> ViewKind { .color }
    func draw(_ view: FileView) -> ViewKind { .file }
    func draw(_ view: ProgressView) -> ViewKind { .progress }
}
