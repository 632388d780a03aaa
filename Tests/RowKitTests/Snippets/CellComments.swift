import RowKit
import TestRuns
import Testing

// The examples in the comments on cells and on options.

private enum PlainStars {
    // snippet: comment-plain-cell
    final class StarsCell: Cell<Int>, CellType {}
    // end

    // snippet: comment-plain-row
    final class StarsRow: Row<StarsCell>, RowType {}
    // end

    static func makeForm() -> Form {
        Form {
            // snippet: comment-row-in-form
            StarsRow("rating") { row in row.title = "Your rating" }
            // end
        }
    }
}

private enum StarsInText {
    // snippet: comment-cell-type
    final class StarsCell: Cell<Int>, CellType {
        override func update() {
            super.update()
            detailTextLabel?.text = String(repeating: "★", count: row?.value ?? 0)
        }
    }
    // end

    final class StarsRow: Row<StarsCell>, RowType {}
}

private enum Controls {
    // snippet: comment-control-cell
    final class ThermostatRow: Row<ControlCell<Int, StepperView>>, RowType {
        override func customSetupCell() {
            super.customSetupCell()
            cell.stepper.onSet { [weak self] degrees in self?.setValue(Int(degrees), by: .user) }
        }

        override func customUpdateCell() {
            super.customUpdateCell()
            cell.stepper.value = Double(value ?? 20)
        }
    }
    // end

    // snippet: comment-control-cell-type
    open class _VolumeRow<Cell: ControlCellType<SliderView> & CellType>: Row<Cell>
    where Cell.Value == Int {
        open override func customSetupCell() {
            super.customSetupCell()
            cell.control.onSet { [weak self] volume in self?.setValue(Int(volume), by: .user) }
        }
    }
    // end

    final class VolumeRow: _VolumeRow<ControlCell<Int, SliderView>>, RowType {}
}

private final class MyCell: Cell<Int>, CellType {}
private final class MyRow: Row<MyCell>, RowType {}

@Suite("The examples in the comments on cells")
struct CellCommentTests {
    @Test("show a row's value")
    func cells() {
        #expect(PlainStars.makeForm().rows.first?.title == "Your rating")
        let row = StarsInText.StarsRow { $0.value = 2 }
        #expect(row.cell.detailTextLabel?.text == "★★")
    }

    @Test("connect a row to its control")
    func controls() {
        let thermostat = Controls.ThermostatRow("thermostat") { $0.title = "Temperature" }
        let volume = Controls.VolumeRow("volume")
        let stage = FormStage(
            FormViewController(
                form: Form {
                    thermostat
                    volume
                }))
        #expect(thermostat.cell.textLabel?.text == "Temperature")
        #expect(thermostat.cell.stepper.value == 20 && thermostat.cell.detailText == nil)
        stage.receive(ViewEvent(thermostat.cell.stepper.id, .set(21)))
        #expect(thermostat.value == 21 && thermostat.cell.stepper.value == 21)
        stage.receive(ViewEvent(volume.cell.slider.id, .set(3)))
        #expect(volume.value == 3)
    }

    @Test("give one row another cell")
    func provider() {
        let row = MyRow()
        // snippet: comment-cell-provider
        row.cellProvider = CellProvider { MyCell() }
        // end
        #expect(row.cell.row === row)
    }

    @Test("give each option a unique key")
    func keys() {
        let found = results {
            // snippet: comment-unique-keys
            var keys = UniqueKeys()
            keys.key(like: "Ann")  // "Ann"
            keys.key(like: "Ann")  // "Ann#2"
            // end
        }
        #expect(found == ["Ann", "Ann#2"])
    }
}
