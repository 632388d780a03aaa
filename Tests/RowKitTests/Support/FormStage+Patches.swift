import RowKit

extension FormStage {
    /// Performs an event and describes the changes, as for a host in another process.
    @discardableResult
    func patch(_ event: ViewEvent) -> ViewPatch { describe(receive(event)) }

    /// Takes the changes and describes them, as for a host in another process.
    @discardableResult
    func takePatch() -> ViewPatch { describe(takeChanges()) }
}
