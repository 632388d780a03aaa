import RowKit
import StandardRows
import WebHost

/// Benchmarks of pages: drawing a new form and drawing an open one.
func pageBenchmarks() -> [Benchmark] {
    [
        // Everything from making the rows to the bytes sent to the browser, with the same fields
        // and valid values as in the benchmark of other libraries.
        Benchmark("page-first", unit: "µs", sizes: [1_000], takes: 21) { n in
            guard let keys = try? SealKeys(environment: [:]) else { return .nan }
            var bytes: [UInt8] = []
            var errors: [ValidationError] = []
            // A server keeps the session, so the time does not include freeing it.
            var page: OpenPage?
            let time = nanoseconds(for: 1_000) {
                let form = makeMixedForm(n)
                errors = form.validate()
                page = OpenPage(form, keys: keys)
                bytes = (try? page?.document(sealsState: true)) ?? []
            }
            check(errors.isEmpty && isPage(bytes, of: n), "page-first")
            return time
        },
        Benchmark("page", unit: "µs", sizes: [1_000], takes: 31) { n in
            measurePage(n, sealsState: false)
        },
        // Draws a page again after it was validated and drawn, without a change.
        Benchmark("page-again", unit: "µs", sizes: [1_000], takes: 31) { n in
            measurePage(n, sealsState: false, isAgain: true)
        },
        // Includes the state that the page returns if its server was lost.
        Benchmark("page-sealed", unit: "µs", sizes: [1_000], takes: 31) { n in
            measurePage(n, sealsState: true)
        },
        Benchmark("page-bytes", unit: "B", sizes: [1_000], takes: 1) { n in
            guard let keys = try? SealKeys(environment: [:]) else { return .nan }
            let page = OpenPage(makeMixedForm(n), keys: keys)
            return Double((try? page.document(sealsState: true))?.count ?? 0)
        },
    ]
}

private func measurePage(_ n: Int, sealsState: Bool, isAgain: Bool = false) -> Double {
    guard let keys = try? SealKeys(environment: [:]) else { return .nan }
    let form = makeMixedForm(n)
    let page = OpenPage(form, keys: keys, isShared: true)
    // The cells exist, and the session has the drawing of an earlier page.
    _ = try? page.document(sealsState: sealsState)
    if isAgain {
        _ = form.validate()
        _ = try? page.document(sealsState: sealsState)
    }
    var bytes: [UInt8] = []
    var errors: [ValidationError] = []
    let time = nanoseconds(for: 1_000) {
        errors = form.validate()
        bytes = (try? page.document(sealsState: sealsState)) ?? []
    }
    check(errors.isEmpty && isPage(bytes, of: n), "page")
    return time
}

/// Whether a page is complete and has an element for each of `n` rows.
private func isPage(_ bytes: [UInt8], of n: Int) -> Bool {
    let texts = Set(bytes.split(separator: UInt8(ascii: "\"")))
    return bytes.suffix(8) == Array("</html>\n".utf8)[...]
        && (0..<n).allSatisfy { texts.contains(Array("f\($0)".utf8)[...]) }
}

/// Makes a form of `n` rows of five kinds, with rules and valid values.
///
/// It has the fields of a benchmark of other libraries: a string of at most 50 characters, an email
/// address, a number from 0 to 100, one of five options, and a switch.
func makeMixedForm(_ n: Int) -> Form {
    let form = Form("Fields")
    let section = Section()
    for number in 0..<n {
        let tag = "f\(number)"
        switch number % 5 {
        case 0:
            section
                <<< TextRow(tag) { row in
                    row.title = "Text \(number)"
                    row.placeholder = "Help"
                    row.value = "hello"
                    row.add(rule: RuleRequired())
                    row.add(rule: RuleMaxLength(maxLength: 50))
                }
        case 1:
            section
                <<< EmailRow(tag) { row in
                    row.title = "Email \(number)"
                    row.value = "a@example.com"
                    row.add(rule: RuleRequired())
                    row.add(rule: RuleEmail())
                }
        case 2:
            section
                <<< IntRow(tag) { row in
                    row.title = "Int \(number)"
                    row.value = 42
                    row.add(rule: RuleRequired())
                    row.add(rule: RuleGreaterOrEqualThan(min: 0))
                    row.add(rule: RuleSmallerOrEqualThan(max: 100))
                }
        case 3:
            section
                <<< PickerInputRow<String>(tag) { row in
                    row.title = "Choice \(number)"
                    row.options = (0..<5).map { "Option \($0)" }
                    row.value = "Option 3"
                    row.add(rule: RuleRequired())
                }
        default:
            section
                <<< SwitchRow(tag) { row in
                    row.title = "Bool \(number)"
                    row.value = true
                }
        }
    }
    form +++ section
    return form
}
