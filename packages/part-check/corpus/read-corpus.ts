import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";

import * as v from "valibot";

import { check } from "../check.ts";
import type { CheckRequest, ResultMessage } from "../messages.ts";
import type { Model } from "../model.ts";
import type { CadReader } from "../read/load-cad-reader.ts";
import { MEASURES } from "../rules/measure.ts";
import { PROCESSES } from "../rules/rule.ts";
import { machines, rules } from "./rules.ts";

const Measured = v.custom<keyof typeof MEASURES | "size">(
  (name) => typeof name === "string" && (name === "size" || Object.hasOwn(MEASURES, name)),
);

const StoredPart = v.object({
  name: v.string(),
  process: v.picklist(PROCESSES),
  fault: v.optional(
    v.object({
      measure: Measured,
      near: v.optional(v.tuple([v.number(), v.number(), v.number()])),
      within: v.optional(v.number()),
      value: v.optional(v.number()),
      also: v.optional(v.array(Measured)),
    }),
  ),
  volume: v.number(),
  area: v.number(),
  step: v.string(),
});
export type StoredPart = v.InferOutput<typeof StoredPart>;

/** The parts that make.ts wrote. */
export function readCorpus(): StoredPart[] {
  const packed = readFileSync(join(import.meta.dirname, "parts.json.br"));
  return v.parse(v.array(StoredPart), JSON.parse(brotliDecompressSync(packed).toString()));
}

/** Checks a file by the rules of one process. Throws if the check reports an error. */
export async function checkFile(
  request: Pick<CheckRequest, "file" | "fileName" | "unit">,
  process: StoredPart["process"],
  reader: CadReader,
): Promise<{ model: Model; result: ResultMessage }> {
  let model: Model | undefined;
  let result: ResultMessage | undefined;
  await check(
    {
      ...request,
      rules: rules.filter((rule) => rule.process === process),
      machines: machines.filter((machine) => machine.process === process),
    },
    async () => reader,
    (message) => {
      if (message.type === "error") throw new Error(`${message.code}: ${message.text}`);
      if (message.type === "model") ({ model } = message);
      if (message.type === "result") result = message;
    },
  );
  if (model === undefined || result === undefined) throw new Error("The check ended without a result");
  return { model, result };
}
