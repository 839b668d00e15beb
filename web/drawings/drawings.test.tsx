import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { drawings } from "./registry.ts";
import { overlaps, textBoxes } from "./text-boxes.ts";

const rendered = Object.entries(drawings).map(([name, { description, Component }]) => ({
  name,
  description,
  markup: renderToStaticMarkup(createElement(Component)),
}));

const drawnAs = (kind: string) => rendered.filter(({ markup }) => markup.includes(`"drawing-${kind}"`));

test("12 processes are drawn in steps, 86 rules as wrong and right, and 12 drawings in two widths", () => {
  expect([drawnAs("steps").length, drawnAs("pair").length, drawnAs("wide").length]).toEqual([12, 86, 12]);
  expect(drawnAs("steps").filter(({ name }) => !name.startsWith("process-"))).toEqual([]);
});

test("the sentence of a step keeps each number with its unit", () => {
  const sentences = drawnAs("steps").map(({ markup }) => markup.replace(/<svg[\s\S]*?<\/svg>/g, ""));
  expect(sentences.filter((markup) => /\d\u00a0mm/.test(markup)).length).toBeGreaterThan(2);
  expect(sentences.filter((markup) => /\d (?:mm|µm|°C|MPa)\b/.test(markup))).toEqual([]);
});

test("no drawing has ids, so that a page can show it more than once", () => {
  expect(rendered.filter(({ markup }) => / id="/.test(markup))).toEqual([]);
});

describe.each(rendered)("$name", ({ markup, description }) => {
  const drawn = markup.match(/<svg class="drawing"[\s\S]*?<\/svg>/g) ?? [];

  test("names and describes every drawing in it", () => {
    expect([2, 3, 4, 5]).toContain(drawn.length);
    for (const svg of drawn) {
      expect(svg).toMatch(
        /<svg[^>]* role="img"><title>([^<]{20,}<\/title>|[^<]{8,}<\/title><desc>[^<]{20,}<\/desc>)/,
      );
    }
    expect(description).toMatch(/^.{40}/);
  });

  test("computes every coordinate", () => {
    expect(markup).not.toMatch(/NaN|undefined|null|Infinity/);
  });

  test("has one red dimension in each half of a rule, one in all steps of a process, and at most one in other drawings", () => {
    const reds = drawn.map((svg) => svg.split("dw-red-text").length - 1);
    const isResponsive = markup.includes("drawing-wide");
    const counted = markup.includes("drawing-steps") ? [reds.reduce((sum, count) => sum + count, 0)] : reds;
    expect(counted.filter((count) => count > 1 || (count < 1 && !isResponsive))).toEqual([]);
  });

  test("has texts that do not overlap and stay inside the drawing", () => {
    for (const svg of drawn) {
      const [, width, height] = svg.match(/viewBox="0 0 (\d+) (\d+)"/) ?? [];
      const boxes = textBoxes(svg);
      const outside = boxes.filter(
        ({ left, top, right, bottom }) =>
          left < -0.5 || top < -0.5 || right > Number(width) + 0.5 || bottom > Number(height) + 0.5,
      );
      expect(outside).toEqual([]);
      expect(overlaps(boxes)).toEqual([]);
    }
  });
});
