/// What shows a form and can show others; the form only knows that it is there.
public protocol FormPresenter: AnyObject {}
