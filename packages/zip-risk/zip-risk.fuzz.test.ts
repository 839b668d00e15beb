import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  dictionary,
  nat,
  stringMatching,
  tuple,
  uint8Array,
} from "fast-check";
import { Unzip, UnzipInflate, unzipSync, Zip, ZipDeflate, ZipPassThrough, zipSync } from "fflate";
import { expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";

import { inMemoryFile } from "./testing/in-memory-file.ts";
import { zipRisk } from "./zip-risk.ts";

const riskOf = (bytes: Buffer) => zipRisk(inMemoryFile(bytes), bytes.length);

/** What a program finds that reads the list of entries at the end. `unzipSync` is a second one. */
async function entriesFromList(bytes: Buffer): Promise<Record<string, Uint8Array>> {
  const found: Record<string, Uint8Array> = {};
  const archive = await fromBufferPromise(bytes);
  for await (const entry of archive.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await archive.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk));
    found[entry.fileName] = new Uint8Array(Buffer.concat(chunks));
  }
  return found;
}

/** What a program finds that reads the file from its start. */
function entriesFromStart(bytes: Buffer): Record<string, Uint8Array> {
  const found: Record<string, Uint8Array> = {};
  const reader = new Unzip((file) => {
    found[file.name] = new Uint8Array();
    file.ondata = (error, data) => {
      if (error) throw error;
      found[file.name] = Buffer.concat([found[file.name] ?? new Uint8Array(), data]);
    };
    file.start();
  });
  reader.register(UnzipInflate);
  reader.push(bytes, true);
  return found;
}

/** Bytes that mean something in an archive. */
const byte = constantFrom(0, 1, 2, 3, 4, 5, 6, 7, 8, 0x20, 0x2e, 0x4b, 0x50, 0x7f, 0x80, 0xff);
const name = stringMatching(/^[a-z]{1,6}(?:\/[a-z]{1,4})?\.(?:step|stl)$/);
const files = dictionary(name, uint8Array({ maxLength: 60 }), {
  minKeys: 1,
  maxKeys: 4,
  noNullPrototype: true,
});

/** An archive of fflate: with its sizes before or after the content, compressed or not. */
function archiveOf(contents: Record<string, Uint8Array>, isStreamed: boolean, isCompressed: boolean): Buffer {
  if (!isStreamed) return Buffer.from(zipSync(contents, { level: isCompressed ? 6 : 0 }));
  const chunks: Uint8Array[] = [];
  const archive = new Zip((_error, chunk) => void chunks.push(chunk));
  for (const [path, content] of Object.entries(contents)) {
    const file = isCompressed ? new ZipDeflate(path) : new ZipPassThrough(path);
    archive.add(file);
    file.push(content, true);
  }
  archive.end();
  return Buffer.concat(chunks);
}

const plain = (entries: Record<string, Uint8Array>) =>
  Object.fromEntries(
    Object.entries(entries).map(([path, content]) => [path, Buffer.from(content).toString("hex")]),
  );

test("an unchanged archive counts as harmless, unless its sizes are after stored content", async () => {
  await assert(
    asyncProperty(files, boolean(), boolean(), async (contents, isStreamed, isCompressed) => {
      const risk = await riskOf(archiveOf(contents, isStreamed, isCompressed));
      const isAmbiguous = isStreamed && !isCompressed;
      expect(risk).toBe(isAmbiguous ? "programs would read its entries differently" : undefined);
    }),
    { seed: 21, numRuns: 200 },
  );
});

test("if a changed archive counts as harmless, all ways to read it find the same entries", async () => {
  let harmless = 0;
  const places = tuple(nat(), byte);
  /** Pieces of the archive that are copied to another place, as hidden entries and second lists are. */
  const copies = tuple(nat(), nat(60), nat());
  await assert(
    asyncProperty(
      files,
      boolean(),
      array(places, { maxLength: 3 }),
      array(copies, { maxLength: 1 }),
      async (contents, isStreamed, changes, moves) => {
        let bytes = archiveOf(contents, isStreamed, true);
        for (const [from, length, to] of moves) {
          const piece = bytes.subarray(from % bytes.length, (from % bytes.length) + length);
          const at = to % bytes.length;
          bytes = Buffer.concat([bytes.subarray(0, at), piece, bytes.subarray(at)]);
        }
        for (const [at, value] of changes) bytes.writeUInt8(value, at % bytes.length);
        if ((await riskOf(bytes)) !== undefined) return;
        harmless += 1;
        const found = plain(unzipSync(bytes));
        expect(plain(await entriesFromList(bytes))).toEqual(found);
        expect(plain(entriesFromStart(bytes))).toEqual(found);
      },
    ),
    { seed: 21, numRuns: 1500 },
  );
  expect(harmless).toBeGreaterThan(100);
});
