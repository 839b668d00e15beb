import { writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { temporaryFolder } from "#testing/temporary-folder.ts";

import { zipRisk } from "./zip-risk.ts";

interface Entry {
  name: string;
  flags?: number;
  /** Bytes that the list says it unpacks to. */
  size?: number;
  /** Unix mode in the upper half. */
  attributes?: number;
}

/** A directory and its end record. The content of the entries is never read. */
function listOf(entries: readonly Entry[]): Buffer {
  const list = Buffer.concat(
    entries.map(({ name, flags = 0, size = 10, attributes = 0 }) => {
      const head = Buffer.alloc(46);
      head.write("PK\u0001\u0002\u0014\u0003", "latin1");
      head.writeUInt16LE(flags, 8);
      head.writeUInt32LE(size, 24);
      head.writeUInt16LE(Buffer.byteLength(name), 28);
      head.writeUInt32LE(attributes, 38);
      return Buffer.concat([head, Buffer.from(name)]);
    }),
  );
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt32LE(list.length, 12);
  return Buffer.concat([list, end]);
}

async function riskOf(bytes: Buffer): Promise<string | undefined> {
  const directory = temporaryFolder();
  writeFileSync(join(directory, "a.zip"), bytes);
  await using file = await open(join(directory, "a.zip"));
  return await zipRisk(file, bytes.length);
}

test("drawings in folders, with any names, are no risk", async () => {
  const names = ["part.step", "assembly/Größe 10.STEP", "a..b/c.stl", "notes.pdf", "folder/"];
  expect(await riskOf(listOf(names.map((name) => ({ name }))))).toBeUndefined();
});

test.each<[string, Entry]>([
  ["it is locked with a password", { name: "part.step", flags: 1 }],
  ["an entry would be written outside its folder", { name: "../../etc/cron.d/x" }],
  ["an entry would be written outside its folder", { name: "C:\\Windows\\x.step" }],
  ["an entry would be written outside its folder", { name: "/etc/x.step" }],
  ["it holds a symbolic link", { name: "part.step", attributes: 0xa1_ff_00_00 }],
  ["it holds a program", { name: "invoice.pdf.exe" }],
  ["it holds a program", { name: "invoice.exe. " }],
  ["it holds another archive", { name: "inner.zip" }],
])("%s: %o", async (words, entry) => {
  expect(await riskOf(listOf([{ name: "part.step" }, entry]))).toContain(words);
});

test("an archive that unpacks to far more than its size is a risk", async () => {
  expect(await riskOf(listOf([{ name: "a.stl", size: 4_000_000_000 }]))).toContain("it unpacks to 4 GB");
});

test("a directory that is missing, damaged or longer than the file is a risk", async () => {
  const list = listOf([{ name: "part.step" }]);
  expect(await riskOf(Buffer.from("PK\u0003\u0004 and nothing more"))).toContain("missing");
  expect(await riskOf(Buffer.concat([Buffer.from("XX"), list.subarray(2)]))).toContain("damaged");
  const long = Buffer.from(list);
  long.writeUInt32LE(5000, long.length - 10);
  expect(await riskOf(long)).toContain("damaged");
});

test("an entry that the count of entries leaves out is found", async () => {
  const bytes = listOf([{ name: "part.step" }, { name: "setup.exe" }]);
  const endRecord = bytes.length - 22;
  bytes.writeUInt16LE(1, endRecord + 8);
  bytes.writeUInt16LE(1, endRecord + 10);
  expect(await riskOf(bytes)).toBe("it holds a program");
});
