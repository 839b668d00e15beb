import { expect, test } from "vitest";

import { startCadReader } from "../read/node-cad-reader.ts";
import { problemsOfPart } from "./problems-of-part.ts";
import { checkFile, readCorpus } from "./read-corpus.ts";

const parts = readCorpus();
const reader = await startCadReader();

test("the corpus has at least 50 parts with a fault and 25 without", () => {
  expect(parts.filter(({ fault }) => fault !== undefined).length).toBeGreaterThanOrEqual(50);
  expect(parts.filter(({ fault }) => fault === undefined).length).toBeGreaterThanOrEqual(25);
});

test.each(parts.filter(({ name }) => name.startsWith("cnc-modeled-")))(
  "$name: the faces of the thread do not count as unreachable",
  async ({ step }) => {
    const file = new Blob([step]);
    const { result } = await checkFile({ file, fileName: "part.step" }, "cnc-machining", reader);
    const measures = result.assessments.flatMap(({ findings }) => findings.map(({ measure }) => measure));
    expect(measures).toEqual(["thread"]);
  },
);

const MACHINED = new Set(["cnc-machining", "sheet-metal-fabrication"]);

test.each(parts.filter(({ process }) => MACHINED.has(process)))(
  "$name: exactly its fault is found, also as a rotated STL file in inches",
  async (part) => {
    expect(await problemsOfPart(part, reader)).toEqual([]);
  },
);

test.each(parts.filter(({ name }) => name === "cnc-manifold" || name === "injection-molding-dome"))(
  "$name: the coarser facets of a large file change nothing",
  async (part) => {
    const step = part.step.replace("END-ISO", "\n".repeat(2_000_000) + "END-ISO");
    expect(await problemsOfPart({ ...part, step }, reader)).toEqual([]);
  },
);
