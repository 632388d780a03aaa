import RowKit
import Testing

/// Rows and sections that move to another form while one of their changes is pending.
@Suite("A row that moves to another form")
struct MovingRowTests {
    private let first = Form()
    private let second = Form()
    private let row = NumberRow("n") { $0.value = 0 }
    private let section = Section()
    private let heard = Recorder<String>()

    init() {
        section.append(row)
        first.append(section)
        row.onValueChange { [heard] row, change in
            heard("\(change.old ?? -1) > \(change.new ?? -1), \(row.value ?? -1)")
        }
    }

    private func move(_ bySection: Bool = false) {
        do {
            if bySection {
                try first.remove(section)
                second.append(section)
            } else {
                try section.remove(row)
                second.append(Section([row]))
            }
        } catch {
            Issue.record(error)
        }
    }

    @Test(
        "reports a pending change once, from the first value to the last",
        arguments: [false, true])
    func once(bySection: Bool) {
        first.update {
            row.value = 1
            move(bySection)
            row.value = 2
            #expect(heard.take() == ["0 > 2, 2"], "reported by the form of the last write")
        }
        #expect(heard.take() == [])
        row.value = 3
        #expect(heard.take() == ["2 > 3, 3"])
    }

    @Test("reports a pending change even if it is not written again", arguments: [false, true])
    func notWrittenAgain(bySection: Bool) {
        first.update {
            row.value = 1
            move(bySection)
        }
        #expect(heard.take() == ["0 > 1, 1"])
        #expect(row.resetValue == 1, "its value on joining is its reset value")
        #expect(!row.isChanged, "its value on joining is its reset value")
    }

    @Test("reports a change when the other form's outer transaction ends")
    func outerTransaction() {
        second.update {
            first.update {
                row.value = 1
                move()
                row.value = 2
            }
            #expect(heard.entries.isEmpty)
            row.value = 3
        }
        #expect(heard.take() == ["0 > 3, 3"])
    }

    @Test("reports nothing if it ends with its first value")
    func backAgain() {
        first.update {
            row.value = 1
            move()
            row.value = 0
        }
        #expect(heard.entries.isEmpty)
    }

    @Test("reports each change once if it moves there and back")
    func thereAndBack() throws {
        try first.update {
            row.value = 1
            try section.remove(row)
            second.append(Section([row]))
            try second.update {
                row.value = 2
                try row.section?.remove(row)
            }
            #expect(heard.take() == ["0 > 2, 2"])
            row.value = 3
            section.append(row)
            row.value = 4
        }
        #expect(heard.take() == ["3 > 4, 4"])
    }

    @Test("passes its old value to later listeners if one listener moves it")
    func movedByListener() {
        row.onChange { [second] row in
            guard row.form !== second else { return }
            try? row.section?.remove(row)
            second.append(Section([row]))
        }
        row.onValueChange { [heard] _, change in heard("old \(change.old ?? -1)") }
        row.value = 1
        #expect(heard.take() == ["0 > 1, 1", "old 0"])
    }

    @Test("is validated once, by its new form")
    func validation() {
        var asked = 0
        row.add(
            rule: RuleClosure { _ in
                asked += 1
                return nil
            })
        row.validationOptions = .validatesOnChange
        first.update {
            row.value = 1
            move()
            row.value = 2
        }
        #expect(asked == 1)
    }
}
