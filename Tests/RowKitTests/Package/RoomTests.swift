import Testing

@Suite("The folders of RowKit")
struct RoomTests {
    @Test("refer only to types in the same layer or below", arguments: Rooms.sources)
    func order(source: PackageSource) {
        guard let storey = Rooms.storey(of: source.path), !Rooms.exceptions.contains(source.path)
        else { return }
        for (line, name) in source.capitalisedNames {
            guard let home = Rooms.homes[name], home > storey else { continue }
            Issue.record(
                "\(source.path):\(line): names \(name) of \(Rooms.storeys[home].joined(separator: " or "))"
            )
        }
    }

    @Test("are all in the list of layers, and none is empty")
    func plan() {
        let rooms = Set(Rooms.sources.compactMap { Rooms.room(of: $0.path) })
        #expect(rooms.subtracting(["RowKit.docc"]) == Set(Rooms.storeys.joined()))
        #expect(Rooms.homes["BaseCell"] == Rooms.storeys.firstIndex { $0.contains("Cell") })
        #expect(Rooms.exceptions.allSatisfy { path in Rooms.sources.contains { $0.path == path } })
    }
}

/// The folders of RowKit, in layers.
private enum Rooms {
    /// The layers from the lowest; folders of one layer may refer to each other.
    static let storeys = [
        ["Values"], ["Language"], ["View"],
        ["Form", "Row", "Conditions", "Validation", "Work"],
        ["Cell"], ["Controller", "Stage"], ["Options"], ["Registry", "Document"],
    ]
    /// Sources that refer to types in a higher layer, and state the reason themselves.
    static let exceptions: Set = ["Sources/RowKit/Row/AddButtonRow.swift"]

    static let sources = PackageSources.all.filter { $0.target == "RowKit" }

    /// The layer in which each type is declared.
    static let homes: [String: Int] = sources.reduce(into: [:]) { homes, source in
        guard let storey = storey(of: source.path) else { return }
        for name in source.declaredTypes { homes[name] = storey }
    }

    static func room(of path: String) -> String? {
        let parts = path.split(separator: "/").dropFirst(2)
        return parts.count > 1 ? parts.first.map(String.init) : nil
    }

    static func storey(of path: String) -> Int? {
        room(of: path).flatMap { room in storeys.firstIndex { $0.contains(room) } }
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
