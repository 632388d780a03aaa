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
    private var documents: [ServedDocument] = []
    private let factory: RowFactory

    init(_ factory: RowFactory) { self.factory = factory }

    /// Adds a form of the program.
    mutating func add(_ name: String, of program: FormList) { list.add(name, of: program) }

    /// Adds a document that is a form.
    ///
    /// - Returns: The name of the form: the name of its file, without `.json`.
    mutating func add(_ document: Data, at path: String) -> String {
        let served = ServedDocument(document, at: path)
        documents.append(served)
        list.add(served.name) { [factory] in
            // Only a document that was read as a form is served.
            (try? factory.form(from: served.content)) ?? Form()
        }
        return served.name
    }

    /// Reads the documents whose files have changed.
    ///
    /// - Returns: For each that has, its name and its problems. If there are none, pages that are
    ///   loaded from now on show the document.
    func reload(_ call: VerbCall) -> [(name: String, path: String, problems: [String])] {
        documents.compactMap { document in
            guard let content = try? call.environment.files.read(document.path),
                document.isNew(content)
            else { return nil }
            let problems: [String]
            switch call.form(of: Data(content), by: factory) {
            case .failure(let failure): problems = failure.lines
            case .success(let controller): problems = call.problems(of: controller)
            }
            if problems.isEmpty { document.content = Data(content) }
            return (document.name, document.path, problems)
        }
    }
}

/// A served document, and the contents of its file when it was last read.
private final class ServedDocument: Sendable {
    let name: String
    let path: String
    private let state: Mutex<(content: Data, lastRead: [UInt8])>

    init(_ content: Data, at path: String) {
        self.path = path
        let file = path.split(separator: "/").last ?? path[...]
        name = path == "-" ? "form" : String(file.hasSuffix(".json") ? file.dropLast(5) : file)
        state = Mutex((content, Array(content)))
    }

    /// The document, without problems.
    var content: Data {
        get { state.withLock { $0.content } }
        set { state.withLock { $0.content = newValue } }
    }

    /// Whether the contents of the file have changed since they were last read.
    func isNew(_ read: [UInt8]) -> Bool {
        state.withLock { state in
            defer { state.lastRead = read }
            return state.lastRead != read
        }
    }
}
