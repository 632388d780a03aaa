import RowKit
import Synchronization

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The forms that `rows serve` serves: forms of the program, and documents.
struct ServedForms {
    /// The forms by name.
    private(set) var list = FormList()
    /// The documents that are reloaded when they are saved.
    private var watched: [ServedDocument] = []
    private let factory: RowFactory

    init(_ factory: RowFactory) { self.factory = factory }

    /// Adds a form of the program.
    mutating func add(_ name: String, of program: FormList) { list.add(name, of: program) }

    /// Adds a document that is a form.
    ///
    /// It is watched for changes if it can be read repeatedly, unlike standard input or a stream.
    ///
    /// - Returns: The name of the form: the name of its file, without `.json`.
    mutating func add(_ document: Data, at path: String, of files: FileAccess) -> String {
        let served = ServedDocument(document, at: path)
        if path != "-", files.kind(path) == .file { watched.append(served) }
        list.add(served.name) { [factory] in
            // Only documents that have been read as forms are served.
            (try? factory.form(from: served.content)) ?? Form()
        }
        return served.name
    }

    /// A change of a document's file since the last call of ``changes(_:)``.
    enum Change: Equatable {
        /// The document was saved.
        ///
        /// Pages that load the form from now on show it.
        case saved(form: String, path: String)
        /// The document was saved with problems, so the previous version is still served.
        case invalid(path: String, problems: [String])
        /// The file can no longer be read, so the previous version is still served.
        case unreadable(path: String, reason: String)
    }

    /// Reads the documents again, and returns what has changed.
    func changes(_ call: VerbCall) -> [Change] {
        watched.compactMap { document in
            let content: [UInt8]
            do throws(FileFailure) {
                content = try Self.read(document.path, of: call.environment.files)
            } catch {
                let isChange = document.isLost(error)
                return isChange ? .unreadable(path: document.path, reason: error.reason) : nil
            }
            guard document.isNew(content) else { return nil }
            let problems: [String]
            switch call.form(of: Data(content), by: factory) {
            case .failure(let failure): problems = failure.lines
            case .success(let controller): problems = call.problems(of: controller)
            }
            guard problems.isEmpty else {
                return .invalid(path: document.path, problems: problems)
            }
            document.content = Data(content)
            return .saved(form: document.name, path: document.path)
        }
    }

    private static func read(
        _ path: String, of files: FileAccess
    ) throws(FileFailure) -> [UInt8] {
        // Opening a FIFO in place of the file would wait for a writer.
        if files.kind(path) == .stream { throw FileFailure("it is not a regular file") }
        return try files.read(path)
    }
}

/// A served document, and the contents of its file when it was last read.
private final class ServedDocument: Sendable {
    let name: String
    let path: String
    private let state: Mutex<State>

    private struct State {
        var content: Data
        var lastRead: [UInt8]
        /// The failure to read the file, and the number of consecutive times that it occurred.
        var loss: (failure: FileFailure, count: Int)?
    }

    init(_ content: Data, at path: String) {
        self.path = path
        let file = path.split(separator: "/").last ?? path[...]
        name = path == "-" ? "form" : String(file.hasSuffix(".json") ? file.dropLast(5) : file)
        state = Mutex(State(content: content, lastRead: Array(content)))
    }

    /// The last document without problems.
    var content: Data {
        get { state.withLock { $0.content } }
        set { state.withLock { $0.content = newValue } }
    }

    /// Whether the contents of the file differ from those last read.
    func isNew(_ read: [UInt8]) -> Bool {
        state.withLock { state in
            defer { state.lastRead = read }
            state.loss = nil
            return state.lastRead != read
        }
    }

    /// Whether reading the file has failed for long enough to report it; true once for each reason.
    ///
    /// The file can be missing while an editor saves it.
    func isLost(_ failure: FileFailure) -> Bool {
        state.withLock { state in
            let count = state.loss.map { $0.failure == failure ? $0.count : 0 } ?? 0
            state.loss = (failure, count + 1)
            return count + 1 == 3
        }
    }
}
