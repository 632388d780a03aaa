const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Bytes that a page can hold. Unlike Node's own, they are read within a microtask. */
export class Blob {
  _bytes;
  type;

  constructor(parts = [], { type = "" } = {}) {
    this._bytes = joined(parts.map(bytesOf));
    this.type = type;
  }

  get size() { return this._bytes.length; }

  slice(start = 0, end = this.size, type = "") {
    const part = new Blob([], { type });
    part._bytes = this._bytes.slice(start, end);
    part._source = this._source ?? this;
    return part;
  }

  async bytes() {
    this._checkReadable();
    return this._bytes.slice();
  }

  async arrayBuffer() { return (await this.bytes()).buffer; }
  async text() { return decoder.decode(await this.bytes()); }

  /** The file on the disk may have changed since the user chose it. */
  _checkReadable() {
    if ((this._source ?? this).isUnreadable) {
      throw new DOMException("the file could not be read", "NotReadableError");
    }
  }
}

/** A file that the user has chosen. A test sets `isUnreadable` on one that has changed since. */
export class File extends Blob {
  name;
  lastModified;
  isUnreadable = false;

  constructor(parts, name, { type = "", lastModified = 0 } = {}) {
    super(parts, { type });
    this.name = name;
    this.lastModified = lastModified;
  }
}

/** The files of a control. */
export class FileList extends Array {
  static get [Symbol.species]() { return Array; }
  static of(files) { return FileList.from(files); }
  static empty = new FileList();
  item(place) { return this[place] ?? null; }
}

/** The bytes of a text or of something binary. */
export function bytesOf(part) {
  if (typeof part === "string") return encoder.encode(part);
  if (part instanceof Blob) {
    part._checkReadable();
    return part._bytes;
  }
  if (part instanceof Uint8Array) return part;
  if (ArrayBuffer.isView(part)) return new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
  if (part instanceof ArrayBuffer) return new Uint8Array(part);
  return encoder.encode(String(part));
}

export function joined(chunks) {
  const bytes = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
}
