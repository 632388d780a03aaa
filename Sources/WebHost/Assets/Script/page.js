// Sends the user's actions as events, and patches the page with the responses. The server decides
// what is shown. The user decides the contents of the focused control, and of controls with unsent
// edits.

// The server makes this file and those after it the body of a function, which is called for each
// form of the page. The parameter `prefix` is the prefix of its element identifiers. It is empty if
// the form is the whole page.

const elementWith = (id) => document.getElementById(id);
const form = elementWith(prefix + "rowkit");
const screens = elementWith(prefix + ">");
const region = elementWith(prefix + "rowkit-status");
/** The element of texts that only screen readers announce. */
const speech = region.nextElementSibling;

// Controls cannot hide a property of the form, because their names contain a slash or begin with
// "_".
const attribute = (name) => form.getAttribute(name);
/** The element of a view. */
const byID = (view) => elementWith(prefix + view);
const idOf = (element) => element.id.slice(prefix.length);
/** The view of a control: its own, or that of its group. */
const viewOf = (control) => control.dataset.of ?? idOf(control);
/** The text field on which a view acts. */
const editedBy = (view) => byID(view)?.closest("[data-edits]")?.dataset.edits;
/** The hidden fields with a name. */
const fields = (name) => form.querySelectorAll(`input[name=${name}]`);
const openScreens = () => [...screens.querySelectorAll(":scope > .screen")];
const topScreen = () => openScreens().at(-1);

/** The identifier of the page in submissions. */
const pageID = crypto.getRandomValues(new BigUint64Array(1))[0].toString(36);

const FIELD = ":is(input:not([type=hidden]), select, textarea):not(:disabled)";
const FOCUSABLE = FIELD + ", :is(button, summary, a, [tabindex]):not(:disabled, [hidden])";
