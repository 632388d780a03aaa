import { DOCUMENT, ELEMENT, following } from "./node.mjs";
import { wordsOf } from "./tokens.mjs";

// A selector is compiled once into a function that tests an element.

const compiled = new Map();

export const matches = (text, element) => selectorOf(text).test(element, element);

export function closest(text, element) {
  const { test } = selectorOf(text);
  for (let node = element; node?.nodeType === ELEMENT; node = node.parentNode) {
    if (test(node, element)) return node;
  }
  return null;
}

export function select(text, root) {
  const { test, id, isOfChildren } = selectorOf(text);
  if (id !== null && root.nodeType === DOCUMENT) {
    const found = root._ids.first(id);
    return found && test(found, root) ? found : null;
  }
  for (let node = root.firstChild; node; node = next(node, root, isOfChildren)) {
    if (node.nodeType === ELEMENT && test(node, root)) return node;
  }
  return null;
}

export function selectAll(text, root) {
  const { test, isOfChildren } = selectorOf(text);
  const found = [];
  for (let node = root.firstChild; node; node = next(node, root, isOfChildren)) {
    if (node.nodeType === ELEMENT && test(node, root)) found.push(node);
  }
  return found;
}

const next = (node, root, isOfChildren) => isOfChildren ? node.nextSibling : following(node, root);

function selectorOf(text) {
  let selector = compiled.get(text);
  if (!selector) {
    selector = compile(String(text));
    compiled.set(text, selector);
  }
  return selector;
}

function compile(text) {
  const reader = new Reader(text);
  const list = reader.list();
  reader.expectEnd();
  const last = list.length === 1 ? list[0] : null;
  return {
    test: testOfList(list),
    // Such selectors are looked up in the document's map.
    id: last ? last.at(-1).compound.id : null,
    isOfChildren: !!last && last.length === 2 && last[0].compound.isScope
      && last[1].combinator === ">",
  };
}

function testOfList(list) {
  const tests = list.map((complex) => testOfComplex(complex, complex.length - 1));
  if (tests.length === 1) return tests[0];
  return (element, scope) => tests.some((test) => test(element, scope));
}

/** The test of the compounds up to a place. */
function testOfComplex(complex, place) {
  const { compound: { tests }, combinator } = complex[place];
  const own = tests.length === 1 ? tests[0]
    : tests.length === 2 ? (element, scope) => tests[0](element, scope) && tests[1](element, scope)
      : (element, scope) => tests.every((test) => test(element, scope));
  if (place === 0) return own;
  const before = testOfComplex(complex, place - 1);
  switch (combinator) {
    case ">": return (element, scope) => {
      const parent = element.parentNode;
      return own(element, scope) && isTested(parent) && before(parent, scope);
    };
    case "+": return (element, scope) => {
      const other = own(element, scope) && element.previousElementSibling;
      return !!other && before(other, scope);
    };
    case "~": return (element, scope) => {
      if (!own(element, scope)) return false;
      let other = element.previousElementSibling;
      while (other && !before(other, scope)) other = other.previousElementSibling;
      return !!other;
    };
    default: return (element, scope) => {
      if (!own(element, scope)) return false;
      for (let node = element.parentNode; isTested(node); node = node.parentNode) {
        if (before(node, scope)) return true;
      }
      return false;
    };
  }
}

/** Whether a node may match a compound: elements, and the fragment or document that is the scope. */
const isTested = (node) => node != null && node.nodeType === ELEMENT;

const NAME = /-?(?:[_a-zA-Z\u0080-\uFFFF]|\\.)(?:[-\w\u0080-\uFFFF]|\\.)*/y;
const ID = /(?:[-\w\u0080-\uFFFF]|\\.)+/y;
const SPACE = /\s*/y;
const VALUE = /\s*([~|^$*]?=)\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([-\w\u0080-\uFFFF]+))\s*([is])?\s*\]/y;

const unescapedName = (text) => text.replace(/\\([0-9a-f]{1,6}\s?|.)/gis, (_, sign) =>
  /^[0-9a-f]/i.test(sign) ? String.fromCodePoint(parseInt(sign, 16)) : sign);

class Reader {
  constructor(text) {
    this.text = text;
    this.place = 0;
  }

  fail() {
    throw new DOMException(`"${this.text}" is not a valid selector`, "SyntaxError");
  }

  expectEnd() { if (this.place < this.text.length) this.fail(); }

  take(pattern) {
    pattern.lastIndex = this.place;
    const found = pattern.exec(this.text);
    if (found) this.place = pattern.lastIndex;
    return found;
  }

  takes(sign) {
    if (!this.text.startsWith(sign, this.place)) return false;
    this.place += sign.length;
    return true;
  }

  list() {
    const list = [];
    do list.push(this.complex()); while (this.takes(","));
    return list;
  }

  complex() {
    this.take(SPACE);
    const complex = [];
    let combinator = null;
    for (;;) {
      complex.push({ combinator, compound: this.compound() });
      const hasSpace = this.take(SPACE)[0] !== "";
      const sign = this.text[this.place];
      if (sign === ">" || sign === "+" || sign === "~") {
        combinator = sign;
        this.place++;
        this.take(SPACE);
      } else if (sign === undefined || sign === "," || sign === ")") {
        return complex;
      } else if (hasSpace) {
        combinator = " ";
      } else {
        this.fail();
      }
    }
  }

  compound() {
    const compound = { tests: [], id: null, isScope: false };
    const start = this.place;
    if (this.takes("*")) {
      compound.tests.push(() => true);
    } else {
      const name = this.take(NAME);
      if (name) {
        const type = unescapedName(name[0]).toLowerCase();
        compound.tests.push((element) => element.localName === type);
      }
    }
    for (;;) {
      if (this.takes("#")) {
        const id = unescapedName((this.take(ID) ?? this.fail())[0]);
        compound.id = id;
        compound.tests.push((element) => element.getAttribute("id") === id);
      } else if (this.takes(".")) {
        const name = unescapedName((this.take(NAME) ?? this.fail())[0]);
        compound.tests.push((element) =>
          wordsOf(element.getAttribute("class")).includes(name));
      } else if (this.takes("[")) {
        this.attribute(compound);
      } else if (this.takes("::")) {
        this.fail();
      } else if (this.takes(":")) {
        this.pseudo(compound);
      } else {
        break;
      }
    }
    if (this.place === start) this.fail();
    return compound;
  }

  attribute(compound) {
    this.take(SPACE);
    const name = unescapedName((this.take(NAME) ?? this.fail())[0]);
    const found = this.take(VALUE);
    if (!found) {
      this.take(SPACE);
      if (!this.takes("]")) this.fail();
      compound.tests.push((element) => element.hasAttribute(name));
      return;
    }
    const [, operator, double, single, plain, flag] = found;
    const raw = unescapedName(double ?? single ?? plain);
    // The values of these are compared without regard to case in HTML.
    const ignoresCase = flag === "i" || !flag && name === "type";
    const value = ignoresCase ? raw.toLowerCase() : raw;
    const read = (element) => {
      const text = element.getAttribute(name);
      return ignoresCase && text !== null ? text.toLowerCase() : text;
    };
    if (operator === "=" && name === "id") compound.id = value;
    compound.tests.push({
      "=": (element) => read(element) === value,
      "^=": (element) => value !== "" && !!read(element)?.startsWith(value),
      "$=": (element) => value !== "" && !!read(element)?.endsWith(value),
      "*=": (element) => value !== "" && !!read(element)?.includes(value),
      "~=": (element) => wordsOf(read(element)).includes(value),
      "|=": (element) => {
        const text = read(element);
        return text === value || !!text?.startsWith(value + "-");
      },
    }[operator]);
  }

  pseudo(compound) {
    const name = (this.take(NAME) ?? this.fail())[0].toLowerCase();
    if (this.takes("(")) {
      compound.tests.push(this.functional(name));
      this.take(SPACE);
      if (!this.takes(")")) this.fail();
      return;
    }
    const test = PSEUDO[name] ?? this.fail();
    if (name === "scope") compound.isScope = true;
    compound.tests.push(test);
  }

  functional(name) {
    switch (name) {
      case "is": case "where": return testOfList(this.list());
      case "not": {
        const test = testOfList(this.list());
        return (element, scope) => !test(element, scope);
      }
      case "has": return this.has();
      case "dir": {
        this.take(SPACE);
        const direction = this.take(NAME)?.[0];
        if (direction !== "ltr" && direction !== "rtl") this.fail();
        return (element) => directionOf(element) === direction;
      }
      default: return this.fail();
    }
  }

  has() {
    this.take(SPACE);
    const isOfChildren = this.takes(">");
    const list = this.list();
    const test = testOfList(list);
    return (element) => {
      for (let node = element.firstChild; node; node = next(node, element, isOfChildren)) {
        if (node.nodeType === ELEMENT && test(node, element)) return true;
      }
      return false;
    };
  }
}

const PSEUDO = {
  scope: (element, scope) =>
    element === scope || scope?.nodeType === DOCUMENT && element === scope.documentElement,
  root: (element) => element.parentNode?.nodeType === DOCUMENT,
  disabled: (element) => element._isDisabled,
  enabled: (element) => element._canBeDisabled === true && !element._isDisabled,
  checked: (element) => element.localName === "option" ? element.selected
    : element.localName === "input" && /^(checkbox|radio)$/.test(element.type) && element.checked,
  "first-child": (element) => !element.previousElementSibling,
  "last-child": (element) => !element.nextElementSibling,
  "only-child": (element) => !element.previousElementSibling && !element.nextElementSibling,
  empty: (element) => !element.firstChild,
  focus: (element) => element.ownerDocument.activeElement === element
    && element.localName !== "body",
  "focus-within": (element) => element.contains(element.ownerDocument.activeElement),
  link: (element) => element.localName === "a" && element.hasAttribute("href"),
  required: (element) => element._canBeDisabled === true && element.hasAttribute("required"),
  "read-only": (element) => element.hasAttribute("readonly"),
  invalid: (element) => element.validity?.valid === false,
  valid: (element) => element.validity?.valid === true,
};

/** The direction in which an element is written. */
export function directionOf(element) {
  for (let node = element; node?.nodeType === ELEMENT; node = node.parentNode) {
    const direction = node.getAttribute("dir")?.toLowerCase();
    if (direction === "ltr" || direction === "rtl") return direction;
    if (direction === "auto" || direction === undefined && node.localName === "bdi") {
      const text = node.value !== undefined ? String(node.value) : node.textContent;
      const strong = text.match(/[\p{L}]/u)?.[0];
      return strong && /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/.test(strong) ? "rtl" : "ltr";
    }
  }
  return "ltr";
}
