// Sends the messages of the queue one after the other, and tries again what fails.

const sending = {
  isRunning: false,
  /** How many attempts have failed since the last success. */
  failures: 0,
  /** Ends the wait for the next attempt, or null before the first wait. */
  wake: null,
};

async function run() {
  if (sending.isRunning || !hasStarted) return;
  sending.isRunning = true;
  while (!connection.isPlain && !connection.isSignedOut
    && (connection.isNeeded || queue.entries.length)) {
    let isDone = false;
    try {
      isDone = connection.isNeeded ? await connect() : await send(queue.entries[0]);
    } catch (error) {
      console.error(error);
      connection.isNeeded = true;
    }
    if (isDone) continue;
    const delay = backoff(sending.failures++);
    await new Promise((done) => setTimeout(sending.wake = done, delay));
  }
  sending.isRunning = false;
}

/** Retries at once what is waiting for a retry. */
function tryNow() {
  sending.failures = 0;
  sending.wake?.();
}

async function send(entry) {
  number(entry);
  entry.isSent = true;
  const [answer, status] = entry.files
    ? await post(connection.session + "/files", filesBody(entry))
    : await post(connection.session + "/events", messageOf(entry), PATIENCE);
  if (entry !== queue.entries[0]) return true;
  if (answer) {
    queue.entries.shift();
    sending.failures = pushes.losses = 0;
    receive(answer, entry);
    return true;
  }
  if (!isRefused(status) || status === 401) {
    // The session may have the message, and other pages may have changed it in the meantime.
    connection.isNeeded = !status || connection.isNeeded;
    return false;
  }
  entry.losses = (entry.losses ?? 0) + 1;
  connection.isNeeded = true;
  if (status !== 410 || entry.losses > 3) {
    // The message itself is the cause.
    dropEntries([entry]);
    holdPresses();
  }
  return entry.losses < 2;
}

/** @param after The number of the previous message, if the page is being left. */
const messageOf = ({ number: n, event, known }, after) => JSON.stringify({
  page: connection.page, n, after, known: known === sealed.answered ? undefined : known, event,
});

function filesBody({ event, number, files }) {
  const body = new FormData();
  body.append("page", connection.page);
  body.append("n", number);
  body.append("view", event.view);
  for (const file of files) body.append("files", file);
  return body;
}
