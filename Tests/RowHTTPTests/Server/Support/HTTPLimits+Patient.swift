@testable import RowHTTP

extension HTTPLimits {
    /// Limits that never expire, for tests that share the machine with others.
    static var patient: HTTPLimits {
        var limits = HTTPLimits()
        (limits.headTime, limits.bodyTime) = (.seconds(3_600), .seconds(3_600))
        (limits.idleTime, limits.writeTime) = (.seconds(3_600), .seconds(3_600))
        (limits.lingerTime, limits.uploadTime) = (.seconds(3_600), .seconds(3_600))
        limits.stopTime = .seconds(3_600)
        return limits
    }
}
