import Foundation
import RowHTTP
import RowKit
import Synchronization
import WebHost

/// The nodes of a server: sites with the same forms, each of which can be killed and started.
actor Nodes {
    private let forms: FormList
    private let output = Output()
    private var sites: [Int: FormSite] = [:]
    private let submissions = Mutex<[FormSite.Submission]>([])
    /// The requests that are being answered, and the streams that are open, by identifier.
    private var tasks: [Int: (node: Int, task: Task<Void, Never>)] = [:]
    private var streams: Set<Int> = []

    /// The keys of all nodes, unless one is started with others.
    private static let secret = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8="

    init(documents: [String]) throws {
        let registry = try RowRegistry.linked()
        var forms = FormList()
        for path in documents {
            let data = try Data(contentsOf: URL(filePath: path))
            // Finds what is wrong before a request does.
            _ = try RowFactory(registry).form(from: data)
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            forms.add(name) { () -> Form in
                // The same document was read above.
                (try? RowFactory(registry).form(from: data)) ?? Form()
            }
        }
        self.forms = forms
    }

    func perform(_ command: Command) async {
        if let id = command.cancel { return leave(id) }
        guard let id = command.id else { return }
        switch command.do {
        case nil: answer(command, id)
        case "kill":
            kill(command.node ?? 0)
            output.write(["id": id])
        case "start":
            start(command.node ?? 0, secret: command.secret)
            output.write(["id": id])
        case "submissions":
            // Those that were written once are not written again.
            let taken = submissions.withLock { submissions in
                defer { submissions = [] }
                return submissions
            }
            let values = taken.map { submission in
                [
                    "id": submission.id, "values": submission.values.mapValues(\.plain),
                ] as [String: Any]
            }
            output.write(["id": id, "submissions": values])
        case "idle":
            while await !isIdle { try? await Task.sleep(for: .milliseconds(1)) }
            output.write(["id": id])
        default: output.write(["id": id, "refused": true])
        }
    }

    private var isIdle: Bool {
        get async {
            if tasks.keys.contains(where: { !streams.contains($0) }) { return false }
            for site in sites.values where await !site.isIdle { return false }
            return true
        }
    }

    private func start(_ node: Int, secret: String?) {
        guard let keys = try? SealKeys(secret: secret ?? Self.secret) else { return }
        sites[node] = FormSite(forms, keys: keys) { [self] submission in
            submissions.withLock { $0.append(submission) }
            return .page
        }
    }

    private func kill(_ node: Int) {
        sites[node] = nil
        for (id, running) in tasks where running.node == node {
            running.task.cancel()
            tasks[id] = nil
            streams.remove(id)
        }
    }

    private func leave(_ id: Int) {
        tasks.removeValue(forKey: id)?.task.cancel()
        streams.remove(id)
    }

    private func answer(_ command: Command, _ id: Int) {
        let node = command.node ?? 0
        guard let site = sites[node], let method = command.method, let path = command.path else {
            return output.write(["id": id, "refused": true])
        }
        let fields = (command.headers ?? []).compactMap { field in
            field.count == 2 ? (name: field[0], value: field[1]) : nil
        }
        let body = command.body.flatMap { Data(base64Encoded: $0) }.map(Array.init) ?? []
        let task = Task {
            guard
                var request = try? HTTPRequest(
                    method: method, target: path, host: "", headers: fields)
            else { return output.write(["id": id, "refused": true]) }
            request.body = body
            await write(await site.respond(to: request), id)
            end(id)
        }
        tasks[id] = (node, task)
    }

    private func write(_ response: HTTPResponse, _ id: Int) async {
        // A killed node says nothing more.
        guard tasks[id] != nil else { return }
        var head: [String: Any] = [
            "id": id, "status": response.status.rawValue,
            "headers": response.headers.fields.map { ["\($0.name)", $0.value] },
        ]
        switch response.body {
        case .bytes(let bytes):
            head["body"] = Data(bytes).base64EncodedString()
            output.write(head)
        case .stream(let stream):
            head["stream"] = true
            streams.insert(id)
            output.write(head)
            for await part in stream.parts {
                guard tasks[id] != nil else { return }
                output.write(["id": id, "part": Data(part).base64EncodedString()])
            }
            output.write(["id": id, "end": true])
        }
    }

    private func end(_ id: Int) {
        tasks[id] = nil
        streams.remove(id)
    }
}

/// Standard output, a line of JSON at a time.
final class Output: Sendable {
    private let lock = Mutex(())

    func write(_ object: [String: Any]) {
        guard var data = try? JSONSerialization.data(withJSONObject: object) else { return }
        data.append(0x0A)
        lock.withLock { _ in FileHandle.standardOutput.write(data) }
    }
}

extension JSONValue {
    /// The value as Foundation writes it.
    fileprivate var plain: Any {
        (try? JSONSerialization.jsonObject(
            with: Data(text.utf8), options: .fragmentsAllowed)) ?? NSNull()
    }
}
