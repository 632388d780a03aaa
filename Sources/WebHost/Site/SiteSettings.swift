import PlainText
import RowKit

extension FormSite {
    /// The settings of a site.
    public struct Settings: Sendable {
        /// The path of the site on the embedding server, such as `/forms`.
        ///
        /// By default, the site is at the root.
        public var path = ""

        /// The path of the site as browsers request it, such as `/shop/forms`, or nil if it is
        /// ``path``.
        ///
        /// Set it if a proxy changes the path of requests. All links, forms and redirects of the
        /// site contain this path. The embedding server still passes requests whose path begins
        /// with ``path``.
        public var publicPath: String?

        /// The names under which browsers may reach the site, without ports, or an empty set to
        /// allow any name.
        ///
        /// A server that serves only this machine must specify its names, because any name on the
        /// web can be made to resolve to this machine.
        public var hosts: Set<String> = []

        /// The forms whose state stays on the server.
        ///
        /// A page of such a form contains only its controls. If its session is lost, the form
        /// starts empty, and the page informs the user.
        public var serverHeldForms: Set<String> = []

        /// The time since the last change of a page after which its state is no longer valid.
        public var lifetime = Duration.seconds(7 * 24 * 3600)

        /// The limits of sessions.
        public var limits = SessionLimits()

        /// The limits of files.
        public var files = FileLimits()

        /// The colours and shapes of the pages.
        public var theme = Theme.grouped

        /// The language of the pages that show no form, such as the list of forms.
        ///
        /// A page with a form, or about an available form, uses the language of the form.
        public var phrases = Phrases()

        /// Called with a line for each problem that users of the site cannot solve, such as the
        /// reason of ``Outcome/failed(_:)``, or the error that a submit listener threw.
        ///
        /// Users see a neutral sentence instead. By default, the line is written to standard error.
        public var log: @Sendable (String) -> Void = { StandardStream.report($0) }

        /// The maximum time for which a page waits for work, such as a search for options.
        var patience = Duration.seconds(2)

        /// The path to which pages without a form link, or nil for the list of forms.
        package var home: String?

        /// The parts of pages around the forms, or nil if there are none.
        package var frame: PageFrame?

        /// Creates the default settings.
        public init() {}
    }
}
