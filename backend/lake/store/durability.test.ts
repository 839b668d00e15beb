import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { applyPatch } from "mendoza";
import { afterAll, expect, test } from "vitest";

import { omit } from "../documents/json.ts";
import { openTestLake } from "../test-lake.ts";

const folder = mkdtempSync(join(tmpdir(), "lake-durability-"));
const script = new URL("./endless-writer.ts", import.meta.url).pathname;
const file = join(folder, "lake.sqlite");
const acknowledged: string[] = [];

afterAll(() => rmSync(folder, { recursive: true }));

/** Lets a process write until it has acknowledged so many transactions, then kills it in the midst. */
async function killedAfter(acknowledgements: number, run: string): Promise<string[]> {
  const writer = spawn(process.execPath, [script, file, run], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  writer.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    output += chunk;
    if (output.split("\n").length > acknowledgements) writer.kill("SIGKILL");
  });
  await new Promise((resolve) => writer.on("close", resolve));
  return output.split("\n").slice(0, -1);
}

test.each(["first", "second", "third", "fourth", "fifth"])(
  "after the %s kill -9 every acknowledged transaction is there, none is half applied, and the log and the documents agree",
  async (run) => {
    const least = 20 + Math.floor(Math.random() * 200);
    const ids = await killedAfter(least, run);
    expect(ids.length).toBeGreaterThanOrEqual(least);
    acknowledged.push(...ids);

    const lake = openTestLake({ file });
    const log = lake.transactionsAfter(0) ?? [];
    const logged = new Set(log.map(({ id }) => id));
    expect(acknowledged.filter((id) => !logged.has(id))).toEqual([]);
    expect(lake.documents.get("count")).toMatchObject({ value: log.length });

    const replayed = new Map<string, unknown>();
    for (const { changes } of log) {
      for (const { id, effects } of changes)
        replayed.set(id, applyPatch(replayed.get(id) ?? null, effects.apply));
    }
    const remembered = [...replayed].filter(([, document]) => document !== null);
    const stored = [...lake.documents.all()].map((document): [string, unknown] => [
      document._id,
      omit(document, "_rev"),
    ]);
    expect(Object.fromEntries(remembered)).toEqual(Object.fromEntries(stored));
    lake.close();
  },
  30_000,
);
