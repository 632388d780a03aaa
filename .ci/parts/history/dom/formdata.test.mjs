import assert from "node:assert/strict";
import { test } from "node:test";
import { Document } from "./document.mjs";
import { File } from "./files.mjs";
import { FormData, multipart, urlEncoded } from "./formdata.mjs";

const form = (html) => Document.parse(`<body><form id=f>${html}</form><input form=f name=out value=o>`)
  .querySelector("form");

const entries = (html, submitter) => {
  const found = form(html);
  return [...new FormData(found, submitter && found.querySelector(submitter))]
    .map(([name, value]) => `${name}=${typeof value === "string" ? value : value.name}`).join(" ");
};

test("a form sends the controls that have something to send", () => {
  for (const [html, expected] of [
    ["<input name=a value=1><input value=2><input name=b disabled>", "a=1 out=o"],
    ["<input type=checkbox name=a><input type=checkbox name=b checked>", "b=on out=o"],
    ["<input type=radio name=a value=1><input type=radio name=a value=2 checked>", "a=2 out=o"],
    ["<select name=a><option>1<option selected>2</select>", "a=2 out=o"],
    ["<select name=a multiple><option selected>1<option selected disabled>2<option selected>3</select>",
      "a=1 a=3 out=o"],
    ["<textarea name=a>x</textarea><output name=b>y</output>", "a=x out=o"],
    ["<fieldset disabled><legend><input name=a></legend><input name=b></fieldset>", "a= out=o"],
    ["<input type=file name=a>", "a= out=o"],
    ["<button name=a>x</button><input type=submit name=b>", "out=o"],
    ["<input name=x form=g value=1>", "out=o"],
  ]) assert.equal(entries(html), expected, html);
  assert.equal(entries("<input name=a value=1><button name=b value=2></button>", "button"),
    "a=1 b=2 out=o");
});

test("a body has parts", () => {
  const data = new FormData();
  data.append("a\"b", "1\n2");
  data.append("file", new File(["x"], "ü.txt", { type: "text/plain" }));
  assert.equal(new TextDecoder().decode(multipart(data, "B")),
    "--B\r\nContent-Disposition: form-data; name=\"a%22b\"\r\n\r\n1\r\n2\r\n"
    + "--B\r\nContent-Disposition: form-data; name=\"file\"; filename=\"ü.txt\"\r\n"
    + "Content-Type: text/plain\r\n\r\nx\r\n--B--\r\n");
  assert.equal(urlEncoded(data), "a%22b=1%0D%0A2&file=%C3%BC.txt");
});
