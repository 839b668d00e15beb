import type { Assessment, Finding, Verdict } from "part-check/result.ts";
import type { Process } from "part-check/rules/rule.ts";
import { expect, test } from "vitest";

import { bestFirst } from "./answer.tsx";

const place = { point: [0, 0, 0], triangles: new Uint32Array() } as const;

function assessment(
  process: Process,
  verdict: Verdict,
  ...severities: readonly Finding["severity"][]
): Assessment {
  const findings = severities.map((severity): Finding => ({
    measure: "wall",
    key: "wall",
    ruleId: process,
    severity,
    title: "",
    text: "",
    place,
    count: 1,
    places: [place],
  }));
  return { process, verdict, findings };
}

test("the best process comes first: by verdict, then by what is to change, then by hints", () => {
  const sorted = bestFirst(
    [
      assessment("cnc-machining", "changes", "change", "change"),
      assessment("die-casting", "unsuitable", "unsuitable"),
      assessment("sla-printing", "fits", "advice"),
      assessment("sls-printing", "changes", "change", "advice", "advice"),
      assessment("mjf-printing", "fits"),
    ],
    false,
  );
  expect(sorted.map(({ process }) => process)).toEqual([
    "mjf-printing",
    "sla-printing",
    "sls-printing",
    "cnc-machining",
    "die-casting",
  ]);
});

test("of processes that fit equally, the cheapest comes first and those without a price last", () => {
  const all = [
    assessment("cnc-machining", "fits", "advice"),
    assessment("sla-printing", "fits", "advice"),
    assessment("sls-printing", "fits", "advice"),
    assessment("mjf-printing", "fits", "advice"),
    assessment("die-casting", "fits"),
  ];
  const prices: Partial<Record<Process, number>> = { "sls-printing": 53.2, "mjf-printing": 43.7 };
  expect(bestFirst(all, false, (process) => prices[process]).map(({ process }) => process)).toEqual([
    "die-casting",
    "mjf-printing",
    "sls-printing",
    "cnc-machining",
    "sla-printing",
  ]);
});

test("a part that is one sheet is best made of sheet metal", () => {
  const all = [assessment("cnc-machining", "fits"), assessment("sheet-metal-fabrication", "fits", "advice")];
  expect(bestFirst(all, true)[0]?.process).toBe("sheet-metal-fabrication");
  expect(bestFirst(all, false)[0]?.process).toBe("cnc-machining");
});
