/** Defines properties that are attributes with text. */
export function reflectTexts(Class, names) {
  for (const [property, attribute] of Object.entries(names)) {
    define(Class, property, {
      get() { return this.getAttribute(attribute) ?? ""; },
      set(value) { this.setAttribute(attribute, value); },
    });
  }
}

/** Defines properties that are true if an attribute is present. */
export function reflectFlags(Class, names) {
  for (const [property, attribute] of Object.entries(names)) {
    define(Class, property, {
      get() { return this.hasAttribute(attribute); },
      set(value) { this.toggleAttribute(attribute, !!value); },
    });
  }
}

/** Defines properties that are attributes with a whole number. */
export function reflectNumbers(Class, names) {
  for (const [property, [attribute, fallback]] of Object.entries(names)) {
    define(Class, property, {
      get() {
        const number = parseInt(this.getAttribute(attribute) ?? "", 10);
        return Number.isNaN(number) ? fallback : number;
      },
      set(value) { this.setAttribute(attribute, Math.trunc(Number(value)) || 0); },
    });
  }
}

/** Defines properties that are null without their attribute, and remove it when set to null. */
export function reflectNullable(Class, names) {
  for (const [property, attribute] of Object.entries(names)) {
    define(Class, property, {
      get() { return this.getAttribute(attribute); },
      set(value) {
        if (value == null) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value);
      },
    });
  }
}

function define(Class, property, accessors) {
  Object.defineProperty(Class.prototype, property, {
    ...accessors, configurable: true, enumerable: true,
  });
}

/** The properties of ARIA with the attributes that they reflect. */
export const ARIA = Object.fromEntries([
  "ActiveDescendant", "Atomic", "AutoComplete", "Busy", "Checked", "ColCount", "ColIndex",
  "Current", "Description", "Disabled", "Expanded", "HasPopup", "Hidden", "Invalid", "Label",
  "Level", "Live", "Modal", "MultiLine", "MultiSelectable", "Orientation", "Placeholder",
  "PosInSet", "Pressed", "ReadOnly", "Relevant", "Required", "RoleDescription", "RowCount",
  "Selected", "SetSize", "Sort", "ValueMax", "ValueMin", "ValueNow", "ValueText",
].map((name) => ["aria" + name, "aria-" + name.toLowerCase()]));
