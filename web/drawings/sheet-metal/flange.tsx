import { Arrow } from "../kit/arrow.tsx";
import { Cut, Tool } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { pair } from "../kit/pair.tsx";

function Brake({ edge }: { edge: number }) {
  return (
    <>
      <Tool
        at={[
          [52, 150],
          [112, 150],
          [160, 206, 3],
          [208, 150],
          [268, 150],
          [268, 226],
          [52, 226],
        ]}
      />
      <Cut pitch={5} at={box(28, 138, edge - 28, 12)} />
      <Moves by={[0, -10]} times={2}>
        <Tool
          at={[
            [140, 62],
            [180, 62],
            [180, 92],
            [160, 138, 3],
            [140, 92],
          ]}
        />
      </Moves>
      <Arrow from={[118, 70]} to={[118, 100]} />
      <Center from={[160, 34]} to={[160, 214]} />
      <Vertical from={[54, 138]} to={[54, 150]} x={54} text="t" />
    </>
  );
}

export const flange = pair({
  title: "Minimum flange length",
  view: "Section, before the bend",
  wrong: {
    says: "The edge drops into the die before the bend is formed.",
    shows: "A flange twice the sheet thickness t long: its edge lies inside the opening of the V-die.",
    drawing: (
      <>
        <Brake edge={184} />
        <Horizontal from={[160, 34]} to={[184, 138]} y={42} text="2 × t" red place="right" />
        <Leader to={[184, 150]} knee={[222, 118]} text="falls in" />
      </>
    ),
  },
  right: {
    says: "Seven thicknesses reach past the shoulder of a die eight thicknesses wide.",
    shows:
      "The flange is at least seven times the sheet thickness t long and rests on the shoulder of the V-die, which is 8 t wide.",
    drawing: (
      <>
        <Brake edge={244} />
        <Horizontal from={[160, 34]} to={[244, 138]} y={42} text="≥ 7 × t" red />
        <Leader to={[226, 150]} knee={[254, 104]} text="rests" />
      </>
    ),
  },
});
