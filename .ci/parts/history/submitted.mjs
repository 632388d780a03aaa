import { FORMS, isSame } from "./forms.mjs";

/** What is wrong with the values of a submission: each is what the model has. */
export function problemsOfSubmission(end, model, values) {
  const problems = [];
  const meant = model.values;
  for (const [name, row] of Object.entries(FORMS[model.form])) {
    if (!(row.isShown?.(meant) ?? true)) {
      if (name in values) problems.push(`${name} was submitted, although it is hidden`);
      continue;
    }
    const expected = VALUES[row.kind]?.(meant[name]) ?? (meant[name] === "" ? null : meant[name]);
    const found = normal(row, values[name]);
    if (isSame(found, expected)) continue;
    const verdict = row.kind === "secret" ? end.verdict(model, name, found ?? "") : "wrong";
    if (verdict === "named" || verdict === "lost") end[verdict].push(`${name} was submitted`);
    else {
      problems.push(`${name} was submitted as ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
    }
  }
  return problems;
}

/** The value of a submission for what a page shows. */
const VALUES = {
  number: (text) => text === "" ? null : Number(text),
  stepper: Number,
  slider: Number,
  entries: (list) => list.filter(Boolean),
};

function normal({ kind, options }, value) {
  if (value === undefined) return null;
  if (/stepper|slider/.test(kind)) return value ?? 0;
  if (kind === "date") return value && value.slice(0, 10);
  if (kind === "several") return options.filter((one) => (value ?? []).includes(one));
  if (/tokens|entries/.test(kind)) return value ?? [];
  return value;
}
