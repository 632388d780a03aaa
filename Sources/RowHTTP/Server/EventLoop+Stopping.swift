extension EventLoop {
    /// Stops accepting connections, and lets every client finish its current request.
    func stop(within time: Duration) {
        closeListeners()
        let deadline = moment.uptime + time
        stopDeadline = min(stopDeadline ?? deadline, deadline)
        for client in Array(clients.values) {
            client.stream?.end(.stopped)
            client.hasBody = client.stream != nil
            perform(client.connection.stop(at: moment), for: client)
        }
    }

    /// Ends everything that has not finished in time.
    func end() {
        for client in clients.values {
            client.task?.cancel()
            close(client)
        }
        for case .response(_, let response) in shared.mailbox.close() { response.abandon() }
        shared.completion.finish()
    }
}
