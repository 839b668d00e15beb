import { numberIn } from "calculators/calculator.ts";
import { weightCalculator } from "calculators/weight.ts";
import { Vertical } from "technical-drawings/kit/dimensions.tsx";
import { box } from "technical-drawings/kit/geometry.ts";
import { Faces } from "technical-drawings/kit/shapes.tsx";

import { type CalculatorView, scaled } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (content, words) => weightCalculator(content.grades ?? [], words?.weight, words?.shared),
  draw({ values, text }) {
    const edge = Math.cbrt(numberIn(values, "volume")) * 10;
    const size = scaled(edge, 1000, 60, 130);
    const depth = size * 0.35;
    return (
      <>
        <Faces
          at={[
            box(70, 60 + depth, size, size),
            [
              [70, 60 + depth],
              [70 + depth, 60],
              [70 + depth + size, 60],
              [70 + size, 60 + depth],
            ],
            [
              [70 + size, 60 + depth],
              [70 + depth + size, 60],
              [70 + depth + size, 60 + size],
              [70 + size, 60 + depth + size],
            ],
          ]}
        />
        <Vertical from={[70, 60 + depth]} to={[70, 60 + depth + size]} x={44} text={text(edge)} red />
      </>
    );
  },
};
