extension EventLoop {
    /// Performs actions, and the actions that follow from them.
    func perform(_ actions: [HTTPConnection.Action], for client: Client) {
        guard !client.isClosed else { return }
        defer { watch(client) }
        var actions = actions
        var hasTakenBody = false
        while true {
            for action in actions { perform(action, for: client) }
            guard !client.isClosed else { return }
            guard let count = client.flush() else { return close(client) }
            if count > 0 {
                shared.counters.update { $0.bytesSent += count }
                actions = client.connection.wrote(count, at: moment)
            } else {
                actions = []
            }
            // One part per round, so that no stream delays other clients.
            if actions.isEmpty, !hasTakenBody {
                hasTakenBody = true
                actions = takeBody(of: client)
            }
            if actions.isEmpty { return }
        }
    }

    private func perform(_ action: HTTPConnection.Action, for client: Client) {
        switch action {
        case .handle(let request):
            let pending = PendingResponse(isOptional: request.isRead) {
                [handler = shared.handler, counters = shared.counters] in
                counters.update { $0.requests += 1 }
                return await handler(request)
            }
            respond(to: client, with: pending)
        case .refuse(let refusal, let request):
            let pending = PendingResponse(isOptional: true) { [pages = shared.errorPages] in
                await pages?.refused(refusal, request) ?? HTTPResponse(refusal)
            }
            respond(to: client, with: pending)
        case .begin(let status, let isRefusal):
            shared.counters.update { counters in
                counters.responses[status.rawValue / 100, default: 0] += 1
                if isRefusal { counters.refusedRequests += 1 }
            }
        case .write(let bytes): client.enqueue(bytes)
        case .stream(let stream):
            client.stream = stream
            client.hasBody = true
            stream.attach { [mailbox = shared.mailbox, id = client.id] in
                mailbox.post(.streamed(client: id))
            }
            if stopDeadline != nil { stream.end(.stopped) }
        case .finishWriting: client.finishWriting()
        case .close: close(client)
        }
    }

    /// Makes a response in its own task, after a delay.
    private func respond(
        to client: Client, with pending: PendingResponse, after delay: Duration? = nil
    ) {
        let (id, isProbed) = (client.id, client.isProbed)
        client.task = Task { [mailbox = shared.mailbox, weak socket = client.socket] in
            if let delay { try? await Task.sleep(for: delay) }
            switch pending.step(socket?.presence, isProbed: isProbed) {
            case .probe: mailbox.post(.probe(client: id, pending))
            case .drop: mailbox.post(.drop(client: id))
            case .make:
                let response = await pending.make()
                let isTaken = mailbox.post(.response(client: id, response))
                if !isTaken { response.abandon() }
            }
        }
    }

    /// Probes a client, and makes its response if it has not left.
    func probe(_ client: Client, before pending: PendingResponse) {
        perform(client.connection.probe(at: moment), for: client)
        guard !client.isClosed else { return countDropped() }
        client.isProbed = true
        respond(to: client, with: pending, after: limits.probeTime)
    }

    func countDropped() { shared.counters.update { $0.droppedRequests += 1 } }

    /// Takes a part of a response's body from its stream.
    private func takeBody(of client: Client) -> [HTTPConnection.Action] {
        guard client.hasBody, client.connection.wantsBody, let stream = client.stream else {
            return []
        }
        switch stream.take(upTo: 16 << 10) {
        case .bytes(let bytes): return client.connection.send(bytes, at: moment)
        case .nothing:
            client.hasBody = false
            return []
        case .end(.finished), .end(.stopped):
            client.stream = nil
            return client.connection.finishBody(at: moment)
        case .end(.tooSlow), .end(.clientLeft), .end(.unsent): return [.close]
        }
    }

    func close(_ client: Client) {
        guard clients.removeValue(forKey: client.id) != nil else { return }
        poller.ignore(client.descriptor)
        client.close()
        pauseEnd = nil
        shared.counters.update { $0.openConnections -= 1 }
    }
}

extension HTTPResponse {
    /// Tells the producer of a streamed body that the body will not be sent.
    func abandon() {
        if case .stream(let stream) = body { stream.end(.clientLeft) }
    }
}
