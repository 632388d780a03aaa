import RowKit
import RowTesting
import StandardRows
import Testing

private final class OwnImageCheckRow: _ImageCheckRow<OwnPlainCell<Int>>, RowType, SelectableRowType
{}

@Suite("Options with images")
struct ImageCheckRowTests {
    private func oceans(_ setUp: @escaping (ImageCheckRow<String>) -> Void = { _ in }) -> Form {
        Form {
            SelectableSection<ImageCheckRow<String>>("Oceans", selectionType: .multipleSelection) {
                $0.tag = "oceans"
                for ocean in ["Arctic", "Indian"] {
                    $0
                        <<< ImageCheckRow<String>(ocean) { row in
                            row.selectableValue = ocean
                            setUp(row)
                        }
                }
            }
        }
    }

    @Test("have an image that shows whether they are chosen, and their name without a title")
    func drawing() {
        let tester = FormTester(form: oceans { $0.falseImage = .symbol("square") })
        tester.isExhaustive = false
        tester.select("Indian") { $0.values["oceans"] = ["Indian"] }
        #expect(
            tester.drawing("#oceans") == """
                section #oceans
                  header: label "Oceans" [header]
                  cell Arctic
                    image: image square
                    text: label "Arctic"
                  cell Indian
                    image: image checkmark.circle.fill
                    text: label "Indian"

                """)
        tester.select("Indian") { $0.values["oceans"] = [String]() }
        #expect(tester.drawing("Indian").contains("image square"))
        tester.finish()
    }

    @Test("can have the image at the end, and move it there later")
    func trailing() throws {
        let form = oceans()
        let row: ImageCheckRow<String> = try #require(form.rowBy(tag: "Arctic"))
        let tester = FormTester(form: form)
        row.isImageTrailing = true
        #expect(
            tester.drawing("Arctic") == """
                cell Arctic
                  text: label "Arctic"
                  accessory: image circle

                """)
        row.isImageTrailing = false
        #expect(row.cell.imageView?.image == .symbol("circle"))
        #expect(row.cell.accessoryView == nil)
        tester.finish()
    }

    @Test("do not replace another accessory, and have no image if none is given")
    func otherAccessory() throws {
        let accessory = ImageView(.symbol("star"))
        let row = ImageCheckRow<String> { $0.falseImage = nil }
            .cellSetup { cell, _ in cell.accessoryView = accessory }
        #expect(row.cell.imageView?.image == nil)
        row.title = "Southern"
        row.updateCell()
        #expect(row.cell.accessoryView === accessory)
        #expect(accessory.image == .symbol("star"))
    }

    @Test("are read from a document with their images")
    func document() throws {
        let factory = RowFactory(try RowRegistry(StandardRowPlugin.self))
        let settings: [String: JSONValue] = [
            "selectableValue": "Arctic", "trueImage": ["symbol": "star"], "falseImage": .null,
            "isImageTrailing": true,
        ]
        let row = try factory.make("ImageCheckRow", settings: settings, value: "Arctic")
        let option = try #require(row as? ImageCheckRow<String>)
        #expect(option.trueImage == .symbol("star"))
        #expect(option.falseImage == nil)
        #expect((option.cell.accessoryView as? ImageView)?.image == .symbol("star"))
    }

    @Test("drive a cell that inherits from nothing")
    func ownCell() {
        let row = OwnImageCheckRow { $0.selectableValue = 1 }
        #expect(row.cell.view.imageView?.image == .symbol("circle"))
        row.value = 1
        row.updateCell()
        #expect(row.cell.view.imageView?.image == .symbol("checkmark.circle.fill"))
    }
}
