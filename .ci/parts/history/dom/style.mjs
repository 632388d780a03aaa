/**
 * The style that a script has set, as a plain object of properties.
 *
 * It is not a part of the attribute, because the policy of our pages refuses such attributes.
 */
export class Style {
  setProperty(name, value) { this[propertyOf(name)] = String(value); }
  getPropertyValue(name) { return this[propertyOf(name)] ?? ""; }

  removeProperty(name) {
    const value = this.getPropertyValue(name);
    delete this[propertyOf(name)];
    return value;
  }
}

const propertyOf = (name) => name.startsWith("--") ? name
  : name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
