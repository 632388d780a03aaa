// What the text of an input becomes, by its type.

const DATE = /^(\d{4,})-(\d\d)-(\d\d)$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?$/;
const NUMBER = /^-?(\d+(\.\d+)?|\.\d+)([eE][-+]?\d+)?$/;

function isDate(text) {
  const found = DATE.exec(text);
  if (!found) return false;
  const [year, month, day] = found.slice(1).map(Number);
  return year > 0 && month >= 1 && month <= 12 && day >= 1
    && day <= new Date(Date.UTC(2000 + year % 400, month, 0)).getUTCDate();
}

const withoutBreaks = (text) => /[\r\n]/.test(text) ? text.replace(/[\r\n]/g, "") : text;

/** Returns the text that an input of a type holds when another one is written. */
export function sanitized(text, input) {
  switch (input.type) {
    case "text": case "search": case "tel": case "password": return withoutBreaks(text);
    case "url": case "email": return withoutBreaks(text).trim();
    case "date": return isDate(text) ? text : "";
    case "time": return TIME.test(text) ? text : "";
    case "datetime-local": {
      const [date, time, more] = text.split(/[T ]/);
      const isValid = more === undefined && isDate(date) && TIME.test(time ?? "");
      return isValid ? `${date}T${time.replace(/(:\d\d):00(\.0+)?$/, "$1")}` : "";
    }
    case "month": return /^\d{4,}-(0[1-9]|1[0-2])$/.test(text) ? text : "";
    case "week": return /^\d{4,}-W(0[1-9]|[1-4]\d|5[0-2])$/.test(text) ? text : "";
    case "number": return NUMBER.test(text) ? text : "";
    case "color": return /^#[0-9a-f]{6}$/i.test(text) ? text.toLowerCase() : "#000000";
    case "range": return inRange(text, input);
    default: return text;
  }
}

function inRange(text, input) {
  const attribute = (name, fallback) => {
    const value = input.getAttribute(name) ?? "";
    return NUMBER.test(value) ? Number(value) : fallback;
  };
  const minimum = attribute("min", 0);
  const maximum = attribute("max", 100);
  const end = Math.max(minimum, maximum);
  const isNumber = NUMBER.test(text);
  let number = isNumber ? Number(text) : minimum + (end - minimum) / 2;
  const bounded = Math.max(minimum, Math.min(end, number));
  const step = input.getAttribute("step") === "any" ? 0 : attribute("step", 1) || 1;
  let nearest = bounded;
  if (step > 0) {
    // The steps begin at the minimum, or at the value of the attribute.
    const base = NUMBER.test(input.getAttribute("min") ?? "") ? minimum : attribute("value", 0);
    const count = (bounded - base) / step;
    nearest = clean(base + Math.floor(count + 0.5 + 1e-9) * step);
    if (nearest > end + 1e-9) nearest = clean(nearest - step);
    if (nearest < minimum - 1e-9) nearest = clean(nearest + step);
  }
  return String(nearest);
}

const clean = (number) => Number(number.toPrecision(12));

/** Whether the text of an input is out of its range, as only browsers' own controls allow. */
export function isOutOfRange(input) {
  const { value } = input;
  if (!/^(date|time|datetime-local|month|week|number)$/.test(input.type) || value === "") {
    return false;
  }
  const isNumber = input.type === "number";
  const minimum = input.getAttribute("min");
  const maximum = input.getAttribute("max");
  const comparable = (text) => isNumber ? Number(text)
    : text.replace(/^(\d{4,})/, (year) => year.padStart(6, "0"));
  return !!minimum && comparable(value) < comparable(minimum)
    || !!maximum && comparable(value) > comparable(maximum);
}
