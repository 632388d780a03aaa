import { unescaped } from "./entities.mjs";
import { Comment, Text } from "./node.mjs";
import { VOID } from "./serializer.mjs";

const RAW = new Set(["script", "style", "iframe", "noembed", "noframes", "xmp"]);
const PLAIN = new Set(["textarea", "title"]);
const OF_HEAD = new Set(["base", "link", "meta", "noscript", "script", "style", "template", "title"]);
const CLOSES_PARAGRAPH = new Set(["address", "article", "aside", "blockquote", "details", "div", "dl",
  "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
  "hr", "main", "menu", "nav", "ol", "p", "pre", "section", "table", "ul"]);
/** The elements that an element ends, and where the search for one stops. */
const ENDS = {
  li: [["li"], ["ul", "ol"]], option: [["option"], ["select", "datalist"]],
  optgroup: [["optgroup"], ["select"]], tr: [["tr"], ["table"]],
  td: [["td", "th"], ["tr"]], th: [["td", "th"], ["tr"]],
  dt: [["dt", "dd"], ["dl"]], dd: [["dt", "dd"], ["dl"]],
};

const NAME = /[^\s/>]+/y;
const ATTRIBUTE = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y;
const TAG_END = /[\s/]*>/y;

/** Parses a whole page into an empty document. */
export function parseDocument(html, document, hasScript) {
  const parser = new Parser(html, document, hasScript);
  parser.isPage = true;
  parser.run();
  parser.ensureBody();
}

/** Parses the contents of an element. */
export function parseFragment(html, parent, context, hasScript) {
  const parser = new Parser(html, parent, hasScript);
  if (context.isForeign) parser.foreign = 1;
  if (PLAIN.has(context.localName)) parser.text(unescaped(html));
  else if (RAW.has(context.localName)) parser.text(html);
  else parser.run();
}

/** Reads HTML whose elements are all closed, except void ones and those that HTML closes itself. */
class Parser {
  isPage = false;
  foreign = 0;

  constructor(html, root, hasScript) {
    this.html = html.includes("\r") ? html.replace(/\r\n?/g, "\n") : html;
    this.root = root;
    this.document = root.ownerDocument ?? root;
    this.hasScript = hasScript;
    this.open = [root];
    this.place = 0;
  }

  get parent() { return this.open[this.open.length - 1]; }

  run() {
    const { html } = this;
    while (this.place < html.length) {
      const start = html.indexOf("<", this.place);
      if (start !== this.place) {
        const end = start < 0 ? html.length : start;
        this.text(unescaped(html.slice(this.place, end)));
        this.place = end;
        continue;
      }
      const next = html.charCodeAt(start + 1);
      if (next === 33) this.comment(start);
      else if (next === 47) this.endTag(start);
      else if (next >= 65 && next <= 90 || next >= 97 && next <= 122) this.startTag(start);
      else {
        this.text("<");
        this.place++;
      }
    }
  }

  comment(start) {
    const { html } = this;
    if (html.startsWith("<!--", start)) {
      const end = html.indexOf("-->", start + 4);
      const data = html.slice(start + 4, end < 0 ? html.length : end);
      // A comment around the root is of no use to a page.
      if (this.parent !== this.root || !this.isPage) {
        this.add(new Comment(data, this.document));
      }
      this.place = end < 0 ? html.length : end + 3;
    } else {
      const end = html.indexOf(">", start);
      this.place = end < 0 ? html.length : end + 1;
    }
  }

  text(text) {
    if (!text) return;
    if (this.isPage && !this.hasBody) {
      const isBlank = !/\S/.test(text);
      if (!this.isInHead() && isBlank) return;
      if (!this.isInHead()) this.ensureBody();
    }
    const last = this.parent.lastChild;
    if (last?.nodeType === 3) last.data += text;
    else this.add(new Text(text, this.document));
  }

  /** Whether the parser is inside an element of the head, such as a template. */
  isInHead() { return !this.hasBody && this.open.length > 3; }

  endTag(start) {
    const end = this.html.indexOf(">", start);
    const name = this.html.slice(start + 2, end < 0 ? undefined : end).trim().toLowerCase();
    this.place = end < 0 ? this.html.length : end + 1;
    if (name === "body" || name === "html") return;
    for (let depth = this.open.length - 1; depth > 0; depth--) {
      if (this.open[depth].localName.toLowerCase() !== name) continue;
      this.close(depth);
      return;
    }
    if (name === "p") this.element("p", [], false);
  }

  /** Closes the elements from a depth on. */
  close(depth) {
    while (this.open.length > depth) {
      const node = this.open.pop();
      if (node.isForeign) this.foreign--;
      node._parsed?.();
    }
  }

  startTag(start) {
    const { html } = this;
    NAME.lastIndex = start + 1;
    const written = NAME.exec(html)[0];
    const name = this.foreign ? written : written.toLowerCase();
    let place = NAME.lastIndex;
    const attributes = [];
    const isSVG = this.foreign || name === "svg";
    for (;;) {
      ATTRIBUTE.lastIndex = place;
      const found = ATTRIBUTE.exec(html);
      if (!found) break;
      place = ATTRIBUTE.lastIndex;
      const attribute = isSVG ? found[1] : found[1].toLowerCase();
      if (attributes.some((one) => one.name === attribute)) continue;
      attributes.push({
        name: attribute, value: unescaped(found[2] ?? found[3] ?? found[4] ?? ""),
      });
    }
    TAG_END.lastIndex = place;
    const end = TAG_END.exec(html);
    const isClosed = end?.[0].includes("/");
    this.place = end ? TAG_END.lastIndex : html.length;
    this.element(name, attributes, isClosed);
  }

  element(name, attributes, isClosed) {
    if (this.isPage && this.structure(name, attributes)) return;
    if (this.foreign || name === "svg" || name === "math") {
      const node = this.document._element(name, true);
      node.attributes = attributes;
      this.add(node);
      if (isClosed) return;
      this.foreign++;
      this.open.push(node);
      return;
    }
    if (CLOSES_PARAGRAPH.has(name)) this.closeNearest(["p"], ["button"]);
    if (ENDS[name]) this.closeNearest(...ENDS[name]);
    const node = this.document._element(name, false);
    node.attributes = attributes;
    node._loaded?.();
    this.add(node);
    if (VOID.has(name)) return node._parsed?.();
    if (RAW.has(name) || name === "noscript" && this.hasScript) return this.contents(node, false);
    if (PLAIN.has(name)) return this.contents(node, true);
    this.open.push(name === "template" ? node.content : node);
  }

  /** Reads the text of an element that holds no elements. */
  contents(node, hasReferences) {
    const end = new RegExp(`</${node.localName}(?=[\\s/>])`, "gi");
    end.lastIndex = this.place;
    const found = end.exec(this.html);
    let text = this.html.slice(this.place, found ? found.index : undefined);
    if (node.localName === "textarea" && text.startsWith("\n")) text = text.slice(1);
    if (hasReferences) text = unescaped(text);
    if (text) node.appendChild(new Text(text, this.document));
    const close = found ? this.html.indexOf(">", found.index) : -1;
    this.place = close < 0 ? this.html.length : close + 1;
    node._parsed?.();
  }

  closeNearest(names, limits) {
    for (let depth = this.open.length - 1; depth > 0; depth--) {
      const found = this.open[depth].localName;
      if (names.includes(found)) return this.close(depth);
      if (limits.includes(found)) return;
    }
  }

  add(node) { this.parent.appendChild(node); }

  // MARK: The structure of pages

  /** Whether a tag is one of the page's own elements, which exist once. */
  structure(name, attributes) {
    if (name === "html") {
      for (const { name, value } of attributes) this.ensureRoot().setAttribute(name, value);
      return true;
    }
    if (name === "head") {
      this.ensureHead();
      return true;
    }
    if (name === "body") {
      const body = this.ensureBody();
      for (const { name, value } of attributes) body.setAttribute(name, value);
      return true;
    }
    if (this.hasBody || this.isInHead()) return false;
    if (OF_HEAD.has(name)) this.ensureHead();
    else this.ensureBody();
    return false;
  }

  ensureRoot() {
    if (!this.htmlElement) {
      this.htmlElement = this.document._element("html", false);
      this.root.appendChild(this.htmlElement);
      this.open = [this.root, this.htmlElement];
    }
    return this.htmlElement;
  }

  ensureHead() {
    if (!this.head) {
      this.head = this.document._element("head", false);
      this.ensureRoot().appendChild(this.head);
      this.open = [this.root, this.htmlElement, this.head];
    }
    return this.head;
  }

  ensureBody() {
    if (!this.hasBody) {
      this.ensureHead();
      this.hasBody = true;
      this.body = this.document._element("body", false);
      this.htmlElement.appendChild(this.body);
      this.open = [this.root, this.htmlElement, this.body];
    }
    return this.body;
  }
}
