/** Attributes that the page sets itself, regardless of what the server draws. */
const OWN = /^(style|open|checked|selected|data-(pending|drop))$/;

function parse(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content.firstElementChild;
}

const typeOf = (node) => clicks.revealed.has(node) ? "password" : node.type;

const isSimilar = (node, want) =>
  node.nodeName === want.nodeName && (want.nodeName !== "INPUT" || typeOf(node) === want.type);

function identity(node) {
  if (node.id) return node.id;
  if (node.nodeName === "OPTION") return node.value;
  // A button's value begins with its view. The rest can change.
  if (node.nodeName === "BUTTON") return `${node.name} ${node.value.split(" ")[0]} ${node.className}`;
  if (node.name) return `${node.name}=${node.value}`;
  const control = node.matches("label, li") && node.querySelector("[id], [name]");
  return control ? identity(control) : undefined;
}

function replace(node, want) {
  if (isSimilar(node, want)) {
    morph(node, want);
    return node;
  }
  const fresh = build(want, node.parentNode, node);
  node.remove();
  return fresh;
}

function morph(node, want) {
  const { nodeName } = node;
  // Previews of chosen files exist only on this page.
  if (node.dataset.previews != null) return;
  const kept = node.dataset.k != null && isKept(node);
  morphAttributes(node, want, kept);
  // The items of a popup are sent separately.
  if (want.dataset.kept != null) return;
  if (nodeName === "SELECT") {
    const chosen = Array.from((kept ? node : want).selectedOptions, (option) => option.value);
    morphChildren(node, want);
    for (const option of node.options) {
      const isChosen = chosen.includes(option.value);
      if (option.selected !== isChosen) option.selected = isChosen;
    }
  } else if (nodeName !== "INPUT" && nodeName !== "TEXTAREA") {
    morphChildren(node, want);
  } else if (!kept && !/password|file/.test(want.type)) {
    if (node.checked !== want.checked || node.value !== want.value) forgetEntered(node);
    if (node.checked !== want.checked) node.checked = want.checked;
    writeText(node, want.value);
  }
}

function morphAttributes(node, want, kept) {
  const type = node.nodeName === "INPUT" && typeOf(node);
  const keepsValue = type === "file" || kept && type !== "checkbox" && type !== "radio";
  const isSkipped = (name) => OWN.test(name)
    || name === "value" && keepsValue && (type !== "text" || node === edits.composing)
    || name === "type" && clicks.revealed.has(node)
    || name === "data-filled" && edits.last.has(viewOf(node))
    || name === "aria-busy" && node.dataset.pending != null
    || (name === "hidden" || name === "aria-pressed") && node.dataset.reveal != null;
  // Keep the text when the attribute changes.
  if (kept && type === "text" && node !== edits.composing) node.value = node.value;
  if (node.dataset.files != null && want.dataset.files == null) {
    // The form has removed the files of this control.
    node.value = "";
    showPreviews(node);
  }
  for (const { name } of [...node.attributes]) {
    if (!want.hasAttribute(name) && !isSkipped(name)) node.removeAttribute(name);
  }
  for (const { name, value } of want.attributes) {
    if (node.getAttribute(name) === value || isSkipped(name)) continue;
    if (name === "disabled" && node === document.activeElement) {
      node.ariaDisabled = true;
    } else {
      node.setAttribute(name, value);
    }
  }
  dress(node);
}

function morphChildren(parent, want) {
  let next = parent.firstChild;
  for (const child of [...want.childNodes]) {
    const node = partner(child, next, parent);
    if (!node) {
      build(child, parent, next);
      continue;
    }
    if (node === next) next = next.nextSibling;
    else place(node, parent, next);
    if (child.nodeType === Node.ELEMENT_NODE) morph(node, child);
    else if (node.data !== child.data) node.data = child.data;
  }
  while (next) {
    const node = next;
    next = next.nextSibling;
    node.remove();
  }
}

function partner(want, first, parent) {
  if (want.nodeType !== Node.ELEMENT_NODE) {
    return first?.nodeType === want.nodeType ? first : null;
  }
  if (want.id) {
    const node = elementWith(want.id);
    const isFree = node && screens.contains(node) && !node.contains(parent);
    return isFree && isSimilar(node, want) ? node : null;
  }
  const name = identity(want);
  for (let node = first; node; node = node.nextSibling) {
    if (node.nodeType !== Node.ELEMENT_NODE || !isSimilar(node, want)) continue;
    if (identity(node) === name && (name || node.classList[0] === want.classList[0])) return node;
  }
  return null;
}

/** Builds an element, reusing contents that are already on the page. */
function build(want, parent, next) {
  const isWhole = want.nodeName === "TEXTAREA";
  const node = parent.insertBefore(want.cloneNode(isWhole), next);
  if (node.nodeType !== Node.ELEMENT_NODE) return node;
  if (!isWhole) morphChildren(node, want);
  if (node.dataset.k && edits.last.has(viewOf(node))) edits.rebuilt.add(viewOf(node));
  dress(node);
  return node;
}

function place(node, parent, next) {
  const isInside = node.parentNode === parent;
  if (node === next || isInside && node.nextSibling === next) return;
  if (parent.moveBefore) return parent.moveBefore(node, next);
  if (!isInside || !node.contains(document.activeElement)) return parent.insertBefore(node, next);
  // Browsers blur an element that is moved, so move its siblings instead.
  if (next && node.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_PRECEDING) {
    const end = node.nextSibling;
    while (node.previousSibling !== next) parent.insertBefore(next.nextSibling, end);
    parent.insertBefore(next, node.nextSibling);
  } else {
    while (node.nextSibling !== next) parent.insertBefore(node.nextSibling, node);
  }
}
