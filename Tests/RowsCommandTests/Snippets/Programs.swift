import RowKit
import RowsCommand

private final class SignUp: FormViewController {}

private enum Program {
    static func main() async {
        // snippet: rows-main
        await Rows.main(forms: ["sign-up": { SignUp() }])
        // end
    }
}

private enum Forms {
    static func main() async {
        await Rows.main(forms: ["check-in": { Form("Check in") }], registry: try RowRegistry())
    }
}
