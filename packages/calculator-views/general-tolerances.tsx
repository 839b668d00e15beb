import { numberIn, textIn } from "calculators/calculator.ts";
import { generalTolerancesCalculator, toleranceOf } from "calculators/general-tolerances.ts";
import { Horizontal, Leader } from "technical-drawings/kit/dimensions.tsx";
import { box } from "technical-drawings/kit/geometry.ts";
import { Faces, Thin } from "technical-drawings/kit/shapes.tsx";

import { type CalculatorView, scaled } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (_content, words) => generalTolerancesCalculator(words?.generalTolerances, words?.shared),
  draw({ values, text }) {
    const dimension = numberIn(values, "dimension");
    const width = scaled(dimension, 4000, 110, 240);
    return (
      <>
        <Faces at={[box(30, 90, width, 70)]} />
        <Thin d={`M${30 + width - 8} 84v82M${30 + width + 8} 84v82`} />
        <Horizontal from={[30, 90]} to={[30 + width, 90]} y={58} text={text(dimension)} red />
        <Leader
          to={[30 + width + 8, 150]}
          knee={[Math.min(236, 30 + width + 2), 196]}
          text={`±${text(toleranceOf(dimension, textIn(values, "class")) ?? 0)}`}
          toward="left"
        />
      </>
    );
  },
};
