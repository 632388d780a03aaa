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

    @Test("lists each property once, and the kinds together list every property")
    func properties() {
        let common = BaseView.commonProperties.names
        let owned = views.map { type(of: $0).properties.names }
        #expect(Set(common + owned.joined()) == Set(ViewProperty.allCases))
        for own in owned + [common] { #expect(Set(own).count == own.count) }
        for own in owned { #expect(Set(own).isDisjoint(with: common)) }
    }

    @Test(
        "is no longer its children's parent once deallocated, unless they have another")
    func orphans() {
        func orphan<Parent: BaseView>(
            of parent: Parent, _ adopt: (Parent) -> BaseView?
        ) -> BaseView? {
            let child = adopt(parent)
            #expect(child?.parent === parent)
            return child
        }
        func orphan<Parent: BaseView, Child: BaseView>(
            of parent: Parent, _ property: ReferenceWritableKeyPath<Parent, Child?>, _ child: Child
        ) -> BaseView? {
            orphan(of: parent) { parent in
                parent[keyPath: property] = child
                return child
            }
        }
        let (cell, view) = (CellView(), ToggleView() as BaseView)
        let orphans = [
            orphan(of: StackView(.vertical, [LabelView("a")])) { $0.views[0] },
            orphan(of: ButtonView("Press")) { $0.titleLabel },
            orphan(of: TextFieldView(), \.popup, ListView()),
            orphan(of: CellView(), \.imageView, ImageView()),
            orphan(of: CellView(), \.accessoryView, view),
            orphan(of: CellView(), \.contentView, view),
            orphan(of: CellView()) { $0.textLabel },
            orphan(of: CellView()) { $0.detailTextLabel },
            orphan(of: CellView()) { cell in
                let hidden = cell.textLabel
                cell.contentView = ToggleView()
                return hidden
            },
            orphan(of: SectionView(), \.header, view),
            orphan(of: SectionView(), \.footer, view),
            orphan(of: SectionView()) { section in
                (section.rows, cell.currentParent) = ([cell], section)
                return cell
            },
            orphan(of: FormView(), \.header, view),
            orphan(of: FormView(), \.navigationItems, StackView()),
            orphan(of: FormView(), \.keyboardItems, StackView()),
        ]
        for case let child? in orphans {
            #expect(child.parent == nil)
            #expect(child.takesInput)
        }
        #expect(!orphans.contains { $0 == nil })

        let later = SectionView()
        func adopt() {
            let earlier = SectionView()
            (earlier.rows, later.rows, cell.currentParent) = ([cell], [cell], later)
        }
        adopt()
        #expect(cell.parent === later)
    }
}

/// Draws a view as the kind whose requirement was called.
private struct KindRenderer: FormRenderer {
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
