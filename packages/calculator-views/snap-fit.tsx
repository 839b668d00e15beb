import { numberIn } from "calculators/calculator.ts";
import { snapFitCalculator } from "calculators/snap-fit.ts";
import { Horizontal, Vertical } from "technical-drawings/kit/dimensions.tsx";
import { Cut } from "technical-drawings/kit/shapes.tsx";

import { type CalculatorView } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (content, words) => snapFitCalculator(content.grades ?? [], words?.snapFit, words?.shared),
  draw({ values, text }) {
    const length = numberIn(values, "length");
    const scale = 190 / length;
    const thickness = Math.max(6, Math.min(60, numberIn(values, "thickness") * scale));
    const undercut = Math.max(5, Math.min(50, numberIn(values, "undercut") * scale));
    const y = 120;
    return (
      <>
        <Cut
          at={[
            [24, 50],
            [50, 50],
            [50, y],
            [240, y],
            [240, y - undercut],
            [240 + Math.min(50, undercut * 1.7), y],
            [240 + Math.min(50, undercut * 1.7), y + thickness],
            [50, y + thickness],
            [50, 210],
            [24, 210],
          ]}
          pitch={6}
        />
        <Horizontal
          from={[50, y + thickness]}
          to={[240, y + thickness]}
          y={Math.min(224, y + thickness + 34)}
          text={text(length)}
        />
        <Vertical
          from={[110, y]}
          to={[110, y + thickness]}
          x={110}
          text={text(numberIn(values, "thickness"))}
        />
        <Vertical
          from={[240, y - undercut]}
          to={[220, y]}
          x={206}
          text={text(numberIn(values, "undercut"))}
          place="right"
          red
        />
      </>
    );
  },
};
