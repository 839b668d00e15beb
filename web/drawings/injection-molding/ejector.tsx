import { Arrow } from "../kit/arrow.tsx";
import { Cut, Tool } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Moves } from "../kit/moves.tsx";
import { pair } from "../kit/pair.tsx";

/** The part; a pin under the middle of its flat face can push a `bulge` into it. */
function cup(...bulge: readonly Vertex[]): Vertex[] {
  return [
    [78, 150],
    [82, 62, 8],
    ...bulge,
    [238, 62, 8],
    [242, 150],
    [230, 150],
    [226, 74, 4],
    [94, 74, 4],
    [90, 150],
  ];
}

interface CoreProps {
  /** The positions of the pins, left to right. */
  pins: readonly (readonly [left: number, right: number])[];
}

/** The core under the part, cut along its pins. */
function Core({ pins }: CoreProps) {
  const edges = [94, ...pins.flat(), 226];
  const pieces = edges.flatMap((left, i) => (i % 2 === 0 ? [[left, edges[i + 1] ?? left] as const] : []));
  return (
    <>
      {pieces.map(([left, right]) => (
        <Cut key={left} flip at={box(left, 98, right - left, 98)} />
      ))}
      <Moves by={[0, 8]} times={2}>
        {pins.map(([left, right]) => (
          <Tool key={left} at={box(left + 1, 74, right - left - 2, 150)} />
        ))}
      </Moves>
    </>
  );
}

export const ejector = pair({
  title: "Ejector pins",
  view: "Section",
  wrong: {
    says: "One thin pin in the middle of a flat face stress-whitens it or punches through.",
    shows: "A part pushed off its core by a single 1 mm pin in the middle of its flat face, which bulges.",
    drawing: (
      <>
        <Core pins={[[155, 165]]} />
        <Cut pitch={6} at={cup([132, 62, 100], [160, 54, 60], [188, 62, 100])} />
        <Horizontal from={[156, 224]} to={[164, 224]} y={220} text="Ø 1" red />
        <Leader to={[166, 57]} knee={[186, 30]} text="mark" />
        <Arrow from={[286, 122]} to={[286, 86]} />
      </>
    ),
  },
  right: {
    says: "Pins of 2 mm or more near walls, ribs and bosses, on the hidden side. Marks: 0.1–0.2 mm.",
    shows: "The same part pushed by pins of at least 2 mm diameter close to its walls; it rises evenly.",
    drawing: (
      <>
        <Core
          pins={[
            [102, 120],
            [200, 218],
          ]}
        />
        <Cut pitch={6} at={cup()} />
        <Horizontal from={[201, 224]} to={[217, 224]} y={220} text="Ø ≥ 2" red />
        <Leader to={[111, 76]} knee={[58, 40]} text="0.1–0.2" toward="right" />
        <Arrow from={[286, 122]} to={[286, 86]} />
      </>
    ),
  },
});
