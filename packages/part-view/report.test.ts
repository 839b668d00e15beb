import { checkFile, readCorpus } from "part-check/corpus/read-corpus.ts";
import { startCadReader } from "part-check/read/node-cad-reader.ts";
import { expect, test } from "vitest";

import { reportOf } from "./report.ts";

test("the report is plain text: the part, the verdict of each process, and the findings with value, limit and place", async () => {
  const part = readCorpus().find(({ name }) => name === "cnc-thin-wall");
  const file = new Blob([part?.step ?? ""]);
  const request = { file, fileName: "bracket.step" };
  const { model, result } = await checkFile(request, "cnc-machining", await startCadReader());
  const [open] = result.assessments;
  if (!open) throw new Error("There is no result.");
  const service = { process: "cnc-machining", title: "CNC machining", href: "" } as const;
  const rules = { rules: [], machines: [], services: [service] };
  const report = reportOf({ model, result, rules, assessments: result.assessments, open });
  expect(report).toMatch(
    /^bracket\.step\nSTEP, read in mm\nSize [\d.]+ × [\d.]+ × [\d.]+ mm, volume [\d.]+ cm³\nMeasured: walls from [\d.]+ mm to/,
  );
  expect(report).toContain("\nCNC machining: Fits with changes – Wall too thin ");
  expect(report).toMatch(
    /\n- Wall too thin [\d.]+ mm, at least [\d.]+ mm \(change\).* at X, Y, Z = -?[\d.]+, -?[\d.]+, -?[\d.]+ mm$/m,
  );
});
