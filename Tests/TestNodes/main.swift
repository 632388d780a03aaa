import Foundation

// Serves forms to `.ci/history`, which plays browsers and the network between them and this
// program. The arguments are the documents of the forms.

let nodes = try Nodes(documents: Array(CommandLine.arguments.dropFirst()))
while let line = readLine() {
    guard let command = try? JSONDecoder().decode(Command.self, from: Data(line.utf8)) else {
        FileHandle.standardError.write(Data("not a command: \(line)\n".utf8))
        exit(2)
    }
    await nodes.perform(command)
}
