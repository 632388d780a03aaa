import Testing

@Suite("The folders of a target")
struct RoomTests {
    @Test("refer only to the folders of the same layer or below", arguments: Rooms.sources)
    func order(source: PackageSource) {
        guard let room = Rooms.room(of: source.path), let homes = Rooms.homes[source.target] else {
            return
        }
        let layers = Rooms.layers[source.target] ?? []
        let layer = layers.firstIndex { $0.contains(room) } ?? layers.endIndex
        for (line, name) in source.capitalisedNames {
            guard let home = homes[name], home.layer > layer || isHidden(home.room, from: source)
            else { continue }
            Issue.record("\(source.path):\(line): names \(name) of \(home.room)")
        }
    }

    private func isHidden(_ room: String, from source: PackageSource) -> Bool {
        room == "View" && Rooms.viewless.contains(where: source.path.hasPrefix)
    }

    @Test("are all in the list of layers, and none is empty", arguments: Rooms.layers.keys.sorted())
    func plan(target: String) {
        let sources = Rooms.sources.filter { $0.target == target }
        #expect(
            Set(sources.compactMap { Rooms.room(of: $0.path) })
                == Set((Rooms.layers[target] ?? []).joined()))
    }

    @Test("are found by the types that they declare")
    func homes() {
        #expect(Rooms.homes["RowKit"]?["BaseCell"]?.room == "Cell")
        #expect(Rooms.homes["RowKit"]?["SwipeStyle"]?.room == "Values")
        #expect(Rooms.homes["WebHost"]?["FormSite"]?.room == "Site")
        #expect(Rooms.homes["RowsCommand"]?["ListVerb"]?.room == "Verbs")
    }
}

/// The folders of the targets whose folders stand on each other.
private enum Rooms {
    /// The layers from the lowest; folders of one layer may refer to each other.
    static let layers = [
        "RowKit": [
            ["Values"], ["Language"], ["Expressions"], ["Rules"], ["View"],
            ["Form", "Row", "Conditions", "Validation", "Work"],
            ["Cell"], ["Controller"], ["Stage"], ["Options"], ["Registry"], ["Document"],
        ],
        "WebHost": [["Drawing"], ["State"], ["Sessions"], ["Page"], ["Site"]],
        "RowsCommand": [
            ["Environment"], ["Arguments"], ["Text"], ["Scaffold"], ["Gallery"], ["Program"],
            ["Verbs"],
        ],
    ]

    /// The parts of the model that know no view: only a row's protocols refer to its cell.
    static let viewless = [
        "Form/", "Conditions/", "Validation/", "Work/", "Row/BaseRow", "Row/RowOf",
    ].map { "Sources/RowKit/\($0)" }

    static let sources = PackageSources.all.filter { layers.keys.contains($0.target) }

    /// The folder and the layer in which each type of a target is declared.
    static let homes: [String: [String: (room: String, layer: Int)]] = sources.reduce(into: [:]) {
        homes, source in
        guard let room = room(of: source.path),
            let layer = layers[source.target]?.firstIndex(where: { $0.contains(room) })
        else { return }
        for name in source.declaredTypes {
            homes[source.target, default: [:]][name] = (room, layer)
        }
    }

    /// The folder of a source in its target, or nil if it is in none.
    static func room(of path: String) -> String? {
        let parts = path.split(separator: "/").dropFirst(2)
        guard parts.count > 1, let room = parts.first, !room.hasSuffix(".docc") else { return nil }
        return String(room)
    }
}

extension PackageSource {
    /// The capitalised names that do not follow a dot; `Cell`, which is also the name of an
    /// associated type, only with generic arguments.
    fileprivate var capitalisedNames: [(line: Int, name: String)] {
        lines.enumerated().flatMap { index, line in
            line.utf8.words
                .filter { !$0.isMember && $0.isCapitalised }
                .map { ($0.text, $0.hasArguments) }
                .filter { $0 != "Cell" || $1 }
                .map { (index + 1, $0.0) }
        }
    }
}
