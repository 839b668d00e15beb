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

test("without prices, the best process comes first: by verdict, then by what is to change, then by hints", () => {
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

test("of processes with the same verdict, the cheapest comes first and those without a price last, whatever their hints", () => {
  const all = [
    assessment("die-casting", "fits"),
    assessment("dmls-printing", "fits"),
    assessment("cnc-machining", "fits", "advice", "advice"),
    assessment("sls-printing", "changes", "change"),
    assessment("mjf-printing", "fits", "advice"),
  ];
  const prices: Partial<Record<Process, number>> = {
    "dmls-printing": 205,
    "cnc-machining": 31.5,
    "mjf-printing": 43.7,
    "sls-printing": 5,
  };
  expect(bestFirst(all, false, (process) => prices[process]).map(({ process }) => process)).toEqual([
    "cnc-machining",
    "mjf-printing",
    "dmls-printing",
    "die-casting",
    "sls-printing",
  ]);
});

test("a part that is one sheet is best made of sheet metal", () => {
  const all = [assessment("cnc-machining", "fits"), assessment("sheet-metal-fabrication", "fits", "advice")];
  expect(bestFirst(all, true)[0]?.process).toBe("sheet-metal-fabrication");
  expect(bestFirst(all, false)[0]?.process).toBe("cnc-machining");
});
