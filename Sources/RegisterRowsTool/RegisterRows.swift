import SwiftSource

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The generator of the build plugin RegisterRows.
///
/// It reads the sources of a row target, checks that its plugin lists its rows, and writes the
/// source that registers the plugin.
struct RegisterRows {
    let target: String
    let module: String
    let output: String
    let sources: [String]
    /// The modules on which the target depends, with their sources.
    let dependencies: [(module: String, sources: [String])]

    static let usage = """
        usage: RegisterRowsTool --target NAME --module NAME --output FILE SOURCE… \
        [--dependency MODULE SOURCE…]…
        """

    init(arguments: [String]) throws(ToolFailure) {
        var options: [String: String] = [:]
        var sources: [String] = []
        var dependencies: [(module: String, sources: [String])] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("--") else {
                if dependencies.isEmpty {
                    sources.append(argument)
                } else {
                    dependencies[dependencies.count - 1].sources.append(argument)
                }
                continue
            }
            guard ["--target", "--module", "--output", "--dependency"].contains(argument) else {
                throw ToolFailure("unknown option \(argument)\n\(Self.usage)")
            }
            guard let value = rest.popFirst() else {
                throw ToolFailure("\(argument) needs a value\n\(Self.usage)")
            }
            if argument == "--dependency" {
                dependencies.append((value, []))
            } else {
                options[argument] = value
            }
        }
        guard let target = options["--target"], let module = options["--module"],
            let output = options["--output"], !sources.isEmpty
        else {
            throw ToolFailure(Self.usage)
        }
        self.target = target
        self.module = module
        self.output = output
        self.sources = sources
        self.dependencies = dependencies
    }

    /// Checks the target and writes the output.
    ///
    /// - Returns: The mistakes of the target. If there are any, nothing is written. After a syntax
    ///   error, mistakes are written to the output instead.
    func run() throws(ToolFailure) -> [Diagnostic] {
        let files = try self.files(at: sources)
        let declarations = TargetDeclarations(
            target: target, module: module, sources: files,
            dependencies: try dependencies.map { module, sources throws(ToolFailure) in
                TargetDeclarations(
                    target: module, module: module, sources: try self.files(at: sources))
            })
        // There is at least one source, as checked by the initialiser.
        let registration = Registration(of: declarations, first: files[0].place(of: 0))
        if let plugin = registration.plugin {
            try write(
                RegistrationSource.text(
                    of: plugin, settings: registration.settings,
                    summaries: registration.summaries, target: target, fault: declarations.fault))
        } else if let fault = declarations.fault {
            try write(RegistrationSource.text(ofFault: fault, registration.diagnostics))
            return []
        }
        return registration.diagnostics
    }

    private func files(at paths: [String]) throws(ToolFailure) -> [SourceFile] {
        try paths.sorted().map { path throws(ToolFailure) in
            try SourceFile(contentsOf: path)
        }
    }

    /// Writes the output if it has changed, because a rewritten file is compiled again.
    private func write(_ text: String) throws(ToolFailure) {
        let url = URL(filePath: output)
        let data = Data(text.utf8)
        guard (try? Data(contentsOf: url)) != data else { return }
        do {
            try data.write(to: url, options: .atomic)
        } catch {
            throw ToolFailure(
                "\(output):1:1: error: cannot be written: \(ToolFailure.reason(of: error))")
        }
    }
}
