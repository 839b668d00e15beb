import { checkFile, readCorpus } from "part-check/corpus/read-corpus.ts";
import { along, distance, dot } from "part-check/mesh/math/vector.ts";
import type { Model } from "part-check/model.ts";
import { startCadReader } from "part-check/read/node-cad-reader.ts";
import type { FindingPlace } from "part-check/result.ts";
import { wavyRing } from "part-check/testing/wavy-ring.ts";
import { expect, test } from "vitest";

import { axesOf, fit, NAMED_VIEWS } from "./camera.ts";
import { pick } from "./pick.ts";
import { facesOf, viewOfPlace } from "./place-view.ts";

const reader = await startCadReader();
const SIZE = { width: 760, height: 460 };

const corpus = new Map(readCorpus().map((part) => [part.name, part]));
/** Each part is measured once. No test changes the result. */
const checks = new Map<string, ReturnType<typeof checkFile>>();

async function checkPart(name: string) {
  const part = corpus.get(name);
  if (!part) throw new Error(`The corpus has no part ${name}`);
  const checked =
    checks.get(name) ??
    checkFile({ file: new Blob([part.step]), fileName: "part.step" }, part.process, reader);
  checks.set(name, checked);
  return checked;
}

function viewOf(model: Model, place: FindingPlace) {
  const whole = fit(NAMED_VIEWS["3D"], SIZE, model.bounds);
  const length = place.measured?.unit === "mm" ? place.measured.value : undefined;
  return {
    whole,
    ...viewOfPlace({ place, model, hidden: new Set(), current: whole, whole, size: SIZE, length }),
  };
}

/** Whether nothing that is not cut away is between the eye and a place, or one side of a wall. */
function isInView(model: Model, place: FindingPlace): boolean {
  const { camera, section, across } = viewOf(model, place);
  const { toEye } = axesOf(camera);
  const lift = 2e-3 * distance(model.bounds.min, model.bounds.max);
  return [place.point, ...(across ? [across.to] : [])].some((point) => {
    const ray = { origin: along(point, toEye, lift), direction: toEye };
    return pick(model, ray, { hidden: new Set(), section }) === undefined;
  });
}

test.each([
  "cnc-t-slot",
  "cnc-deep-groove",
  "cnc-thin-beside-hole",
  "injection-molding-side-hole",
  "injection-molding-thick-rib-with-fillets",
  "sla-printing-fused-hinge",
  "sla-printing-hollow",
])("every place of %s is in view: nothing is in front of it that is not cut away", async (name) => {
  const { model, result } = await checkPart(name);
  const places = result.assessments.flatMap(({ findings }) => findings.flatMap((finding) => finding.places));
  expect(places.length).toBeGreaterThan(0);
  expect(places.filter((place) => !isInView(model, place))).toEqual([]);
});

/** Whether the part is cut open to show its first place. */
async function isCut(name: string): Promise<boolean> {
  const { model, result } = await checkPart(name);
  const [place] = result.assessments.flatMap(({ findings }) => findings.flatMap((finding) => finding.places));
  return place !== undefined && viewOf(model, place).section !== undefined;
}

test("a part is cut open only for a place that cannot be seen from outside", async () => {
  expect(await isCut("sla-printing-hollow")).toBe(true);
  expect(await isCut("cnc-thin-wall")).toBe(false);
});

test("a wall is shown from one side to the other, as long as it is measured, and at least 12 pixels long", async () => {
  const { model, result } = await checkPart("cnc-thin-wall");
  const wall = result.assessments[0]?.findings.find(({ measure }) => measure === "wall");
  const [place] = wall?.places ?? [];
  if (!place?.measured) throw new Error("The part has no thin wall.");
  const { camera, across } = viewOf(model, place);
  if (!across) throw new Error("The wall is not shown.");
  expect(distance(across.from, across.to)).toBeCloseTo(place.measured.value, 2);
  const { toEye } = axesOf(camera);
  const seenEndOn =
    Math.abs(dot(toEye, along(across.to, across.from, -1))) / distance(across.from, across.to);
  const pixels =
    distance(across.from, across.to) *
    Math.sqrt(1 - seenEndOn ** 2) *
    (SIZE.height / (2 * camera.halfHeight));
  expect(pixels).toBeGreaterThan(12);
});

test("both ends of a thick wall are in the picture, also where its face is a single small facet", async () => {
  const ring = { file: new Blob([wavyRing(200_000)]), fileName: "ring.stl", unit: "mm" as const };
  const { model, result } = await checkFile(ring, "die-casting", reader);
  const thick = result.assessments[0]?.findings.find(({ measure }) => measure === "largest-wall");
  const [place] = thick?.places ?? [];
  if (!place) throw new Error("The ring is not thick.");
  const { camera, across } = viewOf(model, place);
  if (!across) throw new Error("The wall is not shown.");
  const { up } = axesOf(camera);
  const heights = [across.from, across.to].map((end) => dot(up, along(end, camera.target, -1)));
  expect(heights.filter((height) => Math.abs(height) > camera.halfHeight)).toEqual([]);
});

test("the whole face of a place is colored", async () => {
  const { model, result } = await checkPart("cnc-thin-wall");
  const [place] = result.assessments.flatMap(({ findings }) => findings.flatMap((finding) => finding.places));
  const colored = facesOf(model, place?.triangles ?? []);
  const faces = new Set([...colored].map((triangle) => model.faces[triangle]));
  const whole = [...model.faces.keys()].filter((triangle) => faces.has(model.faces[triangle]));
  expect([...colored].toSorted((a, b) => a - b)).toEqual(whole);
});
