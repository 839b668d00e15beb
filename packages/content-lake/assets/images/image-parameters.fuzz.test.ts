import * as fc from "fast-check";
import { expect, test } from "vitest";

import { LakeError } from "../../errors.ts";
import { MAX_OUTPUT_PIXELS, planTransformation, type Size } from "./geometry.ts";
import { MAX_SIDE_PIXELS, parseImageParameters } from "./image-parameters.ts";
import { chooseOutputFormat } from "./output-format.ts";

const NAMES =
  "w h max-w max-h min-w min-h dpr rect fit crop fp-x fp-y or flip bg pad blur sharp sat q fm auto".split(
    " ",
  );
const number = fc.oneof(fc.integer(), fc.double(), fc.integer({ min: 0, max: 5000 })).map(String);
const word = fc.constantFrom(
  "crop",
  "min",
  "max",
  "scale",
  "fill",
  "focalpoint,top",
  "entropy",
  "90",
  "270",
  "hv",
  "avif",
  "json",
  "format",
);
const rect = fc
  .array(fc.integer({ min: -10, max: 3000 }), { minLength: 4, maxLength: 4 })
  .map((sides) => sides.join());
const value = fc.oneof(number, word, rect, fc.string(), fc.string({ unit: "binary" }));
const query = fc.array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 6 });
const side = fc.integer({ min: 1, max: 12_000 });

test("every query string is rejected with 400, or results in a size within the limits and a region inside the original", () => {
  const outcomes: string[] = [];
  fc.assert(
    fc.property(query, side, side, (entries, width, height) => {
      const outcome = outcomeOf(new URLSearchParams(entries), { width, height });
      outcomes.push(outcome);
      expect(outcome).toMatch(/^(?:rejected with 400|a picture within the limits)$/);
    }),
    { seed: 21, numRuns: 3000 },
  );
  expect(outcomes.filter((outcome) => outcome === "a picture within the limits").length).toBeGreaterThan(300);
});

test("every Accept header results in a format that the browser can show", () => {
  const type = fc.constantFrom("image/avif", "image/webp", "*/*", "IMAGE/AVIF", ";q=0", ";q=x", "");
  const accept = fc.oneof(
    fc.string(),
    fc.array(type).map((types) => types.join()),
    fc.array(type).map((types) => types.join("")),
  );
  const source = {
    header: { extension: "png", hasAlpha: true },
    isAnimated: false,
    size: { width: 9, height: 9 },
  } as const;
  fc.assert(
    fc.property(accept, (header) => {
      const format = chooseOutputFormat({ auto: "format" }, { ...source, accept: header });
      expect(/avif/i.test(header) ? ["avif", "webp", "png"] : ["webp", "png"]).toContain(format);
    }),
    { seed: 21, numRuns: 2000 },
  );
});

function outcomeOf(search: URLSearchParams, source: Size): string {
  try {
    const parameters = parseImageParameters(search);
    const { region, size, canvas = size } = planTransformation(source, parameters);
    const isWhole = [region, size, canvas].every(
      ({ width, height }) => Number.isInteger(width) && Number.isInteger(height) && width >= 1 && height >= 1,
    );
    const isInside =
      region.left >= 0 &&
      region.top >= 0 &&
      region.left + region.width <= source.width &&
      region.top + region.height <= source.height;
    const border = 2 * Math.round((parameters.pad ?? 0) * (parameters.dpr ?? 1));
    const isLimited = [size, canvas].every(
      ({ width, height }) =>
        Math.max(width, height) <= MAX_SIDE_PIXELS &&
        (width + border) * (height + border) <= MAX_OUTPUT_PIXELS,
    );
    return isWhole && isInside && isLimited
      ? "a picture within the limits"
      : JSON.stringify({ region, size, canvas });
  } catch (error) {
    if (error instanceof LakeError) return `rejected with ${error.status}`;
    throw error;
  }
}

test("an AVIF that would need gigabytes is rejected if requested explicitly, and otherwise replaced by another format", () => {
  const source = { header: { extension: "avif", hasAlpha: false }, isAnimated: false, accept: "" } as const;
  const large = { ...source, size: { width: 5000, height: 3000 } };
  expect(() => chooseOutputFormat({ fm: "avif" }, large)).toThrow("AVIF has at most 12 megapixels");
  expect(chooseOutputFormat({ fm: "webp" }, large)).toBe("webp");
  expect(chooseOutputFormat({}, large)).toBe("webp");
  expect(chooseOutputFormat({}, { ...source, size: { width: 3000, height: 3000 } })).toBe("avif");
});
