import { Cut } from "../kit/bodies.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader, Radius } from "../kit/leader.tsx";
import { Hidden } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** A corner of the part between the die half inside it (hatched the other way) and the air. */
function Corner({ inside, outside }: { inside: number; outside: number }) {
  const part: readonly Vertex[] = [
    [70, 52],
    [106, 52],
    [106, 154, inside],
    [268, 154],
    [268, 190],
    [70, 190, outside],
  ];
  return (
    <>
      <Cut
        flip
        at={[
          [106, 52],
          [268, 52],
          [268, 154],
          [106, 154, inside],
        ]}
      />
      <Cut pitch={6} at={part} />
    </>
  );
}

export const corner = pair({
  title: "Corners of a die casting",
  view: "Section, die half inside",
  wrong: {
    says: "Sharp corners crack the die, choke the flow and tear the part as it shrinks.",
    shows: "A part with a sharp inside corner; a crack starts at the sharp edge of the die.",
    drawing: (
      <>
        <Corner inside={0} outside={0} />
        <Hidden d="M106 154l8 -12l3 -14l9 -9" />
        <Leader to={[118, 126]} knee={[150, 92]} text="die cracks" />
        <Leader to={[106, 154]} knee={[54, 118]} text="R 0" red />
      </>
    ),
  },
  right: {
    says: "0.5–1 × the wall inside, never under 1 mm; outside, add one wall thickness.",
    shows:
      "The same corner with an inside radius of 0.5 to 1 times the wall t, at least 1 mm, and an outside radius of the inside radius plus t.",
    drawing: (
      <>
        <Corner inside={26} outside={62} />
        <Radius center={[132, 128]} r={26} degrees={135} reach={-60} text="R 0.5–1 t" red />
        <Radius center={[132, 128]} r={62} degrees={140} reach={24} text="R + t" />
      </>
    ),
  },
});
