#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Runs a closure on a new thread.
///
/// - Returns: Whether the thread could be created.
func startThread(_ body: sending @escaping () -> Void) -> Bool {
    let start = Unmanaged.passRetained(ThreadStart(body))
    #if canImport(Darwin)
        var thread: pthread_t?
    #else
        var thread = pthread_t()
    #endif
    let failure = pthread_create(
        &thread, nil,
        { start in
            ThreadStart.run(start)
            return nil
        }, start.toOpaque())
    guard failure == 0 else {
        start.release()
        return false
    }
    #if canImport(Darwin)
        if let thread { pthread_detach(thread) }
    #else
        pthread_detach(thread)
    #endif
    return true
}

/// The closure for a new thread.
private final class ThreadStart {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Runs the closure.
    ///
    /// The pointer is optional on some platforms, but never nil.
    static func run(_ start: UnsafeMutableRawPointer?) {
        guard let start else { return }
        Unmanaged<ThreadStart>.fromOpaque(start).takeRetainedValue().body()
    }
}

/// Makes a descriptor non-blocking, and keeps child processes from inheriting it.
func prepareDescriptor(_ descriptor: Int32) -> Bool {
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0
        && fcntl(descriptor, F_SETFD, FD_CLOEXEC) == 0
}

/// Raises the process's limit of open descriptors, up to a number or the system's maximum.
package func allowDescriptors(_ count: Int) {
    #if canImport(Glibc)
        let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        let kind = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(kind, &limit) == 0 else { return }
    let wanted = min(rlim_t(count), limit.rlim_max)
    guard limit.rlim_cur < wanted else { return }
    limit.rlim_cur = wanted
    setrlimit(kind, &limit)
}

/// The message for the current `errno`.
var systemReason: String { String(cString: strerror(errno)) }

/// Wakes a thread that is waiting in a poller.
final class Alarm: Sendable {
    /// A descriptor that becomes readable when the alarm rings.
    let descriptor: Int32
    private let writer: Int32

    init() throws(HTTPServerFailure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .system("an alarm", reason: systemReason) }
        (descriptor, writer) = (ends[0], ends[1])
        guard ends.allSatisfy(prepareDescriptor) else {
            throw .system("an alarm", reason: systemReason)
        }
    }

    deinit {
        close(descriptor)
        close(writer)
    }

    /// Wakes the thread.
    ///
    /// A full pipe is not an error, because the thread is already being woken.
    func ring() {
        var byte: UInt8 = 1
        _ = write(writer, &byte, 1)
    }

    func silence() {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) == bytes.count {}
    }
}
