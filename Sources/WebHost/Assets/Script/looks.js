/** Applied by the script, because the policy refuses style attributes. */
const LOOKS = {
  color: ["color", "$"], background: ["backgroundColor", "$"], lines: ["webkitLineClamp", "$"],
  height: ["minBlockSize", "$px"], spacing: ["gap", "$px"], points: ["fontSize", "calc($rem / 16)"],
};

function dress(element) {
  const { dataset, style } = element;
  for (const name in LOOKS) {
    const [property, pattern] = LOOKS[name];
    const text = dataset[name] && pattern.replace("$", dataset[name]);
    if (text || style[property]) style[property] = text ?? "";
  }
  if (dataset.reveal != null) element.hidden = false;
  // Only the script handles steps with keys.
  if (dataset.step != null) {
    element.role = "spinbutton";
    element.ariaValueNow = element.value.replace(",", ".");
    element.ariaValueMin = dataset.min;
    element.ariaValueMax = dataset.max;
  }
  // While it is being dragged, the page must not scroll under the finger.
  if (dataset.moves != null) {
    element.addEventListener("touchmove", holdPage, { passive: false });
  }
  if (element.localName === "img") showPicture({ target: element });
}

const holdPage = (event) => pointer.drag?.isMoving && event.preventDefault();

/** Shows a picture, or its placeholder if the picture cannot be loaded. */
function showPicture({ target }) {
  const isBroken = target.complete && !target.naturalWidth;
  if (target.localName === "img") target.style.visibility = isBroken ? "hidden" : "";
}

for (const name of ["load", "error"]) screens.addEventListener(name, showPicture, true);
