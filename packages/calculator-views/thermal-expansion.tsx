import { numberIn } from "calculators/calculator.ts";
import { thermalExpansionCalculator } from "calculators/thermal-expansion.ts";
import { Horizontal } from "technical-drawings/kit/dimensions.tsx";
import { box } from "technical-drawings/kit/geometry.ts";
import { Faces, Thin } from "technical-drawings/kit/shapes.tsx";

import type { CalculatorView } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (content, words) =>
    thermalExpansionCalculator(content.grades ?? [], words?.thermalExpansion, words?.shared),
  draw({ values, text }) {
    const length = numberIn(values, "length");
    return (
      <>
        <Faces at={[box(40, 80, 200, 36), box(40, 116, 200, 36)]} />
        <Thin d="M240 80h26v36h-26M240 116h12v36h-12" />
        <Horizontal from={[40, 80]} to={[240, 80]} y={52} text={text(length)} red />
      </>
    );
  },
};
