import RowKit
import RowsCommand

// The example in the comment on the forms of RowExamples, which no command includes.

private enum RowExamples {
    static var forms: FormList { FormList() }
}

private enum Program {
    static func main() async {
        // snippet: comment-example-program
        await Rows.main(forms: RowExamples.forms)
        // end
    }
}
