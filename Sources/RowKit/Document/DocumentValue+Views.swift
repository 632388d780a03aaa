// Settings that rows pass to the views in their cells, written as the names of their cases.
extension TextInputView.Keyboard: DocumentValue {}
extension TextInputView.ReturnKey: DocumentValue {}
extension TextInputView.Capitalization: DocumentValue {}
extension ButtonView.Style: DocumentValue {}
