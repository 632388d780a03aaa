#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The moment at which a form was opened, and the clock that gives it.
struct FormOpening {
    /// The moment, or nil if it was neither set nor read.
    var moment: Date?
    /// Returns the time.
    var now: () -> Date = { Date() }
}

extension Form {
    /// The moment at which the form was opened, which `now()` and `today()` stand for in
    /// expressions.
    ///
    /// If nobody has set it, it is the moment at which it is first read. Each attempt to submit the
    /// form moves it forward first.
    public var openedAt: Date {
        get {
            noteRead(.moment)
            let moment = opening.moment ?? opening.now()
            opening.moment = moment
            return moment
        }
        set {
            guard newValue != opening.moment else { return }
            act {
                opening.moment = newValue
                didChange(.moment)
            }
        }
    }

    /// Lets a clock give the moment at which the form was opened, which is now.
    package func keepTime(by now: @escaping () -> Date) {
        opening.now = now
        openedAt = now()
    }

    /// Moves the moment forward, because the form is about to be submitted.
    func moveMoment() {
        guard let moment = opening.moment else { return }
        let now = opening.now()
        if now > moment { openedAt = now }
    }

    /// The moment, if expressions have read it.
    var momentOfExpressions: Date? {
        facets.contains { $0.kind == .moment } ? opening.moment : nil
    }
}
