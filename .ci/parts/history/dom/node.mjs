import { EventTarget } from "./events.mjs";

export const ELEMENT = 1, TEXT = 3, COMMENT = 8, DOCUMENT = 9, DOCTYPE = 10, FRAGMENT = 11;

/** A node of a tree, linked to its parent, siblings and children. */
export class Node extends EventTarget {
  constructor(nodeType, nodeName, ownerDocument) {
    super();
    this.nodeType = nodeType;
    this.nodeName = nodeName;
    this.ownerDocument = ownerDocument;
    this.parentNode = null;
    this.firstChild = null;
    this.lastChild = null;
    this.previousSibling = null;
    this.nextSibling = null;
    /** Whether the node is in the tree of its document. */
    this.isConnected = false;
  }

  // MARK: Reading

  get parentElement() { return this.parentNode?.nodeType === ELEMENT ? this.parentNode : null; }
  get nodeValue() { return null; }

  get childNodes() {
    const nodes = [];
    for (let node = this.firstChild; node; node = node.nextSibling) nodes.push(node);
    return nodes;
  }

  get children() {
    const nodes = [];
    for (let node = this.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === ELEMENT) nodes.push(node);
    }
    return nodes;
  }

  get firstElementChild() { return elementFrom(this.firstChild, "nextSibling"); }
  get lastElementChild() { return elementFrom(this.lastChild, "previousSibling"); }
  get nextElementSibling() { return elementFrom(this.nextSibling, "nextSibling"); }
  get previousElementSibling() { return elementFrom(this.previousSibling, "previousSibling"); }

  get childElementCount() { return this.children.length; }
  hasChildNodes() { return this.firstChild !== null; }

  contains(other) {
    for (let node = other; node; node = node.parentNode) if (node === this) return true;
    return false;
  }

  getRootNode() {
    let node = this;
    while (node.parentNode) node = node.parentNode;
    return node;
  }

  compareDocumentPosition(other) {
    if (this === other) return 0;
    const own = ancestors(this);
    const others = ancestors(other);
    if (own[0] !== others[0]) return Node.DOCUMENT_POSITION_DISCONNECTED | 32 | 2;
    let depth = 0;
    while (depth < own.length && depth < others.length && own[depth] === others[depth]) depth++;
    if (depth === own.length) return 16 | 4;
    if (depth === others.length) return 8 | 2;
    for (let node = own[depth]; node; node = node.nextSibling) if (node === others[depth]) return 4;
    return 2;
  }

  get textContent() {
    let text = "";
    for (let node = this.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === TEXT) text += node.data;
      else if (node.nodeType === ELEMENT) text += node.textContent;
    }
    return text;
  }

  set textContent(text) {
    while (this.firstChild) this.removeChild(this.firstChild);
    if (text != null && text !== "") this.appendChild(new Text(String(text), documentOf(this)));
  }

  // MARK: Changing

  appendChild(node) { return this.insertBefore(node, null); }

  insertBefore(node, next = null) {
    if (node.nodeType === FRAGMENT) {
      while (node.firstChild) this.insertBefore(node.firstChild, next);
      return node;
    }
    if (node === this || node.firstChild && node.contains(this)) {
      throw new DOMException("the node holds its parent", "HierarchyRequestError");
    }
    if (next && next.parentNode !== this) {
      throw new DOMException("the next node has another parent", "NotFoundError");
    }
    if (next === node) next = node.nextSibling;
    node.parentNode?.removeChild(node);
    this._link(node, next);
    const document = documentOf(this);
    if (node.ownerDocument !== document) adopt(node, document);
    if (this.isConnected) connect(node, document);
    document._version++;
    node._inserted?.();
    this._childrenChanged?.();
    return node;
  }

  removeChild(node) {
    if (node.parentNode !== this) throw new DOMException("not a child", "NotFoundError");
    const document = documentOf(this);
    if (node.isConnected) {
      document._willRemove(node);
      if (node.parentNode !== this) throw new DOMException("moved meanwhile", "NotFoundError");
      disconnect(node, document);
    }
    this._unlink(node);
    document._version++;
    node._removed?.(this);
    this._childrenChanged?.();
    return node;
  }

  replaceChild(node, old) {
    const next = old.nextSibling === node ? node.nextSibling : old.nextSibling;
    this.removeChild(old);
    this.insertBefore(node, next);
    return old;
  }

  /** Moves a node within its tree. Unlike an insertion, this keeps the focus. */
  moveBefore(node, next = null) {
    if (!node.parentNode || node.isConnected !== this.isConnected || node.contains(this)) {
      throw new DOMException("the node cannot be moved there", "HierarchyRequestError");
    }
    if (next === node) next = node.nextSibling;
    const parent = node.parentNode;
    parent._unlink(node);
    this._link(node, next);
    documentOf(this)._version++;
    parent._childrenChanged?.();
    if (parent !== this) this._childrenChanged?.();
  }

  append(...nodes) { for (const node of nodes) this.insertBefore(nodeOf(node, this), null); }

  prepend(...nodes) {
    const first = this.firstChild;
    for (const node of nodes) this.insertBefore(nodeOf(node, this), first);
  }

  replaceChildren(...nodes) {
    while (this.firstChild) this.removeChild(this.firstChild);
    this.append(...nodes);
  }

  before(...nodes) {
    for (const node of nodes) this.parentNode?.insertBefore(nodeOf(node, this), this);
  }

  after(...nodes) {
    const { parentNode, nextSibling } = this;
    for (const node of nodes) parentNode?.insertBefore(nodeOf(node, this), nextSibling);
  }

  replaceWith(...nodes) {
    const { parentNode, nextSibling } = this;
    if (!parentNode) return;
    this.remove();
    for (const node of nodes) parentNode.insertBefore(nodeOf(node, this), nextSibling);
  }

  remove() { this.parentNode?.removeChild(this); }

  cloneNode(deep = false) {
    const copy = this._clone();
    if (deep) {
      for (let node = this.firstChild; node; node = node.nextSibling) {
        const child = node.cloneNode(true);
        copy._link(child, null);
        child._inserted?.();
      }
      copy._childrenChanged?.();
    }
    copy._cloned?.(this);
    return copy;
  }

  _link(node, next) {
    const previous = next ? next.previousSibling : this.lastChild;
    node.parentNode = this;
    node.previousSibling = previous;
    node.nextSibling = next;
    if (previous) previous.nextSibling = node;
    else this.firstChild = node;
    if (next) next.previousSibling = node;
    else this.lastChild = node;
  }

  _unlink(node) {
    const { previousSibling: previous, nextSibling: next } = node;
    if (previous) previous.nextSibling = next;
    else this.firstChild = next;
    if (next) next.previousSibling = previous;
    else this.lastChild = previous;
    node.parentNode = node.previousSibling = node.nextSibling = null;
  }

  // MARK: Events

  _pathOf(event) {
    const path = [];
    let node = this;
    for (; node; node = node.parentNode) path.push(node);
    const root = path[path.length - 1];
    if (root.nodeType === DOCUMENT && root.defaultView && event.type !== "load") {
      path.push(root.defaultView);
    }
    return path;
  }

  _report(error) {
    const view = documentOf(this).defaultView;
    if (!view) throw error;
    view._report(error);
  }
}

Object.assign(Node, {
  ELEMENT_NODE: ELEMENT, TEXT_NODE: TEXT, COMMENT_NODE: COMMENT, DOCUMENT_NODE: DOCUMENT,
  DOCUMENT_TYPE_NODE: DOCTYPE, DOCUMENT_FRAGMENT_NODE: FRAGMENT,
  DOCUMENT_POSITION_DISCONNECTED: 1, DOCUMENT_POSITION_PRECEDING: 2,
  DOCUMENT_POSITION_FOLLOWING: 4, DOCUMENT_POSITION_CONTAINS: 8,
  DOCUMENT_POSITION_CONTAINED_BY: 16,
});
Object.defineProperties(Node.prototype, Object.fromEntries(
  Object.entries(Node).map(([name, value]) => [name, { value }])));

export class Text extends Node {
  constructor(data, ownerDocument) {
    super(TEXT, "#text", ownerDocument);
    this._data = data;
  }

  get data() { return this._data; }

  set data(data) {
    this._data = String(data);
    this.parentNode?._childrenChanged?.();
  }

  get nodeValue() { return this._data; }
  set nodeValue(data) { this.data = data; }
  get textContent() { return this._data; }
  set textContent(data) { this.data = data; }
  get length() { return this._data.length; }
  _clone() { return new Text(this._data, this.ownerDocument); }
}

export class Comment extends Node {
  constructor(data, ownerDocument) {
    super(COMMENT, "#comment", ownerDocument);
    this.data = data;
  }

  get nodeValue() { return this.data; }
  set nodeValue(data) { this.data = data; }
  get textContent() { return this.data; }
  set textContent(data) { this.data = data; }
  _clone() { return new Comment(this.data, this.ownerDocument); }
}

export const documentOf = (node) => node.nodeType === DOCUMENT ? node : node.ownerDocument;

function elementFrom(node, direction) {
  while (node && node.nodeType !== ELEMENT) node = node[direction];
  return node;
}

function nodeOf(value, near) {
  return value instanceof Node ? value : new Text(String(value), documentOf(near));
}

function ancestors(node) {
  const path = [];
  for (; node; node = node.parentNode) path.unshift(node);
  return path;
}

/** The node that follows another in the tree below a root, or null at its end. */
export function following(node, root) {
  if (node.firstChild) return node.firstChild;
  while (node !== root) {
    if (node.nextSibling) return node.nextSibling;
    node = node.parentNode;
  }
  return null;
}

function connect(root, document) {
  for (let node = root; node; node = following(node, root)) {
    node.isConnected = true;
    if (node.nodeType !== ELEMENT) continue;
    const id = node.getAttribute("id");
    if (id) document._ids.add(id, node);
    node._connected?.();
  }
}

function disconnect(root, document) {
  for (let node = root; node; node = following(node, root)) {
    node.isConnected = false;
    if (node.nodeType !== ELEMENT) continue;
    const id = node.getAttribute("id");
    if (id) document._ids.remove(id, node);
  }
}

function adopt(root, document) {
  for (let node = root; node; node = following(node, root)) node.ownerDocument = document;
}
