import { escapedAttribute, escapedText } from "./entities.mjs";
import { COMMENT, DOCTYPE, ELEMENT, TEXT } from "./node.mjs";

export const VOID = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link",
  "meta", "param", "source", "track", "wbr"]);
const RAW = new Set(["script", "style", "noscript", "iframe", "noembed", "noframes", "xmp"]);

/** The HTML of the children of a node. */
export function innerHTML(parent) {
  const source = parent.localName === "template" && parent.content ? parent.content : parent;
  let html = "";
  for (let node = source.firstChild; node; node = node.nextSibling) html += outerHTML(node);
  return html;
}

/** The HTML of a node. */
export function outerHTML(node) {
  switch (node.nodeType) {
    case TEXT: {
      const isRaw = RAW.has(node.parentNode?.localName);
      return isRaw ? node.data : escapedText(node.data);
    }
    case COMMENT: return `<!--${node.data}-->`;
    case DOCTYPE: return "<!DOCTYPE html>";
    case ELEMENT: {
      let html = "<" + node.tagText;
      for (const { name, value } of node.attributes) html += ` ${name}="${escapedAttribute(value)}"`;
      html += ">";
      if (VOID.has(node.localName) && !node.isForeign) return html;
      return html + innerHTML(node) + `</${node.tagText}>`;
    }
    default: return innerHTML(node);
  }
}
