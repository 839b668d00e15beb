import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";

import { rolldown } from "rolldown";
import { afterAll, expect, test } from "vitest";

import { readCorpus } from "./corpus/read-corpus.ts";

const folder = await mkdtemp(join(tmpdir(), "part-check-worker-"));
const wasm = fileURLToPath(import.meta.resolve("occt-import-js/dist/occt-import-js.wasm"));

/** Bundles the worker with Rolldown. The bundler of the site runs only as part of its build. */
async function bundle(): Promise<string> {
  const built = await rolldown({
    input: join(import.meta.dirname, "worker.ts"),
    platform: "browser",
    external: ["path"],
  });
  const { output } = await built.write({
    dir: folder,
    format: "es",
    minify: true,
    entryFileNames: "[name].mjs",
  });
  await built.close();
  return join(folder, output[0].fileName);
}

const file = await bundle();

afterAll(() => rm(folder, { recursive: true }));

test("the worker is at most 60 kB compressed, without the reader for STEP and IGES", async () => {
  const worker = await readFile(file);
  expect(gzipSync(worker).length).toBeLessThanOrEqual(60_000);
  expect(worker.toString()).not.toContain("occtimportjs");
});

/** Runs the worker as a browser would, and prints its result. */
const RUN = `
import { readFileSync } from "node:fs";
const [worker, wasm, step] = process.argv.slice(2);
const { exit } = process;
globalThis.process = undefined;
globalThis.self = globalThis;
globalThis.location = { href: "http://localhost/" };
globalThis.importScripts = () => {};
globalThis.fetch = async () => new Response(readFileSync(wasm));
let listener;
globalThis.addEventListener = (type, added) => { listener = added; };
let size;
globalThis.postMessage = ({ type, code, model }) => {
  if (type === "model") ({ size } = model);
  if (type === "result" || type === "error") { console.log(JSON.stringify({ type, code, size })); exit(0); }
};
await import(worker);
listener({ data: { file: new Blob([readFileSync(step)]), fileName: "part.step", rules: [], machines: [], wasmUrl: "/" } });
`;

test("the bundled worker reads a STEP file", async () => {
  const part = readCorpus().find(({ name }) => name === "cnc-plate");
  const [script, step] = [join(folder, "run.mjs"), join(folder, "part.step")];
  await writeFile(script, RUN);
  await writeFile(step, part?.step ?? "");
  const { stdout } = await promisify(execFile)(process.execPath, [script, file, wasm, step]);
  const { type, size } = JSON.parse(stdout);
  expect(type).toBe("result");
  expect(size.map((side: number) => Math.round(side * 100) / 100)).toEqual([60, 40, 10]);
});
