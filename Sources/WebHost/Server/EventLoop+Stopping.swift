extension EventLoop {
    /// Accepts no more, and lets every client come to the end of what has begun.
    func stop(within time: Duration) {
        listeners = []
        let deadline = moment.uptime + time
        stopDeadline = min(stopDeadline ?? deadline, deadline)
        for client in Array(clients.values) {
            client.stream?.end(.stopped)
            client.hasBody = client.stream != nil
            perform(client.connection.stop(at: moment), for: client)
        }
    }

    /// Ends what has not come to its end in time.
    func end() {
        for client in clients.values {
            client.task?.cancel()
            close(client)
        }
        for case .response(_, let response) in shared.mailbox.close() { response.abandon() }
        shared.completion.finish()
    }
}
