// What the tests know of the forms in `forms/`: the kind of each row, and when it is shown.

const FOLDER = new URL("forms/", import.meta.url);

/** The path of a document. */
export const documentOf = (name) => new URL(`${name}.json`, FOLDER).pathname;

/** The paths of the documents that random users fill in. */
export const documents = () => Object.keys(FORMS).map(documentOf);

const number = (text) => /^-?\d+$/.test(text) ? Number(text) : null;

/**
 * Rows by form and tag: the kind, the first value, the options, and `isShown(values)`, a function
 * of the values of all rows.
 */
export const FORMS = {
  trip: {
    name: { kind: "text" },
    more: { kind: "switch", value: false },
    what: { kind: "text", isShown: (values) => values.more },
    why: { kind: "text", isShown: (values) => values.more && values.what !== "" },
    early: { kind: "switch", value: false, isShown: (values) => values.more },
    hour: { kind: "text", isShown: (values) => values.early },
    people: { kind: "stepper", value: "0" },
    budget: { kind: "slider", value: "0", options: ["0", "2.5", "5", "7.5", "10"] },
    class: { kind: "segments", value: "", options: ["first", "second", "bike"] },
    bike: { kind: "text", isShown: (values) => values.class === "bike" },
    place: { kind: "push", value: "", options: ["lake", "hill", "town"] },
    notes: { kind: "text" },
    nights: { kind: "number" },
  },
  party: {
    host: { kind: "text" },
    day: { kind: "date", value: "" },
    meal: { kind: "menu", value: "", options: ["soup", "pie", "cake"] },
    games: { kind: "several", value: [], options: ["chess", "cards", "darts"] },
    tags: { kind: "tokens", value: [], options: ["red", "green", "blue"] },
    guests: { kind: "entries", value: [] },
    music: { kind: "choice", value: "", options: ["jazz", "rock", "folk"] },
  },
  account: {
    user: { kind: "text" },
    secret: { kind: "secret" },
    hint: { kind: "text", isShown: (values) => values.user !== "" },
    mail: { kind: "switch", value: true },
    box: { kind: "text", isShown: (values) => values.mail },
    news: { kind: "switch", value: false, isShown: (values) => values.mail },
    topics: { kind: "text", isShown: (values) => values.news },
    age: { kind: "number" },
    parent: {
      kind: "text", isShown: ({ age }) => number(age) !== null && number(age) < 18,
    },
  },
};

/** What the user does at the end so that a form shows all its rows and can be submitted. */
export const REVEALING = {
  trip: [
    ["more", true], ["early", true], ["class", "bike"],
    ["name", (text) => text || "Ada"], ["what", (text) => text || "boat"],
    ["nights", (text) => number(text) === null ? "3" : text],
  ],
  party: [],
  account: [
    ["user", (text) => text || "Ada"], ["mail", true], ["news", true],
    ["age", (text) => number(text) !== null && number(text) < 18 ? text : "7"],
  ],
};

export const isText = ({ kind }) => /text|number|secret/.test(kind);

/** Whether two values are the same. */
export const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
