// Files that the user has chosen.

/** Shows the pictures and videos chosen in a control, read from the user's own files. */
function showPreviews(input) {
  const box = input.parentNode.querySelector("[data-previews]");
  if (!box) return;
  for (const { src } of box.children) URL.revokeObjectURL(src);
  const files = [...input.files].filter(({ type }) => /^(image|video)\//.test(type));
  box.replaceChildren(...files.map((file) => {
    const isVideo = file.type.startsWith("video/");
    const view = document.createElement(isVideo ? "video" : "img");
    if (isVideo) view.controls = view.muted = view.playsInline = true;
    view.onerror = () => view.remove();
    view.src = URL.createObjectURL(file);
    view[isVideo ? "ariaLabel" : "alt"] = file.name;
    return view;
  }));
}

/** Returns whether the browser can read all files among the values. */
const areReadable = (values) =>
  Promise.all([...values].map((value) => value.slice(0, 1).arrayBuffer?.()))
    .then(() => true, () => false);

/**
 * Empties the controls whose files cannot be sent, and shows the reason. These are the controls of
 * one view, or of any view while the page connects. Presses that are waiting are held back. Returns
 * whether there were such controls.
 */
async function dropFiles(reason, body, areKept = () => false) {
  const view = body.get("view");
  let hasDropped = false;
  for (const input of screens.querySelectorAll("[type=file]")) {
    if (!input.value || view && viewOf(input) !== view || await areKept(input.files)) continue;
    input.value = "";
    showPreviews(input);
    note("files", attribute(reason));
    dropEntries(queue.entries.filter(({ event, files }) => files && event.view === viewOf(input)));
    holdPresses();
    hasDropped = true;
  }
  return hasDropped;
}
