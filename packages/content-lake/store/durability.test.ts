import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { applyPatch } from "mendoza";
import { afterAll, expect, test } from "vitest";

import { omit } from "../documents/json.ts";
import { openTestLake } from "../testing/lake.ts";

const folder = mkdtempSync(join(tmpdir(), "lake-durability-"));
const script = new URL("../testing/endless-writer.ts", import.meta.url).pathname;
const file = join(folder, "lake.sqlite");
const acknowledged: string[] = [];

afterAll(() => rmSync(folder, { recursive: true }));

/** Starts a writing process and kills it after that many acknowledgements. Returns the ids it acknowledged. */
async function killWriterAfter(acknowledgements: number, run: string): Promise<string[]> {
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
  "after the %s kill -9 every acknowledged transaction is complete, and replaying the log results in the documents",
  async (run) => {
    const minimum = 20 + Math.floor(Math.random() * 200);
    const ids = await killWriterAfter(minimum, run);
    expect(ids.length).toBeGreaterThanOrEqual(minimum);
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
    const existing = [...replayed].filter(([, document]) => document !== null);
    const stored = [...lake.documents.all()].map((document): [string, unknown] => [
      document._id,
      omit(document, "_rev"),
    ]);
    expect(Object.fromEntries(existing)).toEqual(Object.fromEntries(stored));
    lake.close();
  },
);
