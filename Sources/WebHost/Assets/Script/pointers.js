let touch = null;
let drag = null;
/** Whether the pointer has moved something since it was pressed. */
let hasDragged = false;

screens.addEventListener("mousedown", (event) => {
  if (event.target.closest(".popup, [data-edits]")) event.preventDefault();
});

document.addEventListener("pointerdown", (event) => {
  const { target, pointerId: id } = event;
  notePressedRadio(target);
  hasDragged = false;
  if (isPlain || event.button || touch || drag || !screens.contains(target)) return;
  const canvas = target.closest("[data-k=point]");
  const handle = target.closest(".handle");
  const row = handle ? handle.closest(".row") : target.closest("[data-moves]");
  if (canvas) {
    canvas.setPointerCapture(id);
    // Later points refer to the current position of the canvas, even if the page moves under the
    // pointer.
    touch = { canvas, id, matrix: canvas.firstElementChild.getScreenCTM()?.inverse() };
    sendTouch("began", [event]);
  } else if (row) {
    drag = { row, id, x: event.clientX + scrollX, y: event.clientY + scrollY };
    // A finger that moves at once scrolls, except on a handle.
    drag.timer = setTimeout(beginDrag, 300);
    if (handle) {
      event.preventDefault();
      beginDrag();
    }
  }
});

const PHASES = { pointermove: "moved", pointerup: "ended", pointercancel: "cancelled" };

for (const name in PHASES) document.addEventListener(name, (event) => {
  const phase = PHASES[name];
  const isMove = phase === "moved";
  if (touch?.id === event.pointerId) {
    const parts = isMove && event.getCoalescedEvents?.();
    sendTouch(phase, parts?.length ? parts : [event]);
    if (!isMove) touch = null;
  } else if (drag?.id === event.pointerId) {
    if (isMove) return moveDrag(event);
    if (phase === "ended") sendDrag();
    cancelDrag();
  }
});

function sendTouch(phase, events) {
  const { canvas, matrix } = touch;
  if (!matrix) return;
  const points = events.map(({ clientX, clientY }) => {
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x: +x.toFixed(2), y: +y.toFixed(2) };
  });
  enqueue({ view: idOf(canvas), do: "point", touch: { phase, points } });
}

/** The rows or views among which one is moved. */
function entriesBeside(moved) {
  const selector = moved.dataset.moves == null ? ".entry:not(.add, [hidden])" : "[data-moves]";
  const list = moved.parentNode.closest(".stack, .rows");
  return [...list.querySelectorAll(selector)].filter((child) =>
    child.parentNode.closest(".stack, .rows") === list);
}

function beginDrag() {
  clearTimeout(drag.timer);
  const { row, id } = drag;
  drag.isMoving = true;
  row.setPointerCapture(id);
  row.classList.add("dragging");
}

function moveDrag({ clientX, clientY, pointerType }) {
  const { row, x, y } = drag;
  if (!row.isConnected) return cancelDrag();
  const [dx, dy] = [clientX + scrollX - x, clientY + scrollY - y];
  if (!drag.isMoving) {
    if (Math.hypot(dx, dy) < 6) return;
    if (pointerType === "touch") return cancelDrag();
    beginDrag();
  }
  if (clientY < 48) scrollBy(0, -12);
  if (clientY > innerHeight - 48) scrollBy(0, 12);
  const isInLine = row.matches(".stack:not(.vertical) *");
  row.style.translate = `${isInLine ? dx : 0}px ${dy}px`;
  const entries = entriesBeside(row);
  const others = entries.filter((entry) => entry !== row);
  const sign = row.matches(":dir(rtl)") ? -1 : 1;
  const boxes = others.map((entry) => entry.getBoundingClientRect());
  // A point between the lines belongs to the nearest one.
  const lineY = Math.max(Math.min(...boxes.map(({ top }) => top)),
    Math.min(Math.max(...boxes.map(({ bottom }) => bottom)), clientY));
  drag.index = boxes.filter(({ top, bottom, left, right }) => {
    if (!isInLine) return (top + bottom) / 2 < clientY;
    return bottom < lineY || top <= lineY && (clientX - (left + right) / 2) * sign > 0;
  }).length;
  clearDropMarks();
  const target = others[drag.index] ?? others.at(-1);
  if (target) target.dataset.drop = others[drag.index] ? "before" : "after";
}

function sendDrag() {
  const { row, index: place } = drag;
  hasDragged = place != null;
  if (!hasDragged || place === entriesBeside(row).indexOf(row)) return;
  flush();
  enqueue({ view: idOf(row), do: "move", place });
}

function cancelDrag() {
  if (!drag) return false;
  clearTimeout(drag.timer);
  const { row, isMoving } = drag;
  row.classList.remove("dragging");
  row.style.translate = "";
  clearDropMarks();
  drag = null;
  return !!isMoving;
}

function clearDropMarks() {
  for (const entry of screens.querySelectorAll("[data-drop]")) delete entry.dataset.drop;
}
