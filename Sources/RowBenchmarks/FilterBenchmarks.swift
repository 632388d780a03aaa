import Foundation
import OptionSearch
import RowKit

/// Search texts that find names, and some that find none.
private let searches = ["a", "an", "ka", "kali", "jo ka", "dorqui", "zé", "ra", "mona ka", "zz"]

/// Measures searching a list of names, compared with Foundation and `fzf` on the same list.
func filterBenchmarks() -> [Benchmark] {
    let sizes = [10_000, 100_000, 1_000_000]
    return [
        // One keystroke that returns the best 50 options, for the slowest search text.
        Benchmark("filter", unit: "ms", sizes: sizes, takes: 5) { n in
            let index = OptionIndex(names(n)) { $0 }
            check(index.options(named: "Jo").count > 0, "filter")
            return slowest { search in
                let found = index.options(matching: search, limit: 50, by: .ranked)
                check(
                    found.count == 50 || n < 1_000_000 || search.count > 4 || search == "zz", search
                )
            }
        },
        // The first search, which folds the names, in time per option.
        Benchmark("filter-index", sizes: sizes, takes: 5) { n in
            let index = OptionIndex(names(n)) { $0 }
            var found: [String] = []
            let time = nanoseconds(for: n) { found = index.options(named: "no such name") }
            check(found.isEmpty, "filter-index")
            return time
        },
        Benchmark("filter-foundation", unit: "ms", sizes: sizes, takes: 1) { n in
            let names = names(n)
            return slowest { search in
                let found = names.filter { $0.localizedCaseInsensitiveContains(search) }
                check(!found.isEmpty || n < 1_000_000 || search == "zz", search)
            }
        },
        // Includes starting the program and reading the list; 0 if `fzf` is not installed.
        Benchmark("filter-fzf", unit: "ms", sizes: sizes, takes: 1) { n in
            let list = FileManager.default.temporaryDirectory.appending(path: "names-\(n)")
            try? names(n).joined(separator: "\n").write(to: list, atomically: true, encoding: .utf8)
            defer { try? FileManager.default.removeItem(at: list) }
            var isInstalled = true
            let time = slowest { search in
                let process = Process()
                process.executableURL = URL(filePath: "/bin/sh")
                process.arguments = [
                    "-c", "fzf --filter \"$1\" < \"$2\" > /dev/null", "sh", search, list.path(),
                ]
                try? process.run()
                process.waitUntilExit()
                if process.terminationStatus == 127 { isInstalled = false }
            }
            return isInstalled ? time : 0
        },
    ]
}

/// Returns the milliseconds that the slowest search takes.
private func slowest(_ search: (String) -> Void) -> Double {
    searches.map { text in nanoseconds(for: 1_000_000) { search(text) } }.max() ?? 0
}

/// Names of one to three words, the same for each count, some with an accent.
private func names(_ count: Int) -> [String] {
    let syllables = [
        "an", "ber", "ca", "dor", "el", "fi", "gra", "hol", "in", "jo", "ka", "li", "mo", "na",
        "ol",
        "pe", "qui", "ra", "sta", "to", "u", "vi", "wa", "xe", "ya", "zé",
    ]
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
    return (0..<count).map { _ in
        (0...random(3)).map { _ in
            (0...random(4)).map { _ in syllables[random(syllables.count)] }.joined().capitalized
        }.joined(separator: " ")
    }
}
