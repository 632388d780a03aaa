import RowKit
import StandardRows
import TokenRow
import WebHost

/// Benchmarks of one key pressed in a live page, from the decoded event to the encoded response,
/// without the actor of the session and without HTTP.
func keystrokeBenchmarks() -> [Benchmark] {
    let sizes = [1_000, 10_000]
    return [
        // Each keystroke makes the message of a rule appear or disappear.
        Benchmark("keystroke", sizes: sizes, takes: 11) { n in
            measureKeystrokes(n) { time, _ in time }
        },
        Benchmark("keystroke-up", unit: "B", sizes: [1_000], takes: 1) { n in
            Double(typing("hello", into: "f\(n / 2)").count)
        },
        Benchmark("keystroke-down", unit: "B", sizes: sizes, takes: 1) { n in
            measureKeystrokes(n) { _, size in size }
        },
        // Each keystroke changes which options are offered.
        Benchmark("keystroke-popup", unit: "µs", sizes: [200], takes: 11) { n in
            measureSearch(n) { time, _ in time }
        },
        Benchmark("keystroke-popup-down", unit: "B", sizes: [200], takes: 1) { n in
            measureSearch(n) { _, size in size }
        },
    ]
}

/// Types into the middle row of a form of `n` rows.
///
/// - Parameter figure: Returns the result for the nanoseconds of a keystroke and the largest
///   response.
private func measureKeystrokes(_ n: Int, _ figure: (Double, Double) -> Double) -> Double {
    let form = makeMixedForm(n)
    guard let row: TextRow = form.rowBy(tag: "f\(n / 2)"),
        let page = openPage(form, focusing: "f\(n / 2)")
    else { return .nan }
    row.validationOptions = .validatesOnChange
    let events = ["", "h"].compactMap { OpenPage.event(typing($0, into: "f\(n / 2)")) }
    var responses: [[UInt8]] = []
    let time = nanoseconds(for: 500) {
        for count in 0..<500 {
            if let response = try? page.response(to: events[count % 2]) {
                responses.append(response)
            }
        }
    }
    check(
        responses.count == 500 && row.value == "h"
            && (2..<500).allSatisfy {
                contains("Must be filled in", responses[$0]) == ($0 % 2 == 0)
            }, "keystroke")
    return figure(time, Double(responses.map(\.count).max() ?? 0))
}

/// Types into the search of a row with `n` options.
private func measureSearch(_ n: Int, _ figure: (Double, Double) -> Double) -> Double {
    let row = TokenAccessoryRow<String>("f0") { row in
        row.title = "Names"
        row.options = (0..<n).map { "Name \($0)" }
    }
    let form = Form("Fields")
    form +++ Section() <<< row
    guard let page = openPage(form, focusing: "f0") else { return .nan }
    let searches = ["n", "na", "nam", "name", "name ", "name 1", "name 19", "name 199"]
    let events = searches.compactMap { OpenPage.event(typing($0, into: "f0")) }
    var responses: [[UInt8]] = []
    let time = nanoseconds(for: 8_000 * 25) {
        for count in 0..<200 {
            if let response = try? page.response(to: events[count % 8]) {
                responses.append(response)
            }
        }
    }
    check(responses.count == 200 && contains("Name 199", responses[199]), "keystroke-popup")
    return figure(time, Double(responses.map(\.count).max() ?? 0))
}

/// Opens a page with sealed state that shows the form, with the focus in the field of a row.
private func openPage(_ form: Form, focusing tag: String) -> OpenPage? {
    guard let keys = try? SealKeys(environment: [:]) else { return nil }
    let page = OpenPage(form, keys: keys)
    _ = try? page.document(sealsState: true)
    _ = try? page.response(to: ViewEvent(ViewID("\(tag)/content/field"), .focus))
    return page
}

/// The body of a request, in the format of the page script.
private func typing(_ text: String, into tag: String) -> [UInt8] {
    Array(
        """
        {"page":"3w5e11264sgsf.1","n":12,"event":{"view":"\(tag)/content/field","do":"type",\
        "text":"\(text)"}}
        """.utf8)
}

private func contains(_ text: String, _ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).contains(text)
}
