import { setOC } from "replicad";
import startOpenCascade from "replicad-opencascadejs";
import { expect, test } from "vitest";

import { check } from "../../check.ts";
import type { ResultMessage } from "../../messages.ts";
import { startCadReader } from "../../read/node-cad-reader.ts";
import { machines, rules } from "../rules.ts";
import { type Judgment, PROCESS_OF } from "./judgment.ts";
import { moldedAndAssembled } from "./molded.ts";
import { sheets } from "./sheets.ts";
import { turnedAndMilled } from "./turned.ts";

const judgments = [...turnedAndMilled, ...sheets, ...moldedAndAssembled];

setOC(await startOpenCascade({ print: () => {} }));
const reader = await startCadReader();

async function resultOf(make: Judgment["make"]): Promise<ResultMessage> {
  let result: ResultMessage | undefined;
  await check(
    { file: make().blobSTEP(), fileName: "part.step", rules, machines },
    async () => reader,
    (message) => {
      if (message.type === "error") throw new Error(message.text);
      if (message.type === "result") result = message;
    },
  );
  if (result === undefined) throw new Error("The check ended without a result");
  return result;
}

test("an engineer judged at least 100 parts", () => {
  expect(judgments.length).toBeGreaterThanOrEqual(100);
});

test.each(judgments)("$name is judged as an engineer does", async ({ make, expected }) => {
  const { says = [], never = [], machining, quantities = [], ...verdicts } = expected;
  const { assessments, dimensions, parts = [] } = await resultOf(make);
  const found = new Map(assessments.map(({ process, verdict }) => [process, verdict]));
  const titles = new Set(
    assessments.flatMap(({ process, findings }) =>
      findings.flatMap(({ title }) => [title, `${process}: ${title}`]),
    ),
  );
  const processes = new Map(Object.entries(PROCESS_OF));
  for (const [name, verdict] of Object.entries(verdicts)) {
    const process = processes.get(name);
    expect([process, process && found.get(process)]).toEqual([process, verdict]);
  }
  expect([...titles]).toEqual(expect.arrayContaining([...says]));
  expect(never.filter((title) => titles.has(title))).toEqual([]);
  expect(machining ?? dimensions.machining).toBe(dimensions.machining);
  expect(parts.map(({ quantity }) => quantity)).toEqual(quantities);
});
