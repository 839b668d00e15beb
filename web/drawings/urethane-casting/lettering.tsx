import { Cut, Fluid } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

const STROKES = [92, 146, 200];

function Plate({ width, depth }: { width: number; depth: number }) {
  const grooves = STROKES.flatMap((x): Vertex[] => [
    [x, 110],
    [x, 110 + depth, 2],
    [x + width, 110 + depth, 2],
    [x + width, 110],
  ]);
  return <Cut at={[[40, 110], ...grooves, [280, 110], [280, 200], [40, 200]]} />;
}

export const lettering = pair({
  title: "Lettering on a painted casting",
  view: "Section",
  wrong: {
    says: "The silicone copies it, but primer and paint fill it in.",
    shows: "Strokes 0.2 mm wide and deep, filled to the top with paint.",
    drawing: (
      <>
        <Plate width={8} depth={8} />
        {STROKES.map((x) => (
          <Fluid
            key={x}
            at={[
              [x, 110],
              [x, 118],
              [x + 8, 118],
              [x + 8, 110],
            ]}
          />
        ))}
        <Fluid
          at={[
            [40, 100],
            [280, 100],
            [280, 110],
            [40, 110],
          ]}
        />
        <Horizontal from={[200, 110]} to={[208, 110]} y={78} text="0.2" red place="right" />
        <Leader to={[60, 105]} knee={[76, 70]} text="paint" dot />
      </>
    ),
  },
  right: {
    says: "0.5 mm deep and wide, or more, stays open under paint.",
    shows: "Strokes at least 0.5 mm wide and deep, still open under the paint.",
    drawing: (
      <>
        <Plate width={26} depth={26} />
        <Fluid
          at={[
            [40, 100],
            ...STROKES.flatMap((x): Vertex[] => [
              [x + 7, 100],
              [x + 7, 126, 3],
              [x + 19, 126, 3],
              [x + 19, 100],
            ]),
            [280, 100],
            [280, 110],
            ...STROKES.toReversed().flatMap((x): Vertex[] => [
              [x + 26, 110],
              [x + 26, 136, 2],
              [x, 136, 2],
              [x, 110],
            ]),
            [40, 110],
          ]}
        />
        <Horizontal from={[200, 110]} to={[226, 110]} y={78} text="≥ 0.5" red place="right" />
        <Vertical from={[92, 110]} to={[92, 136]} x={68} text="≥ 0.5" place="left" />
      </>
    ),
  },
});
