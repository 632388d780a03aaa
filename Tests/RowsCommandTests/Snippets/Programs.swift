import RowKit
import RowsCommand

private enum Program {
    static func signUp() -> Form { Form("Sign up") }

    static func main() async {
        // snippet: rows-main
        await Rows.main(forms: ["sign-up": { signUp() }])
        // end
    }
}

private enum Forms {
    static func main() async {
        await Rows.main(
            forms: ["check-in": { Form("Check in") }], version: "1.2.0",
            registry: try RowRegistry())
    }
}
