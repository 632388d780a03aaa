// Passes state and messages between the pages of the session in this browser.

const relay = {
  /** The channel to the other pages, or null. */
  channel: null,
  /** Messages of left pages that this page has taken over. */
  inherited: [],
};

function openRelay() {
  relay.channel = window.BroadcastChannel && new BroadcastChannel("rowkit " + connection.session);
  if (!relay.channel) return;
  relay.channel.onmessage = ({ data }) => data.log ? inherit(data) : takeState(data, true);
}

/**
 * Takes over the data of another page of the session that was left: its unanswered messages and its
 * state, which the session may lack if its server was killed.
 */
function inherit({ log, state }) {
  const isNewer = state.some(isUnknown);
  takeState(state, true);
  relay.inherited.push(...log);
  if (isNewer || log.length) recover();
}
