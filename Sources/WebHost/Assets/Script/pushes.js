// The pushes of the server to this form, which arrive in any order, by the stream or on request.

const pushes = {
  /** The number of the last push before which the page has received all pushes. */
  last: 0,
  /** The numbers of later pushes that have been received. */
  ahead: new Set(),
  /** How often the session was not found since it was last heard from. */
  losses: 0,
};

/** Returns whether a push is new. */
function takePush(number) {
  if (number <= pushes.last || pushes.ahead.has(number)) return false;
  pushes.ahead.add(number);
  while (pushes.ahead.delete(pushes.last + 1)) pushes.last++;
  return true;
}

/** The form, as seen by the stream of the page. */
const client = {
  get name() { return connection.session.split("/").at(-1); },
  get path() { return connection.session; },
  isConnected() {
    const { isLive, isNeeded, isPlain, isSignedOut } = connection;
    return isLive && !isNeeded && !isPlain && !isSignedOut;
  },
  place: () => ({ page: connection.page, after: pushes.last }),
  receive(push) {
    pushes.losses = 0;
    receive(push);
  },
  trouble: (isFailing) => trouble(isFailing),
  /** Whether the stream does not contain the pushes of this form. */
  isApart: false,
  async ask() {
    if (this.isAsking) return;
    this.isAsking = true;
    const asked = connection.page;
    const query = new URLSearchParams(this.place());
    if (streams.isHeld) query.set("held", 1);
    const [answer, status] = await post(`${connection.session}/pushes?${query}`);
    this.isAsking = false;
    if (asked !== connection.page) return;
    if (answer) {
      this.receive(answer);
      return suspectStream();
    }
    // A page in the background does not restore a session that has ended. If servers alternate,
    // each lacks the other's sessions.
    if (status === 410 && !document.hidden) {
      setTimeout(recover, pushes.losses && backoff(pushes.losses));
    }
    if (status === 410) pushes.losses++;
  },
};
