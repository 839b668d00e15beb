import { readFileSync } from "node:fs";

import { check } from "part-check/check.ts";
import { rules } from "part-check/corpus/rules.ts";
import type { ResultMessage } from "part-check/messages.ts";
import type { Measure } from "part-check/rules/measure.ts";
import type { Process } from "part-check/rules/rule.ts";
import { SAMPLE_PARTS as PRICED_PARTS } from "pricing/sample-parts.ts";
import { expect, test } from "vitest";

/** Samples are 3MF files. */
const noReader = () => Promise.reject(new Error("A sample needs no reader"));

/** Each part is measured once. No test changes the result. */
const results = new Map<string, Promise<ResultMessage>>();

function resultOf(name: string): Promise<ResultMessage> {
  const result = results.get(name) ?? measurePart(name);
  results.set(name, result);
  return result;
}

async function measurePart(name: string): Promise<ResultMessage> {
  const path = new URL(import.meta.resolve(`part-check/samples/${name}.3mf`));
  const file = new Blob([readFileSync(path)]);
  let result: ResultMessage | undefined;
  await check({ file, fileName: `${name}.3mf`, rules, machines: [] }, noReader, (message) => {
    if (message.type === "result") result = message;
  });
  if (result === undefined) throw new Error(`${name} has no result`);
  return result;
}

test.each<[string, Process, "fits" | "changes", readonly Measure[]]>([
  ["bracket", "cnc-machining", "changes", ["wall", "hole-depth"]],
  ["cover", "injection-molding", "changes", ["boss-wall", "undercut"]],
  ["channel", "sheet-metal-fabrication", "fits", ["hole-to-edge", "hole-to-bend"]],
])("the sample part %s has what its description says", async (name, process, verdict, faults) => {
  const { assessments } = await resultOf(name);
  const own = assessments.find((assessment) => assessment.process === process);
  expect(own?.verdict).toBe(verdict);
  expect(own?.findings.map(({ measure }) => measure)).toEqual(expect.arrayContaining([...faults]));
});

test("the flange breaks no rule of machining", async () => {
  const { assessments } = await resultOf("flange");
  expect(assessments.find(({ process }) => process === "cnc-machining")?.findings).toEqual([]);
});

test("the sample assembly has seven parts of three kinds, each with what its price depends on", async () => {
  const { parts } = await resultOf("mount");
  expect(parts?.map(({ quantity }) => quantity).toSorted()).toEqual([1, 2, 4]);
  for (const part of parts ?? []) expect(part.costFeatures?.volume).toBeGreaterThan(0);
});

test.each([
  ["bracket", "angle-bracket"],
  ["cover", "deep-tray"],
  ["channel", "mounting-channel"],
  ["flange", "flange"],
])("staff try a cost model with the sample part %s, as the check measures it", async (name, id) => {
  const { costFeatures } = await resultOf(name);
  const features = PRICED_PARTS.find((part) => part.id === id)?.features;
  const differing = numbersOf(features).filter(
    ([path, value]) => Math.abs((numberAt(costFeatures, path) ?? NaN) / value - 1) > 0.02,
  );
  expect(numbersOf(features).length).toBeGreaterThan(8);
  expect(differing).toEqual([]);
});

/** The numbers in an object that are not 0, with their paths. */
function numbersOf(value: unknown, path = ""): [path: string, value: number][] {
  if (typeof value === "number") return value === 0 ? [] : [[path, value]];
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => numbersOf(inner, `${path}/${name}`))
    : [];
}

function numberAt(value: unknown, path: string): number | undefined {
  return numbersOf(value).find(([other]) => other === path)?.[1];
}
