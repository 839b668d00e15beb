import { numberIn } from "calculators/calculator.ts";
import { oRingCalculator } from "calculators/o-ring.ts";
import { Horizontal, Vertical } from "technical-drawings/kit/dimensions.tsx";
import { box, round } from "technical-drawings/kit/geometry.ts";
import { Cut, Outline } from "technical-drawings/kit/shapes.tsx";

import type { CalculatorView } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (_content, words) => oRingCalculator(words?.oRing, words?.shared),
  draw({ values, text }) {
    const [cord, depth] = [numberIn(values, "cord"), numberIn(values, "depth")];
    const width = numberIn(values, "width");
    const scale = Math.min(110 / Math.max(cord, depth), 220 / width);
    const half = (width * scale) / 2;
    const floor = 70 + depth * scale;
    // Rubber keeps its volume: the squeezed cord becomes an ellipse of the same area.
    const rx = Math.min(half, (cord * scale) ** 2 / 4 / ((depth * scale) / 2));
    const ry = Math.min((depth * scale) / 2, (cord * scale) / 2);
    return (
      <>
        <Cut at={box(30, 40, 260, 30)} flip />
        <Cut
          at={[
            [30, 70],
            [160 - half, 70],
            [160 - half, floor],
            [160 + half, floor],
            [160 + half, 70],
            [290, 70],
            [290, floor + 22],
            [30, floor + 22],
          ]}
        />
        <Outline
          d={`M${round(160 - rx)} ${round(floor - ry)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0`}
        />
        <Vertical from={[160 + half, 70]} to={[160 + half, floor]} x={306} text={text(depth)} red />
        <Horizontal from={[160 - half, floor]} to={[160 + half, floor]} y={226} text={text(width)} />
      </>
    );
  },
};
