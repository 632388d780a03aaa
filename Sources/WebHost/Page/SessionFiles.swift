import RowKit
import Synchronization

/// The files that the user of a session chose.
///
/// Small files stay in memory. Other files are in a folder (``FolderFile``), most of them since they
/// arrived (``ArrivingFiles``).
final class SessionFiles: Sendable {
    private let limits: FileLimits
    private let state = Mutex(State())

    private struct State {
        /// The sizes of each view's files in memory and in the folder, in bytes.
        var sizes: [ViewID: (memory: Int, folder: Int)] = [:]
    }

    init(limits: FileLimits) { self.limits = limits }

    /// Keeps the files that were chosen in a view, in place of its previous files.
    ///
    /// - Returns: The files, or nil if the files of the session would be larger than allowed.
    func keep(_ files: [FileReference], of view: ViewID) -> [FileReference]? {
        state.withLock { state in
            var others = state.sizes
            others[view] = nil
            var memory = others.values.reduce(0) { $0 + $1.memory }
            let all = others.values.reduce(memory) { $0 + $1.folder }
            let size = files.reduce(0) { $0 + $1.content.count }
            guard all + size <= limits.size else { return nil }
            var kept: [FileReference] = []
            var (inMemory, inFolder) = (0, 0)
            for var file in files {
                let size = file.content.count
                if file.isInMemory, memory + size > limits.memory,
                    let content = FolderFile.mapped(file.content, in: limits.folder)
                {
                    file = FileReference(
                        name: file.name, mediaType: file.mediaType, content: content,
                        isInMemory: false)
                }
                if file.isInMemory {
                    memory += size
                    inMemory += size
                } else {
                    inFolder += size
                }
                kept.append(file)
            }
            state.sizes[view] = (inMemory, inFolder)
            return kept
        }
    }

    /// The size of the files in memory, in bytes.
    var memory: Int { state.withLock { $0.sizes.values.reduce(0) { $0 + $1.memory } } }

    /// Drops the files of views that satisfy a condition.
    func forget(where isDropped: (ViewID) -> Bool) {
        state.withLock { $0.sizes = $0.sizes.filter { !isDropped($0.key) } }
    }
}
