// The actions of buttons.

document.addEventListener("submit", (event) => {
  const { target, submitter } = event;
  if (target !== form || connection.isPlain) return;
  event.preventDefault();
  if (submitter && !submitter.matches("[aria-disabled=true]")) press(submitter);
});

/** Performs the action of a button. Its name is the action, and its value begins with the view. */
function press(button) {
  const name = button.name.slice(1);
  const [view, ...words] = button.value.split(" ");
  const input = byID(view);
  if (!input) return;
  flush();
  closeMenu(button);
  if (name === "set") return step(input, button.nextElementSibling === input ? -1 : 1);
  if (name === "submit") return submit(button, view);
  if (name === "window") return enqueue({ view, do: name, place: Number(words[0]) });
  const entries = name === "move" ? entriesBeside(input) : [];
  const place = entries.indexOf(input) + Number(words[0]);
  if (name === "move" && !entries[place]) return;
  const more = {
    move: { place },
    choose: { keys: [words.join(" ")] },
    swipe: { edge: words[0], place: Number(words[1]) },
  };
  enqueue({ view, do: name, ...more[name] }, button);
}

function submit(button, screen) {
  if (submission) return;
  submission = enqueue({ submit: screen }, button);
  showLate();
}

/** Adds several steps at once, as many as fit, so that the next press continues from there. */
function step(input, count) {
  const { min, max, step } = input.dataset;
  dress(input);
  const last = parseFloat(input.ariaValueNow) || 0;
  const fitting = (distance) => Math.floor(distance / step + 1e-9);
  const steps = Math.max(-fitting(last - min), Math.min(fitting(max - last), count));
  if (!steps) return;
  const number = +(last + steps * step).toPrecision(12);
  sendEdit(input, { do: "set", number });
  writeText(input, String(number));
}

const STEPS = { up: 1, down: -1, home: -Infinity, end: Infinity };

function closeMenu(element) {
  const menu = element.closest("details.menu[open]");
  if (!menu) return false;
  menu.querySelector("summary").focus();
  menu.open = false;
  return true;
}
