import { expect, test } from "vitest";

import { checkFile, readCorpus } from "../corpus/read-corpus.ts";
import { startCadReader } from "../read/node-cad-reader.ts";

const reader = await startCadReader();

async function mapOf(name: string) {
  const part = readCorpus().find((one) => one.name === name);
  if (!part) throw new Error(`The corpus has no part ${name}`);
  const { result } = await checkFile(
    { file: new Blob([part.step]), fileName: "part.step" },
    part.process,
    reader,
  );
  return result;
}

test("the map has the thinnest wall and the hidden faces of the findings, and only what a rule needs", async () => {
  const { map, dimensions, assessments } = await mapOf("cnc-t-slot");
  expect(map.points.length).toBe(3 * map.triangles.length);
  expect(map.wall.filter((length) => !Number.isNaN(length)).toSorted()[0]).toBeCloseTo(
    dimensions.smallestWall?.value ?? 0,
    1,
  );
  const places = assessments.flatMap(({ findings }) =>
    findings.filter(({ measure }) => measure === "reach").flatMap((finding) => finding.places),
  );
  const hidden = new Set(places.flatMap(({ triangles }) => Array.from(triangles)));
  expect(hidden.size).toBeGreaterThan(0);
  const shown = map.triangles.filter((_, index) => map.reach?.[index] === 0);
  expect(new Set(shown)).toEqual(hidden);
  expect(map.draft).toBeUndefined();
});

test("faces without draft have 0°, and undercuts −1", async () => {
  const { map } = await mapOf("injection-molding-side-hole");
  const drafts = new Set(map.draft?.map(Math.round));
  expect(drafts).toContain(-1);
  expect(drafts).toContain(90);
});
