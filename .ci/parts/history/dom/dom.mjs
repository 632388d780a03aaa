// The classes that pages see as globals.

export { ButtonElement as HTMLButtonElement } from "./button.mjs";
export { Document } from "./document.mjs";
export { Element, Element as HTMLElement, Fragment as DocumentFragment } from "./element.mjs";
export * from "./events.mjs";
export { Blob, File, FileList } from "./files.mjs";
export { FormData } from "./formdata.mjs";
export { FormElement as HTMLFormElement } from "./form.mjs";
export { InputElement as HTMLInputElement } from "./input.mjs";
export { Comment, Node, Text } from "./node.mjs";
export { OptionElement as HTMLOptionElement, SelectElement as HTMLSelectElement } from "./select.mjs";
export { TextAreaElement as HTMLTextAreaElement } from "./textarea.mjs";
