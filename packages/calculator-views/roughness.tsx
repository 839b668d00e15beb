import { numberIn, textIn } from "calculators/calculator.ts";
import { averageRoughness, roughnessCalculator } from "calculators/roughness.ts";
import { Vertical } from "technical-drawings/kit/dimensions.tsx";
import { Center, Outline } from "technical-drawings/kit/shapes.tsx";

import { type CalculatorView, scaled } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (content, words) =>
    roughnessCalculator(content.roughnesses ?? [], words?.roughness, words?.shared),
  draw({ values, number }) {
    const ra = averageRoughness(numberIn(values, "value"), textIn(values, "unit"));
    const height = scaled(ra, 50, 4, 56);
    const peaks = Array.from({ length: 27 }, (_, index) => {
      // A profile that looks random and is always the same.
      const share = Math.sin(index * 12.9898) * 0.6 + Math.sin(index * 4.1) * 0.4;
      return `L${30 + index * 10} ${(118 - share * height).toFixed(1)}`;
    });
    return (
      <>
        <Outline d={`M30 118${peaks.join("")}`} />
        <Center from={[24, 118]} to={[300, 118]} />
        <Vertical
          from={[150, 118 - height / 2]}
          to={[150, 118 + height / 2]}
          x={308}
          text={`Ra ${number(Number(ra.toPrecision(2)))} µm`}
          red
        />
      </>
    );
  },
};
