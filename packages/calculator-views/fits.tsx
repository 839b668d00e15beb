import { numberIn, textIn } from "calculators/calculator.ts";
import { deviationsOf, fitsCalculator } from "calculators/fits.ts";
import { signedText } from "calculators/units.ts";
import { box } from "technical-drawings/kit/geometry.ts";
import { Center, Cut } from "technical-drawings/kit/shapes.tsx";
import { Text } from "technical-drawings/kit/text.tsx";

import { type CalculatorView } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (_content, words) => fitsCalculator(words?.fits, words?.shared),
  draw({ values }) {
    const nominal = numberIn(values, "size");
    const zones = [textIn(values, "hole"), textIn(values, "shaft")].map((name) => ({
      name,
      zone: deviationsOf(name, nominal) ?? { lower: 0, upper: 0 },
    }));
    const reach = Math.max(1, ...zones.flatMap(({ zone }) => [Math.abs(zone.lower), Math.abs(zone.upper)]));
    const y = (micrometers: number) => 118 - (micrometers / reach) * 88;
    return (
      <>
        <Center from={[24, 118]} to={[300, 118]} />
        <Text at={[24, 112]} tone="quiet">
          0
        </Text>
        {zones.map(({ name, zone: { lower, upper } }, index) => {
          const x = 70 + index * 110;
          return (
            <g key={name}>
              <Cut at={box(x, y(upper), 64, Math.max(2, y(lower) - y(upper)))} flip={index === 1} pitch={6} />
              <Text at={[x + 32, y(upper) - 6]} anchor="middle">
                {`${name} ${signedText(upper)}`}
              </Text>
              <Text at={[x + 32, y(lower) + 16]} anchor="middle">
                {`${signedText(lower)} µm`}
              </Text>
            </g>
          );
        })}
      </>
    );
  },
};
