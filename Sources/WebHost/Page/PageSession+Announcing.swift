import RowKit

extension PageSession {
    /// Returns the operations that announce the new place of a moved entry, as JSON, or nil if the
    /// event moved none.
    ///
    /// The focus stays on the button that moved the entry, so nothing else informs the user.
    func announcement(after event: ViewEvent) async -> [UInt8]? {
        guard case .move(let place) = event.action else { return nil }
        return await session.withStage { stage -> [UInt8]? in
            guard let cell = stage.view(event.view) as? CellView,
                let entries = (cell.parent as? SectionView)?.entries,
                entries.indices.contains(place), entries[place] === cell
            else { return nil }
            var json = JSONWriter()
            json.raw("{\"ops\":[[\"say\",")
            json.string(
                stage.controller.form.phrases.text(
                    .movedTo, ["place": .number(place + 1), "count": .number(entries.count)]))
            json.raw("]]}")
            return json.bytes
        }
    }
}
