import { numberIn } from "calculators/calculator.ts";
import { injectionMoldingCalculator } from "calculators/molding.ts";
import { Vertical } from "technical-drawings/kit/dimensions.tsx";
import { box } from "technical-drawings/kit/geometry.ts";
import { Cut, Fluid, Outline } from "technical-drawings/kit/shapes.tsx";

import { type CalculatorView, scaled } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (_content, words) => injectionMoldingCalculator(words?.injectionMolding, words?.shared),
  draw({ values, text }) {
    const wall = scaled(numberIn(values, "wall"), 6, 14, 70);
    const top = 118 - wall / 2;
    return (
      <>
        <Cut at={box(30, 30, 250, top - 30)} />
        <Fluid at={box(30, top, 250, wall)} />
        <Cut at={box(30, top + wall, 250, 206 - top - wall)} flip />
        <Outline d={`M30 ${top}h250M30 ${top + wall}h250`} />
        <Vertical
          from={[240, top]}
          to={[240, top + wall]}
          x={296}
          text={text(numberIn(values, "wall"))}
          red
        />
      </>
    );
  },
};
