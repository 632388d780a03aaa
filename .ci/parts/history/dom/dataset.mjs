const attributes = new Map();

/** The attribute of a property of a dataset. */
function attributeOf(name) {
  let attribute = attributes.get(name);
  if (attribute === undefined) {
    attribute = "data-" + name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
    attributes.set(name, attribute);
  }
  return attribute;
}

const propertyOf = (attribute) =>
  attribute.slice(5).replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

const handler = {
  get({ element }, name) {
    if (typeof name !== "string") return undefined;
    return element.getAttribute(attributeOf(name)) ?? undefined;
  },
  set({ element }, name, value) {
    element.setAttribute(attributeOf(name), value);
    return true;
  },
  has: ({ element }, name) => typeof name === "string" && element.hasAttribute(attributeOf(name)),
  deleteProperty({ element }, name) {
    element.removeAttribute(attributeOf(name));
    return true;
  },
  ownKeys: ({ element }) => element.attributes.map(({ name }) => name)
    .filter((name) => name.startsWith("data-")).map(propertyOf),
  getOwnPropertyDescriptor({ element }, name) {
    const value = element.getAttribute(attributeOf(name));
    if (value == null) return undefined;
    return { value, writable: true, enumerable: true, configurable: true };
  },
};

/** A view of the attributes of an element whose names begin with `data-`. */
export const datasetOf = (element) => new Proxy(Object.create(null, {
  element: { value: element, configurable: true },
}), handler);
