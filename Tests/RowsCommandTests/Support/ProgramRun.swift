import PlainText
import RowKit

@testable import RowsCommand

/// The output of a program and its exit status.
struct ProgramRun {
    let output: String
    let errors: String
    let status: ExitStatus

    /// Runs a program without a process.
    nonisolated(nonsending) init(
        _ arguments: String..., world: FakeWorld = FakeWorld(),
        forms: FormList = FormList(),
        registry: @escaping () throws(RegistryError) -> RowRegistry = Self.registry
    ) async {
        await self.init(all: arguments, world: world, forms: forms, registry: registry)
    }

    /// Runs a program without a process.
    nonisolated(nonsending) init(
        all arguments: [String], world: FakeWorld = FakeWorld(),
        forms: FormList = FormList(),
        registry: @escaping () throws(RegistryError) -> RowRegistry = Self.registry
    ) async {
        let program = RowsProgram(forms: forms, environment: world.environment, registry: registry)
        status = await program.run(arguments)
        output = world.output
        errors = world.errors
    }

    private static func registry() throws(RegistryError) -> RowRegistry {
        try RowRegistry(GradePlugin.self, OtherPlugin.self)
    }
}

/// An in-memory environment with a few files.
final class FakeWorld {
    /// The text of the file at each path.
    var files: [String: String]
    /// The bytes of the files that are not text.
    var bytes: [String: [UInt8]] = [:]
    /// Standard input.
    var input = ""
    /// The error for each path that cannot be read; `-` is standard input.
    var failures: [String: FileFailure] = [:]
    /// The paths of streams, among those of files.
    var streams: Set<String> = []
    /// The paths that cannot be written.
    var readOnly: Set<String> = []
    /// Whether the reader of standard output stops after the first lines.
    var readsOnlyOnce = false
    private(set) var output = ""
    private(set) var errors = ""
    private(set) var environment: ProgramEnvironment

    /// The name of the program.
    var name: String {
        get { environment.name }
        set { environment.name = newValue }
    }

    /// Opens a URL in the user's browser.
    var openURL: @Sendable (String) async -> Bool {
        get { environment.openURL }
        set { environment.openURL = newValue }
    }

    /// An environment with a terminal without styles.
    static func plain(terminal width: Int) -> FakeWorld {
        FakeWorld(variables: ["NO_COLOR": "1"], terminal: width)
    }

    /// An environment with the same files and no output yet.
    convenience init(copyOf other: FakeWorld) {
        self.init(
            files: other.files, variables: other.environment.variables,
            folder: other.environment.currentFolder)
        (bytes, failures) = (other.bytes, other.failures)
    }

    init(
        files: [String: String] = [:], variables: [String: String] = [:],
        terminal width: Int? = nil,
        folder: String = "/home"
    ) {
        self.files = files
        let none = FileAccess(
            kind: { _ in nil }, read: { _ throws(FileFailure) in [] },
            readInput: { () throws(FileFailure) in [] }, write: { _, _ throws(FileFailure) in },
            remove: { _ in })
        environment = ProgramEnvironment(files: none, writeOutput: { _ in }, writeError: { _ in })
        environment.variables = variables
        environment.currentFolder = folder
        environment.outputIsTerminal = width != nil
        environment.errorsAreTerminal = width != nil
        environment.terminalWidth = width
        environment.writeOutput = { [unowned self] text in self.output += text }
        environment.writeLine = { [unowned self] text throws(FileFailure) in
            guard !readsOnlyOnce || output.isEmpty else { throw .unread }
            output += text
        }
        environment.writeError = { [unowned self] text in self.errors += text }
        environment.saveLine = { [unowned self] line, path, done in
            guard let path else { return done(nil) }
            guard !readOnly.contains(path) else { return done(.permission) }
            self.files[path, default: ""] += String(decoding: line, as: UTF8.self)
            done(nil)
        }
        // A server stops at once.
        environment.stopRequests = { AsyncStream { $0.yield() } }
        environment.files = FileAccess(
            kind: { [unowned self] path in
                if streams.contains(path) { return .stream }
                if self.files[path] != nil || self.failures[path] != nil { return .file }
                return self.files.keys.contains { $0.hasPrefix(path + "/") } ? .folder : nil
            },
            names: { [unowned self] folder in
                let start = folder.hasSuffix("/") ? folder : folder + "/"
                let paths = self.files.keys.filter { $0.hasPrefix(start) }
                let names = paths.map { $0.dropFirst(start.count).prefix { $0 != "/" } }
                return Set(names).map(String.init)
            },
            read: { [unowned self] path throws(FileFailure) in
                if let failure = self.failures[path] { throw failure }
                if let bytes = self.bytes[path] { return bytes }
                guard let text = self.files[path] else { throw .missing }
                return Array(text.utf8)
            },
            readInput: { [unowned self] () throws(FileFailure) in
                if let failure = self.failures["-"] { throw failure }
                return Array(input.utf8)
            },
            write: { [unowned self] path, bytes throws(FileFailure) in
                guard !readOnly.contains(path) else { throw .permission }
                self.files[path] = String(decoding: bytes, as: UTF8.self)
            },
            remove: { [unowned self] path in self.files[path] = nil })
    }
}
