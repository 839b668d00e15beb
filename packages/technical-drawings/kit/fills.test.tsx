import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Fills } from "./fills.tsx";
import { box } from "./geometry.ts";
import { Cut } from "./shapes.tsx";

const square = box(0, 0, 100, 100);
const fills = renderToStaticMarkup(<Fills />);

test("a cut is hatched, above the color of the paper", () => {
  expect(renderToStaticMarkup(<Cut at={square} />)).toBe(
    '<path class="dw-ground" d="M0 0h100v100h-100Z"></path><path class="dw-cut" d="M0 0h100v100h-100Z" style="fill:url(#hatching-8)"></path>',
  );
});

test.each([
  [5, false, "45"],
  [6, true, "-45"],
  [8, false, "45"],
] as const)("the page has the hatching of pitch %i, flipped: %s", (pitch, flip, degrees) => {
  const cut = renderToStaticMarkup(<Cut at={square} pitch={pitch} flip={flip} />);
  const id = /url\(#([\w-]+)\)/.exec(cut)?.[1];
  expect(fills).toContain(
    `id="${id}" href="#hatching" width="${pitch}" patternTransform="rotate(${degrees})"`,
  );
});
