/** A page like those of our server, with the drawing of some fields. */
export const pageOf = (rows, { session = "/trip/s/abc", script = "/client.js" } = {}) => `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8"><title>trip</title>\
<link rel="icon" href="data:,"></head><body class="rowkit-page">\
<form class="rowkit" method="post" id="rowkit" enctype="multipart/form-data" novalidate \
action="/trip" data-session="${session}" data-shown="first 0" data-offline="Reconnecting…" data-sending="Sending…" data-not-done="Not done: {actions}" data-about="{title}: {text}" \
data-unreadable="A file has changed">\
<input type="hidden" name="_state" autocomplete="off" value="sealed">\
<input type="hidden" name="_nonce" autocomplete="off" value="once">\
<button class="commit" name="_commit" tabindex="-1" aria-hidden="true">Submit</button>\
<div class="screens" id="&gt;">${screen(rows)}</div>\
<input type="hidden" name="_drawn" autocomplete="off" value="drawn"></form>\
<div class="rowkit-status" role="status" id="rowkit-status"></div>\
<div class="rowkit-speech" role="status"></div>\
<button class="rowkit-retry" type="button" hidden>Try again</button>\
<script type="module" src="${script}"></script></body></html>
`;

export const screen = (rows, id = ":") => `<main id="${id}" class="screen first">\
<header class="bar" id="${id}!bar"><h1 tabindex="-1" id="${id}!title">trip</h1></header>\
<div class="sections"><fieldset class="section" id="${id.slice(0, -1)}#:0">\
<div class="rows">${rows}</div></fieldset></div><div class="actions" id="${id}!actions">\
<button class="button prominent" name="_submit" value="${id}">Submit</button></div></main>`;

export const textRow = (tag, value = "") => `<div class="row own" id="${tag}">\
<label class="label" for="${tag}/field">${tag}</label><input type="text" id="${tag}/field" \
name="${tag}/field" data-k="type" class="input" dir="auto" value="${value}"></div>`;

export const switchRow = (tag) => `<div class="row own" id="${tag}"><label class="label" \
for="${tag}/field">${tag}</label><input type="checkbox" value="on" id="${tag}/field" \
name="${tag}/field" data-k="toggle"></div>`;

export const stepRow = (tag, value) => `<div class="row own" id="${tag}"><label class="label" \
for="${tag}/field">${tag}</label><input type="text" id="${tag}/field" name="${tag}/field" \
data-k="set" data-step="0.5" data-min="0" data-max="9" value="${value}"></div>`;

export const fileRow = (tag) => `<div class="row own" id="${tag}"><label class="label" \
for="${tag}/field">${tag}</label><input type="file" id="${tag}/field" name="${tag}/field" \
data-k="files"></div>`;

export const pressRow = (tag) => `<div class="row" id="${tag}"><button class="press" name="_press" \
value="${tag}"><span class="text">${tag}</span></button></div>`;
