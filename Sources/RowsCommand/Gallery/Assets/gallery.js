// The search of the gallery while the user types, and its buttons that copy code.
// Without this script, the search is an ordinary form, and code is selected and copied by hand.

const status = document.getElementById("gallery-status");

// MARK: The list of rows

const side = document.querySelector(".gallery-side");
const current = side?.querySelector("[aria-current]");
// The list is scrolled, and not the page.
if (current) side.scrollTop = current.offsetTop - (side.clientHeight - current.offsetHeight) / 2;

// MARK: Search

const search = document.getElementById("gallery-q");
let latest = 0;

/** Shows what the server finds for the text, and keeps the text in the address. */
async function find() {
  const number = ++latest;
  const address = search.value ? `/?q=${encodeURIComponent(search.value)}` : "/";
  const response = await fetch(address).catch(() => null);
  // The list stays as it is while the server cannot be reached.
  if (!response?.ok || number !== latest) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const found = page.getElementById("gallery-found");
  if (!found || number !== latest) return;
  document.getElementById("gallery-found").replaceWith(found);
  status.textContent = found.querySelector(".gallery-count").textContent;
  history.replaceState(history.state, "", address);
}

let waiting;
search?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(find, 150);
});

// MARK: Copying

document.addEventListener("click", async (event) => {
  const button = event.target.closest?.('button[id$="/copy"]');
  if (!button) return;
  const code = button.closest(".row").querySelector("textarea");
  try {
    await navigator.clipboard.writeText(code.value);
  } catch {
    // Pages that are not secure have no clipboard. The code is selected, so that keys copy it.
    code.select();
    return say("Press Control-C to copy the selected code");
  }
  say("Copied");
  button.classList.add("copied");
  setTimeout(() => button.classList.remove("copied"), 2000);
});

/** Announces a text, also if it is the same as the last one. */
function say(text) {
  status.textContent = "";
  setTimeout(() => { status.textContent = text; }, 50);
}
