import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { open, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

import { zipSync } from "fflate";
import { expect, test, vi } from "vitest";
import type { RandomAccess } from "zip-risk/zip-risk.ts";

import { temporaryFolder } from "#testing/temporary-folder.ts";

import { contentProblem, quarantineReason } from "./content-check.ts";

const file = (bytes: Buffer | string, size?: number) => {
  const head = Buffer.from(bytes);
  return { head, size: size ?? head.length };
};
const binaryStl = (triangles: number) =>
  Buffer.concat([Buffer.alloc(80), Buffer.from(new Uint32Array([triangles]).buffer)]);

test.each([
  ["part.step", file("ISO-10303-21;\nHEADER;")],
  ["part.STP", file("\ufeff\n ISO-10303-21;")],
  ["part.igs", file(`${"Made by a CAD system".padEnd(72)}S      1\n`)],
  ["part.stl", file("solid bracket\n facet normal 0 0 1\n")],
  ["part.stp", file("/* made by a CAD system */ ISO-10303-21;\nHEADER;")],
  ["part.stpz", file(Buffer.from([0x1f, 0x8b, 8]))],
  ["part.iges", file(`${"Made by a CAD system".padEnd(72)}S0000001\n`)],
  ["part.stl", file("SOLID bracket\n FACET NORMAL 0 0 1\n")],
  ["part.stl", file("; made by hand\nsolid bracket\n")],
  ["part.stl", file(Buffer.from("\ufeffsolid bracket\n", "utf16le"))],
  ["part.stl", file(binaryStl(12), 684)],
  ["part.stl", file(binaryStl(0), 684)],
  ["part.stl", file(binaryStl(8), 684)],
  ["part.stl", file(binaryStl(12), 700)],
  ["parts.zip", file("PK\u0003\u0004...")],
  ["parts.rar", file("Rar!\u001a\u0007\u0000")],
])("%s is accepted if it starts like a file of its type", (name, content) => {
  expect(contentProblem(name, content)).toBeUndefined();
});

test.each([
  ["part.step", file("MZ\u0000")],
  // An expression that lets a comment end at any end mark takes years for this.
  ["part.step", file("/**/".repeat(120))],
  ["part.igs", file("<html>")],
  ["part.stl", file(binaryStl(12), 600)],
  ["parts.zip", file("Rar!\u001a\u0007\u0000")],
])("%s with other content is rejected", (name, content) => {
  expect(contentProblem(name, content)).toContain("is not of that type");
});

test.each(["part.exe", "part", "part.__proto__", "part.step.exe"])("%s is not an accepted type", (name) => {
  expect(contentProblem(name, file("ISO-10303-21;"))).toContain("not accepted");
});

test.each([
  ["drawing.pdf", file("%PDF-1.7\n")],
  ["drawing.PDF", file(`${"x".repeat(400)}%PDF-1.4`)],
  ["drawing.dxf", file("  0\r\nSECTION\r\n  2\r\nHEADER\r\n")],
  ["drawing.dxf", file("999\nmade by hand\n0\nSECTION\n")],
  ["drawing.dxf", file("AutoCAD Binary DXF\r\n\u001a\u0000")],
  ["drawing.dwg", file("AC1032\u0000\u0000")],
  ["photo.png", file(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ["photo.jpg", file(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))],
  ["photo.jpeg", file(Buffer.from([0xff, 0xd8, 0xff, 0xe1]))],
  ["photo.webp", file("RIFF\u0010\n\u0000\u0000WEBPVP8 ")],
  ["photo.heic", file("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000")],
  ["scan.tif", file("II*\u0000")],
  ["scan.tiff", file("MM\u0000*")],
  ["part.step", file("ISO-10303-21;")],
])("on the page of a request, %s is accepted too", (name, content) => {
  expect(contentProblem(`details/2026-11-27/a-b/${name}`, content)).toBeUndefined();
});

test.each([
  ["drawing.pdf", file("<html>")],
  ["drawing.dxf", file("MZ\u0000 0\nSECTION")],
  // An expression that looks for the end of each comment in several ways takes years for this.
  ["drawing.dxf", file("999\n\n".repeat(700))],
  ["drawing.dwg", file("AC20")],
  ["photo.jpg", file("<svg onload=alert(1)>")],
  ["photo.heic", file("\u0000\u0000\u0000\u0018ftypisom")],
])("%s with other content is rejected there", (name, content) => {
  expect(contentProblem(`details/2026-11-27/a-b/${name}`, content)).toContain("is not of that type");
});

test.each(["quote/a/drawing.pdf", "details/a/page.svg", "details/a/page.html", "quote/details/drawing.pdf"])(
  "%s is not an accepted type",
  (key) => {
    expect(contentProblem(key, file("%PDF-1.7"))).toContain("not accepted");
  },
);

const neverAborted = new AbortController().signal;

async function riskOf(key: string, content: Buffer) {
  const path = join(temporaryFolder(), "file");
  await writeFile(path, content);
  await using handle = await open(path);
  const written = { head: content.subarray(0, 512), bytes: content.length, handle, hasTestVirus: false };
  return await quarantineReason(key, written, neverAborted);
}

test("what is compressed in an .stpz file is checked", async () => {
  const step = Buffer.from("ISO-10303-21;\nHEADER;");
  expect(await riskOf("quote/a/part.stpz", gzipSync(step))).toBeUndefined();
  expect(await riskOf("quote/a/part.STPZ", gzipSync("MZ\0"))).toContain("another type");
  expect(await riskOf("quote/a/part.stpz", gzipSync(Buffer.alloc(200 * 1024 ** 2)))).toContain("far more");
  expect(await riskOf("quote/a/part.stpz", Buffer.from("PK\u0003\u0004"))).toContain("list of entries");
});

test("two archives are checked at a time, and uploaders take turns, but no drawing waits", async () => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const keys = ["a-1/1.zip", "a-2/2.stpz", "a-3/3.zip", "a-3/4.zip", "b-1/5.zip", "a-4/6.step"];
  // All are opened before the first check, so that the checks begin in this order.
  const files = await Promise.all(
    keys.map(async (key) => ({ key, handle: await open(import.meta.filename) })),
  );
  const checks = files.map(({ key, handle }) => {
    const read = Promise.withResolvers<{ bytesRead: number; buffer: Buffer }>();
    vi.spyOn(handle, "read").mockImplementation(() => {
      if (!started.includes(key)) started.push(key);
      return read.promise;
    });
    ends.set(key, () => read.resolve({ bytesRead: 0, buffer: Buffer.alloc(0) }));
    const written = { head: Buffer.alloc(0), bytes: 100, handle, hasTestVirus: false };
    return quarantineReason(`quote/2026-11-29/${key}`, written, neverAborted);
  });
  await vi.waitFor(() => expect(started).toHaveLength(3));
  expect(started.toSorted()).toEqual(["a-1/1.zip", "a-4/6.step", "b-1/5.zip"]);
  ends.get("a-1/1.zip")?.();
  await vi.waitFor(() => expect(started).toHaveLength(4));
  expect(started[3]).toBe("a-2/2.stpz");
  for (const end of ends.values()) end();
  await Promise.all(checks);
  expect(started).toHaveLength(6);
  await Promise.all(files.map(({ handle }) => handle.close()));
});

test("a small archive does not wait until large ones are checked, and the check of a client that has gone stops", async () => {
  const gone = new AbortController();
  let reads = 0;
  const check = async (key: string, bytes: Buffer, delayMs = 0) => {
    const path = join(temporaryFolder(), "file");
    await writeFile(path, bytes);
    await using handle = await open(path);
    const read = handle.read.bind(handle);
    const slowly = async (...place: Parameters<RandomAccess["read"]>) => {
      if (delayMs > 0) await setTimeout(delayMs, (reads += 1));
      return read(...place);
    };
    const written = {
      head: bytes.subarray(0, 512),
      bytes: bytes.length,
      handle: Object.assign(handle, { read: slowly }),
      hasTestVirus: false,
    };
    return await quarantineReason(
      `quote/2026-11-29/${key}`,
      written,
      delayMs > 0 ? gone.signal : neverAborted,
    );
  };
  // 100 reads of 20 ms each.
  const large = gzipSync(Buffer.alloc(6_400_000, "ISO-10303-21;"), { level: 0 });
  const small = gzipSync("ISO-10303-21;");
  const checks = ["a-1/1.stpz", "a-2/2.stpz", "b-1/3.stpz"].map(async (key) => check(key, large, 20));
  const stopped = Promise.allSettled(checks);
  await vi.waitFor(() => expect(reads).toBeGreaterThan(4));
  expect(await check("c-1/4.stpz", small)).toBeUndefined();
  expect(reads).toBeLessThan(100);
  gone.abort();
  expect((await stopped).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(reads).toBeLessThan(150);
});

/** Checks archives in a process of its own, which an error that nothing catches ends. Prints the outcomes, and how much is read after them. */
async function checkInProcess(archives: readonly Record<string, Uint8Array>[], cutAfterMs?: number) {
  const folder = temporaryFolder();
  for (const [index, files] of archives.entries())
    await writeFile(join(folder, `${index}.zip`), zipSync(files, { level: 1 }));
  const script = `
    const { open, readdir, stat } = await import("node:fs/promises");
    const { setTimeout } = await import("node:timers/promises");
    const { quarantineReason } = await import("./content-check.ts");
    const folder = ${JSON.stringify(folder)};
    let reads = 0;
    async function check(name) {
      const handle = await open(folder + "/" + name);
      const file = { read: (...place) => { reads += 1; return handle.read(...place); } };
      const { size: bytes } = await stat(folder + "/" + name);
      const written = { head: Buffer.from("PK\\u0003\\u0004"), bytes, handle: file, hasTestVirus: false };
      const signal = ${cutAfterMs === undefined ? "new AbortController().signal" : `AbortSignal.timeout(${cutAfterMs})`};
      const outcome = await quarantineReason("quote/2026-11-29/a-1/" + name, written, signal).catch(({ message }) => message);
      await handle.close();
      return outcome;
    }
    const outcomes = await Promise.all((await readdir(folder)).toSorted().map(check));
    const readUntilNow = reads;
    await setTimeout(300);
    console.log(JSON.stringify({ outcomes, readLater: reads - readUntilNow }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script], {
    cwd: import.meta.dirname,
  });
  return JSON.parse(stdout);
}

/** Drawings of customers, and a file of another kind among them. */
function withSettings(count: number, bytes: number): Record<string, Uint8Array> {
  const drawings = Array.from({ length: count }, (_, index) => [
    `drawing-${index}.pdf`,
    Buffer.from(randomBytes(bytes / 2).toString("hex")),
  ]);
  return Object.fromEntries(drawings.toSpliced(5, 0, ["settings.ini", Buffer.from("x")]));
}

test("after a risk in the middle of an archive, nothing of the check goes on or fails", async () => {
  expect(await checkInProcess([withSettings(30, 100_000), withSettings(60, 50_000)])).toEqual({
    outcomes: Array(2).fill("it holds a file that may contain a program"),
    readLater: 0,
  });
});

test("after its client has gone, nothing of a check goes on or fails", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 3000 }, (_, index) => [`${index}.pdf`, new Uint8Array(200)]),
  );
  const archive = { ...files, "z.pdf": randomBytes(5_000_000) };
  expect(await checkInProcess([archive, archive, archive], 20)).toEqual({
    outcomes: Array(3).fill("The connection was cut."),
    readLater: 0,
  });
});
