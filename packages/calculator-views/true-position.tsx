import { numberIn } from "calculators/calculator.ts";
import { truePositionCalculator } from "calculators/true-position.ts";
import { Horizontal } from "technical-drawings/kit/dimensions.tsx";
import { round } from "technical-drawings/kit/geometry.ts";
import { Center, Outline, Thin } from "technical-drawings/kit/shapes.tsx";

import type { CalculatorView } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (_content, words) => truePositionCalculator(words?.truePosition, words?.shared),
  draw({ values, text }) {
    const offset = (axis: string) => numberIn(values, `measured${axis}`) - numberIn(values, `basic${axis}`);
    const radius = 64;
    const scale = radius / (numberIn(values, "tolerance") / 2);
    // An axis far outside stays on the paper.
    const limited = (value: number) => Math.max(-100, Math.min(100, value * scale));
    const [x, y] = [160 + limited(offset("X")), 112 - limited(offset("Y"))];
    return (
      <>
        <Center from={[60, 112]} to={[260, 112]} />
        <Center from={[160, 12]} to={[160, 212]} />
        <Outline
          d={`M${160 - radius} 112a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`}
        />
        <Thin d={`M${round(x - 6)} ${round(y)}h12M${round(x)} ${round(y - 6)}v12`} />
        <Horizontal
          from={[160 - radius, 112]}
          to={[160 + radius, 112]}
          y={220}
          text={`Ø ${text(numberIn(values, "tolerance"))}`}
          red
        />
      </>
    );
  },
};
