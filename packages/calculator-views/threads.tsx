import { threadedHolesCalculator, threads } from "calculators/threads.ts";
import { Horizontal } from "technical-drawings/kit/dimensions.tsx";
import { box } from "technical-drawings/kit/geometry.ts";
import { Center, Cut, Thin } from "technical-drawings/kit/shapes.tsx";

import { type CalculatorView } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (_content, words) => threadedHolesCalculator(words?.threadedHoles, words?.shared),
  draw({ values, text }) {
    const thread = threads.find(({ name }) => name === values["thread"]);
    if (thread === undefined) return null;
    const half = 36;
    const drill = (half * thread.drill) / thread.diameter;
    const teeth = Array.from({ length: 9 }, (_, index) => 52 + index * 13);
    return (
      <>
        <Cut at={box(40, 40, 120 - drill, 150)} />
        <Cut at={box(160 + drill, 40, 120 - drill, 150)} />
        {teeth.map((y) => (
          <Thin key={y} d={`M${160 - half} ${y}l${half - drill} -6M${160 + half} ${y}l-${half - drill} -6`} />
        ))}
        <Center from={[160, 28]} to={[160, 204]} />
        <Horizontal
          from={[160 - drill, 190]}
          to={[160 + drill, 190]}
          y={218}
          text={`Ø ${text(thread.drill)}`}
          red
        />
        <Horizontal from={[160 - half, 40]} to={[160 + half, 40]} y={20} text={thread.name} />
      </>
    );
  },
};
