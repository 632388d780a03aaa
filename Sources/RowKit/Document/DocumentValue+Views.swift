// What rows pass on to the views in their cells, by the names of its cases.
extension TextInputView.Keyboard: DocumentValue {}
extension TextInputView.ReturnKey: DocumentValue {}
extension TextInputView.Capitalization: DocumentValue {}
extension ButtonView.Style: DocumentValue {}
