extension FormSite {
    /// What a carrying server decides about a site.
    public struct Settings: Sendable {
        /// The path where the carrying server has the site, such as `/forms`; empty for its root.
        public var path = ""

        /// The names under which browsers may reach the site, without ports; if empty, any.
        ///
        /// A server of one machine names that machine, because any name on the web can be made to
        /// lead there.
        public var hosts: Set<String> = []

        /// The forms whose state stays on the server.
        ///
        /// A page of such a form holds nothing but its controls. If its session is lost, the form
        /// starts empty, and the page says so.
        public var serverHeldForms: Set<String> = []

        /// The time after which the state in a page cannot be used anymore.
        public var lifetime = Duration.seconds(7 * 24 * 3600)

        /// The limits of sessions.
        public var limits = SessionLimits()

        /// The limits of files.
        public var files = FileLimits()

        /// Makes the default settings.
        public init() {}
    }
}
