import { expect, test } from "vitest";

import { inlineSvg } from "./svg/inline-svg.ts";
import { withPageStyles } from "./with-page-styles.ts";

const HATCHING = `<defs><pattern id="a" width="8" height="900" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M1 0v900" stroke="#8a9299" stroke-width=".8"/></pattern></defs>`;

/** The markup of an SVG in a page. */
function inlined(content: string): string | undefined {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9" font-size="12">${content}</svg>`;
  const drawing = inlineSvg(svg, "p-", withPageStyles);
  return drawing.problem === undefined ? drawing.content : drawing.problem;
}

test("a hatching that the page has is not sent again", () => {
  expect(inlined(`${HATCHING}<path d="M0 0h9" fill="url(#a)"/>`)).toBe(
    `<path d="M0 0h9" fill="url(#hatching-8-flipped)"/>`,
  );
});

test.each([
  ["another pitch", HATCHING.replace('width="8"', 'width="9"')],
  ["another angle", HATCHING.replace("-45", "30")],
  ["another color", HATCHING.replace("#8a9299", "#5c646a")],
])("a hatching with %s stays", (_what, hatching) => {
  expect(inlined(`${hatching}<path d="M0 0h9" fill="url(#a)"/>`)).toContain(
    `</defs><path d="M0 0h9" fill="url(#p-a)"/>`,
  );
});

test("a cut keeps its own hatching", () => {
  expect(
    inlined(
      `<pattern id="a"><path d="M0 0h9"/></pattern><path d="M0 0h9" fill="url(#a)" stroke="#14181b" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"/>`,
    ),
  ).toContain(`<path class="dw-cut" style="fill:url(#p-a)" d="M0 0h9"/>`);
});

test("a line with a style of the kit gets its class, and other lines keep their attributes", () => {
  expect(
    inlined(
      `<path d="M0 0h9" fill="none" stroke="#8a9299" stroke-width=".9"/><path d="M0 0h9" fill="none" stroke="#8a9299" stroke-width="2"/>`,
    ),
  ).toBe(
    `<path class="dw-extension" d="M0 0h9"/><path d="M0 0h9" fill="none" stroke="var(--dw-line)" stroke-width="2"/>`,
  );
});
