import Foundation
import Synchronization

// What the article on Hummingbird uses of HummingbirdAuth and of its storage, in the same shape.

struct BasicSessionRequestContext<Session: Sendable, Identity>: Sendable {
    let sessions = SessionContext<Session>()
    var parameters: Parameters { Parameters() }
}

final class SessionContext<Session: Sendable>: Sendable {
    private let stored = Mutex<Session?>(nil)

    var session: Session? { stored.withLock { $0 } }

    func setSession(_ session: Session) { stored.withLock { $0 = session } }
}

struct SessionCookieParameters {
    enum SameSite { case lax }

    var sameSite: SameSite?
}

struct SessionMiddlewareConfiguration {
    var sessionCookieParameters: SessionCookieParameters
}

struct SessionMiddleware {
    let storage: any PersistDriver
    let configuration: SessionMiddlewareConfiguration
}

protocol PersistDriver: Sendable {
    func set(key: String, value: some Codable & Sendable, expires: Duration?) async throws
    func get<Value: Codable & Sendable>(key: String, as type: Value.Type) async throws -> Value?
    func remove(key: String) async throws
}

/// Keeps values in memory.
final class MemoryPersistDriver: PersistDriver {
    private let values = Mutex<[String: any Sendable]>([:])

    func set(key: String, value: some Codable & Sendable, expires: Duration?) async throws {
        values.withLock { $0[key] = value }
    }

    func get<Value: Codable & Sendable>(key: String, as type: Value.Type) async throws -> Value? {
        values.withLock { $0[key] as? Value }
    }

    func remove(key: String) async throws { values.withLock { $0[key] = nil } }
}
