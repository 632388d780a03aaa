import assert from "node:assert/strict";
import { test } from "node:test";
import { Document } from "./document.mjs";
import { File } from "./files.mjs";

const page = (html) => Document.parse(`<body>${html}`);
const control = (html) => page(html).body.firstChild;

test("what an input holds depends on its type", () => {
  for (const [type, written, expected] of [
    ["text", "a\nb", "ab"],
    ["email", " a@b ", "a@b"],
    ["date", "2025-02-29", ""],
    ["date", "2024-02-29", "2024-02-29"],
    ["date", "0001-01-01", "0001-01-01"],
    ["time", "24:00", ""],
    ["time", "07:15", "07:15"],
    ["datetime-local", "2025-02-27 09:10", "2025-02-27T09:10"],
    ["datetime-local", "2025-02-27T09:10:00", "2025-02-27T09:10"],
    ["color", "#ABCDEF", "#abcdef"],
    ["color", "red", "#000000"],
    ["number", "1e3", "1e3"],
    ["number", "x", ""],
    ["range", "7.4", "7"],
    ["range", "-5", "0"],
    ["range", "x", "50"],
    ["hidden", "a\nb", "a\nb"],
    ["checkbox", "x", "x"],
  ]) {
    const input = control(`<input type="${type}">`);
    input.value = written;
    assert.equal(input.value, expected, `${type} ${written}`);
  }
});

test("a slider holds a step within its range", () => {
  for (const [attributes, expected] of [
    ["min=0 max=10 step=0.5 value=3.3", "3.5"],
    ["min=1 max=10 step=4 value=9.9", "9"],
    ["min=0 max=1 step=any value=0.123", "0.123"],
    ["min=10 max=5 value=7", "10"],
    ["value=200", "100"],
  ]) assert.equal(control(`<input type=range ${attributes}>`).value, expected, attributes);
});

test("the attribute is the value until another one is written", () => {
  const input = control("<input value=a>");
  input.setAttribute("value", "b");
  assert.equal(input.value, "b");
  input.value = "c";
  input.setAttribute("value", "d");
  assert.deepEqual([input.value, input.defaultValue], ["c", "d"]);
  const copy = input.cloneNode();
  assert.equal(copy.value, "c");
  copy.setAttribute("value", "e");
  assert.equal(copy.value, "c");
  const hidden = control("<input type=hidden>");
  hidden.value = "x";
  assert.equal(hidden.getAttribute("value"), "x");
});

test("the checked attribute is the state until another one is set", () => {
  const box = control("<input type=checkbox checked>");
  assert.equal(box.checked, true);
  box.removeAttribute("checked");
  assert.equal(box.checked, false);
  box.checked = true;
  box.setAttribute("checked", "");
  box.removeAttribute("checked");
  assert.equal(box.checked, true);
});

test("one button of a group is checked", () => {
  const document = page("<form><input type=radio name=a id=1 checked><input type=radio name=a id=2>"
    + "</form><input type=radio name=a id=3 checked>");
  const [one, two, three] = document.querySelectorAll("input");
  two.checked = true;
  assert.deepEqual([one.checked, two.checked, three.checked], [false, true, true]);
  document.querySelector("form").append(three);
  assert.deepEqual([one.checked, two.checked, three.checked], [false, false, true]);
});

test("a change of the type keeps the text of a password", () => {
  const input = control("<input type=password>");
  input.value = "secret";
  input.type = "text";
  assert.equal(input.value, "secret");
  assert.equal(input.hasAttribute("value"), false);
});

test("a menu shows one option", () => {
  const select = control("<select><option value=a disabled><option value=b><option value=c></select>");
  assert.equal(select.value, "b");
  select.value = "c";
  assert.deepEqual(select.selectedOptions.map((one) => one.value), ["c"]);
  select.options[2].remove();
  assert.equal(select.value, "b");
  select.value = "none";
  assert.deepEqual([select.value, select.selectedIndex], ["", -1]);
  select.options[1].selected = true;
  assert.equal(select.selectedIndex, 1);
  const added = select.ownerDocument.createElement("option");
  added.setAttribute("selected", "");
  select.append(added);
  assert.equal(select.selectedIndex, 2);
});

test("a list may show several options, or none", () => {
  const list = control("<select multiple><option selected>a<option>b<option selected>c</select>");
  assert.deepEqual(list.selectedOptions.map((one) => one.value), ["a", "c"]);
  list.options[0].selected = false;
  assert.equal(list.value, "c");
  assert.equal(control("<select size=3><option>a</select>").value, "");
});

test("a text area holds its contents until something is written", () => {
  const area = control("<textarea>a</textarea>");
  area.textContent = "b";
  assert.equal(area.value, "b");
  area.value = "c\r\nd";
  area.textContent = "e";
  assert.deepEqual([area.value, area.defaultValue], ["c\nd", "e"]);
  assert.equal(area.cloneNode(true).value, "c\nd");
});

test("the selection follows what is written", () => {
  const input = control("<input value=abc>");
  assert.equal(input.selectionStart, 0);
  input.setSelectionRange(1, 2);
  input.value = "abc";
  assert.deepEqual([input.selectionStart, input.selectionEnd], [1, 2]);
  input.value = "abcd";
  assert.deepEqual([input.selectionStart, input.selectionEnd], [4, 4]);
  input.select();
  assert.deepEqual([input.selectionStart, input.selectionEnd], [0, 4]);
  assert.equal(control("<input type=date>").selectionStart, null);
  assert.throws(() => control("<input type=range>").setSelectionRange(0, 0),
    { name: "InvalidStateError" });
});

test("presses act unless they are prevented", () => {
  const document = page("<form novalidate><input type=checkbox id=c><label for=c><b>x</b></label>"
    + "<input type=radio name=r id=r1 checked><input type=radio name=r id=r2>"
    + "<button id=s name=n value=v>go</button><details><summary>a</summary></details></form>");
  const seen = [];
  for (const type of ["input", "change", "submit"]) {
    document.addEventListener(type, (event) => {
      seen.push(type + (event.submitter ? ` ${event.submitter.id}` : ""));
      if (type === "submit") event.preventDefault();
    });
  }
  const box = document.getElementById("c");
  document.querySelector("label b").click();
  assert.equal(box.checked, true);
  assert.deepEqual(seen.splice(0), ["input", "change"]);
  box.addEventListener("click", (event) => event.preventDefault(), { once: true });
  box.click();
  assert.equal(box.checked, true);
  assert.deepEqual(seen, []);
  document.getElementById("r2").addEventListener("click", (event) => event.preventDefault());
  document.getElementById("r2").click();
  assert.equal(document.getElementById("r1").checked, true);
  document.getElementById("s").click();
  assert.deepEqual(seen.splice(0), ["submit s"]);
  document.querySelector("form").requestSubmit();
  assert.deepEqual(seen.splice(0), ["submit"]);
  document.querySelector("summary").click();
  assert.equal(document.querySelector("details").open, true);
  document.getElementById("s").disabled = true;
  document.getElementById("s").click();
  assert.deepEqual(seen, []);
});

test("only a user chooses files", async () => {
  const input = control("<input type=file multiple>");
  assert.throws(() => { input.value = "a"; }, { name: "InvalidStateError" });
  input.files = [new File(["ab"], "a.txt", { type: "text/plain" })];
  assert.equal(input.value, "C:\\fakepath\\a.txt");
  const [file] = input.files;
  assert.deepEqual([...new Uint8Array(await file.slice(0, 1).arrayBuffer())], [97]);
  file.isUnreadable = true;
  await assert.rejects(file.slice(0, 1).arrayBuffer(), { name: "NotReadableError" });
  input.value = "";
  assert.equal(input.files.length, 0);
});

test("the browser's own controls know what is out of range", () => {
  const input = control("<input type=date min=1000-01-01>");
  input.value = "0198-01-01";
  assert.equal(input.validity.valid, false);
  input.value = "1980-01-01";
  assert.equal(input.validity.valid, true);
  input.badInput = true;
  assert.equal(input.validity.badInput, true);
});
