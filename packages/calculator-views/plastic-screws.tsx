import { numberIn } from "calculators/calculator.ts";
import { bosses, plasticScrewsCalculator } from "calculators/plastic-screws.ts";
import { Horizontal, Vertical } from "technical-drawings/kit/dimensions.tsx";
import { Center, Cut } from "technical-drawings/kit/shapes.tsx";

import { type CalculatorView, scaled } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (_content, words) => plasticScrewsCalculator(words?.plasticScrews, words?.shared),
  draw({ values, text }) {
    const boss = bosses[String(values["plastic"])];
    if (boss === undefined) return null;
    const diameter = numberIn(values, "diameter");
    const half = scaled(diameter, 8, 16, 34);
    const [hole, outside] = [half * boss.hole, half * boss.outside];
    const depth = Math.min(130, half * boss.engagement * 2);
    const bottom = 200;
    const top = bottom - 22 - depth;
    return (
      <>
        <Cut
          at={[
            [40, bottom],
            [40, bottom - 16],
            [160 - outside, bottom - 16],
            [160 - outside, top],
            [160 - half * 1.05, top],
            [160 - half * 1.05, top + 8],
            [160 - hole, top + 8],
            [160 - hole, top + depth],
            [160 + hole, top + depth],
            [160 + hole, top + 8],
            [160 + half * 1.05, top + 8],
            [160 + half * 1.05, top],
            [160 + outside, top],
            [160 + outside, bottom - 16],
            [280, bottom - 16],
            [280, bottom],
          ]}
          pitch={6}
        />
        <Center from={[160, top - 8]} to={[160, bottom + 8]} />
        <Horizontal
          from={[160 - hole, top + 20]}
          to={[160 + hole, top + 20]}
          y={top - 12}
          text={`Ø ${text(boss.hole * diameter)}`}
          red
        />
        <Horizontal
          from={[160 - outside, bottom]}
          to={[160 + outside, bottom]}
          y={226}
          text={`Ø ${text(boss.outside * diameter)}`}
        />
        <Vertical
          from={[160 + outside, top + 8]}
          to={[160 + outside, top + depth]}
          x={160 + outside + 24}
          text={text(boss.engagement * diameter)}
        />
      </>
    );
  },
};
