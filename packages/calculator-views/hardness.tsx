import { numberIn, textIn } from "calculators/calculator.ts";
import { convertHardness, hardnessCalculator } from "calculators/hardness.ts";
import { Center, Cut } from "technical-drawings/kit/shapes.tsx";
import { Text } from "technical-drawings/kit/text.tsx";

import type { CalculatorView } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (_content, words) => hardnessCalculator(words?.hardness, words?.shared),
  draw({ values }) {
    const vickers = convertHardness(numberIn(values, "value"), textIn(values, "scale"))?.[0];
    if (vickers === undefined) return null;
    const half = Math.min(100, 40 * Math.sqrt(300 / vickers));
    // The faces of the pyramid are 136° apart.
    const depth = half / Math.tan((68 * Math.PI) / 180);
    return (
      <>
        <Cut
          at={[
            [30, 120],
            [160 - half, 120],
            [160, 120 + depth],
            [160 + half, 120],
            [290, 120],
            [290, 206],
            [30, 206],
          ]}
        />
        <Center from={[160, 60]} to={[160, 206]} />
        <Text at={[160, 96]} anchor="middle">{`${Math.round(vickers)} HV`}</Text>
      </>
    );
  },
};
