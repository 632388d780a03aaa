// Touches of canvases, and the dragging of rows.

const pointer = {
  /** The canvas that is touched, or null. */
  touch: null,
  /** The row that is dragged, or may be; or null. */
  drag: null,
  /** Whether the pointer has moved something since it was pressed. */
  hasDragged: false,
};

screens.addEventListener("mousedown", (event) => {
  if (event.target.closest(".popup, [data-edits]")) event.preventDefault();
});

document.addEventListener("pointerdown", (event) => {
  const { target, pointerId: id } = event;
  notePressedRadio(target);
  pointer.hasDragged = false;
  if (connection.isPlain || event.button || pointer.touch || pointer.drag) return;
  if (!screens.contains(target)) return;
  const canvas = target.closest("[data-k=point]");
  const handle = target.closest(".handle");
  const row = handle ? handle.closest(".row") : target.closest("[data-moves]");
  if (canvas) {
    canvas.setPointerCapture(id);
    // Later points refer to the current position of the canvas, even if the page moves under the
    // pointer.
    pointer.touch = { canvas, id, matrix: canvas.firstElementChild.getScreenCTM()?.inverse() };
    sendTouch("began", [event]);
  } else if (row) {
    pointer.drag = { row, id, x: event.clientX + scrollX, y: event.clientY + scrollY };
    // A finger that moves at once scrolls, except on a handle.
    pointer.drag.timer = setTimeout(beginDrag, 300);
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
  if (pointer.touch?.id === event.pointerId) {
    const parts = isMove && event.getCoalescedEvents?.();
    sendTouch(phase, parts?.length ? parts : [event]);
    if (!isMove) pointer.touch = null;
  } else if (pointer.drag?.id === event.pointerId) {
    if (isMove) return moveDrag(event);
    if (phase === "ended") sendDrag();
    cancelDrag();
  }
});

function sendTouch(phase, events) {
  const { canvas, matrix } = pointer.touch;
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
  clearTimeout(pointer.drag.timer);
  const { row, id } = pointer.drag;
  pointer.drag.isMoving = true;
  row.setPointerCapture(id);
  row.classList.add("dragging");
}

function moveDrag({ clientX, clientY, pointerType }) {
  const { row, x, y } = pointer.drag;
  if (!row.isConnected) return cancelDrag();
  const [dx, dy] = [clientX + scrollX - x, clientY + scrollY - y];
  if (!pointer.drag.isMoving) {
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
  pointer.drag.index = boxes.filter(({ top, bottom, left, right }) => {
    if (!isInLine) return (top + bottom) / 2 < clientY;
    return bottom < lineY || top <= lineY && (clientX - (left + right) / 2) * sign > 0;
  }).length;
  clearDropMarks();
  const target = others[pointer.drag.index] ?? others.at(-1);
  if (target) target.dataset.drop = others[pointer.drag.index] ? "before" : "after";
}

function sendDrag() {
  const { row, index: place } = pointer.drag;
  pointer.hasDragged = place != null;
  if (!pointer.hasDragged || place === entriesBeside(row).indexOf(row)) return;
  flush();
  enqueue({ view: idOf(row), do: "move", place });
}

function cancelDrag() {
  if (!pointer.drag) return false;
  clearTimeout(pointer.drag.timer);
  const { row, isMoving } = pointer.drag;
  row.classList.remove("dragging");
  row.style.translate = "";
  clearDropMarks();
  pointer.drag = null;
  return !!isMoving;
}

function clearDropMarks() {
  for (const entry of screens.querySelectorAll("[data-drop]")) delete entry.dataset.drop;
}
