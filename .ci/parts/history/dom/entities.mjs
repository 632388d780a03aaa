const NAMED = {
  amp: "&", lt: "<", gt: ">", quot: "\"", apos: "'", nbsp: "\u00A0", copy: "©", reg: "®",
  hellip: "…", mdash: "—", ndash: "–", laquo: "«", raquo: "»", bdquo: "„", ldquo: "“", rdquo: "”",
  lsquo: "‘", rsquo: "’", times: "×", middot: "·", bull: "•", euro: "€", rarr: "→", larr: "←",
  shy: "\u00AD", zwj: "\u200D", zwnj: "\u200C", lrm: "\u200E", rlm: "\u200F",
};

// The code points that HTML reads as those of windows-1252 are not among those of our pages.
const REFERENCE = /&(?:#(?:x([0-9a-f]+)|([0-9]+));?|([a-z][a-z0-9]*);)/gi;

/** Replaces the references to characters. */
export function unescaped(text) {
  if (!text.includes("&")) return text;
  return text.replace(REFERENCE, (whole, hexadecimal, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = hexadecimal ? parseInt(hexadecimal, 16) : parseInt(decimal, 10);
    const isAllowed = code > 0 && code <= 0x10FFFF && !(code >= 0xD800 && code <= 0xDFFF);
    return isAllowed ? String.fromCodePoint(code) : "\uFFFD";
  });
}

const SIGNS = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\u00A0": "&nbsp;" };

export const escapedText = (text) =>
  /[&<>\u00A0]/.test(text) ? text.replace(/[&<>\u00A0]/g, (sign) => SIGNS[sign]) : text;

export const escapedAttribute = (text) =>
  /[&"<>\u00A0]/.test(text) ? text.replace(/[&"<>\u00A0]/g, (sign) => SIGNS[sign]) : text;
