import { Buffer } from "node:buffer";

// Next converts every page that it caches to JSON to count its bytes, and never uses the count of a page. A page has a Buffer of 50 kB, of
// which JSON is an array of 50,000 numbers. That took 12 of the 90 ms of processor time that a page takes after a publish.
//
// Written for Next 16.4.6. short-buffers.test.ts fails when the installed Next no longer does this.

/** Makes JSON of a Buffer a string in Base64, in this whole process. For a server in which nothing else stores Buffers as JSON. */
export function shortenBuffersInJson(): void {
  Object.defineProperty(Buffer.prototype, "toJSON", {
    configurable: true,
    writable: true,
    value(this: Buffer) {
      return this.toString("base64");
    },
  });
}
