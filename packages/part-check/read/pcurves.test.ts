import { expect, test } from "vitest";

import { readCorpus } from "../corpus/read-corpus.ts";
import { damage, seededRandom } from "../fuzz/damage.ts";
import { PartSize } from "./limits.ts";
import { withoutPcurves } from "./pcurves.ts";
import { Statements } from "./step-statements.ts";

/** A file with an edge between a plane and another surface, and one point that only its curve in the plane uses. */
function fileWith(surface: string, more = ""): string {
  return `ISO-10303-21;
DATA;
#1 = EDGE_CURVE('edge', #2, #3, #9, .T.);
#9 = SURFACE_CURVE('a;b''c #10', #10, (#20, #21), .PCURVE_S1.);
#10 = LINE('in space', #30, #31);
#20 = PCURVE('', #40, #50);
#21 = PCURVE('', #41, #51);
#30 = CARTESIAN_POINT('', (0., 0., 0.));
#31 = VECTOR('', #32, 1.);
#40 = PLANE('', #42);
#41 = ${surface};
#50 = DEFINITIONAL_REPRESENTATION('', (#60), #70);
#51 = DEFINITIONAL_REPRESENTATION('', (#30), #70);
#60 = CARTESIAN_POINT('only in the plane', (0., 0.));
#80 = ADVANCED_FACE('', (#81), #40, .T.);
#82 = ADVANCED_FACE('', (#83), #41, .T.);
${more}ENDSEC;
END-ISO-10303-21;
`;
}

function shorten(text: string): string {
  return new TextDecoder("latin1").decode(shortenBytes(new TextEncoder().encode(text)));
}

function shortenBytes(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  const text = new TextDecoder("latin1").decode(bytes);
  return withoutPcurves(bytes, text, new Statements(text, new PartSize()));
}

test("an edge between simple surfaces keeps its curve in space only", () => {
  const shortened = shorten(fileWith("CYLINDRICAL_SURFACE('', #43, 5.)"));
  expect(shortened).toContain("#1 = EDGE_CURVE('edge', #2, #3, #10, .T.);");
  expect(shortened.match(/^#\d+/gm)).toEqual(["#1", "#10", "#30", "#31", "#40", "#41", "#80", "#82"]);
  expect(shortened).toMatch(/^ISO-10303-21;\nDATA;[\s\S]*ENDSEC;\nEND-ISO-10303-21;\n$/);
});

test("what another statement uses stays", () => {
  const shortened = shorten(fileWith("PLANE('', #43)", "#90 = SEAM('', #9);\n#91 = STYLED_ITEM('', #60);\n"));
  expect(shortened).toContain("EDGE_CURVE('edge', #2, #3, #10, .T.)");
  expect(shortened).toContain("#60 = CARTESIAN_POINT");
  expect(shortened).toContain("#9 = SURFACE_CURVE");
});

test.each([
  ["of an edge on a freeform surface", fileWith("B_SPLINE_SURFACE_WITH_KNOTS('', 1)")],
  ["of a file with comments", fileWith("PLANE('', #43)", "/* #1 = 'half */\n")],
])("the curves %s stay", (_, text) => {
  expect(shorten(text)).toBe(text);
});

test("statements of a damaged file that refer to their own edge are removed once", () => {
  const circle = fileWith("PLANE('', #43)").replace("(#30)", "(#1)");
  expect(shorten(circle).length).toBeLessThan(circle.length);
});

test("the scan of 500 damaged files ends", () => {
  const step = new TextEncoder().encode(readCorpus().find(({ name }) => name === "cnc-plate")?.step);
  for (let seed = 1; seed <= 500; seed += 1) {
    const damaged = damage(step, seededRandom(seed));
    expect(shortenBytes(damaged).length).toBeLessThanOrEqual(damaged.length);
  }
});

test("a damaged file without an end is scanned once", () => {
  const text = `DATA;${"#1=PCURVE(' ".repeat(500_000)}`;
  const started = process.threadCpuUsage();
  expect(shorten(text)).toBe(text);
  // Microseconds of processor time, which a busy machine does not lengthen.
  expect(process.threadCpuUsage(started).user).toBeLessThan(5_000_000);
});

// The corpus tests check that parts keep their volume, area, walls, and holes without these curves.
test("a file that Open CASCADE wrote becomes half as long", () => {
  const step = readCorpus().find(({ name }) => name === "cnc-housing")?.step ?? "";
  expect(step).toContain("PCURVE");
  expect(shorten(step)).not.toContain("PCURVE");
  expect(shorten(step).length).toBeLessThan(0.6 * step.length);
});
