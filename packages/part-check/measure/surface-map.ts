import { degrees } from "../mesh/math/angles.ts";
import { numberAt } from "../mesh/math/typed-arrays.ts";
import { dot } from "../mesh/math/vector.ts";
import type { SurfaceMap } from "../result.ts";
import type { Rule } from "../rules/rule.ts";
import type { Measures } from "./measures.ts";
import type { Part } from "./part.ts";
import { thicknessAt } from "./walls.ts";

/** As many as the measures of reach and undercuts test. */
const MAX_POINTS = 15_000;

/** What is measured at the samples of the surface. What no rule needs is left out, because it takes long. */
export function surfaceMapOf(measures: Measures, rules: readonly Pick<Rule, "measure">[]): SurfaceMap {
  const { part, walls, pull } = measures;
  const step = Math.ceil(part.samples.length / MAX_POINTS);
  const chosen = part.samples.flatMap((sample, index) =>
    index % step === 0 ? [{ sample, wall: numberAt(walls.through, index) }] : [],
  );
  const isNeeded = (measure: Rule["measure"]) => rules.some((rule) => rule.measure === measure);
  // What a tool reaches with four or five axes, or on a lathe, is advice.
  const trianglesOf = (measure: "reach" | "undercut") =>
    new Set(
      measures
        .measurements(measure, 0)
        .flatMap(({ place, severity }) => (severity === "advice" ? [] : Array.from(place.triangles))),
    );

  const undercuts = isNeeded("draft") ? trianglesOf("undercut") : undefined;
  const hidden = isNeeded("reach") ? trianglesOf("reach") : undefined;
  return {
    triangles: Uint32Array.from(chosen, ({ sample }) => sample.triangle),
    points: Float32Array.from(chosen.flatMap(({ sample }) => sample.point)),
    wall: Float32Array.from(chosen, ({ wall }) => (wall === Infinity ? NaN : wall)),
    ...(undercuts && {
      draft: Float32Array.from(chosen, ({ sample: { triangle, normal } }) =>
        undercuts.has(triangle) ? -1 : degrees(Math.asin(Math.min(1, Math.abs(dot(normal, pull.direction))))),
      ),
    }),
    ...(hidden && {
      reach: Float32Array.from(chosen, ({ sample }) => (hidden.has(sample.triangle) ? 0 : 1)),
    }),
  };
}

/** The walls of an assembly. Each of its parts has a pull direction and sides of its own. */
export function wallMapOf(part: Part): SurfaceMap {
  return {
    triangles: Uint32Array.from(part.samples, ({ triangle }) => triangle),
    points: Float32Array.from(part.samples.flatMap(({ point }) => point)),
    wall: Float32Array.from(part.samples, (sample) => thicknessAt(part, sample) ?? NaN),
  };
}
