import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { bentSheet } from "./bent-sheet.ts";

const T = 18;

function Hem({ gap, end }: { gap: number; end: number }) {
  return (
    <Cut
      pitch={6}
      at={bentSheet(
        [
          [36, 150],
          [236, 150],
          [236, 150 - gap],
          [end, 150 - gap],
        ],
        { thickness: T, radius: gap / 2 - 0.01 },
      )}
    />
  );
}

export const hem = pair({
  title: "Hem on an edge",
  view: "Section",
  wrong: {
    says: "Pressed flat and short: the fold splits, and plating acid stays in the gap.",
    shows: "A closed hem with a return of two sheet thicknesses t: the fold splits on the outside.",
    drawing: (
      <>
        <Hem gap={1} end={218} />
        <Outline d="M254 146l-6 2 2 5-7 2" />
        <Vertical from={[36, 150]} to={[36, 168]} x={56} text="t" />
        <Horizontal from={[218, 131]} to={[254, 150]} y={104} text="2 × t" place="left" red />
        <Leader to={[253, 154]} knee={[236, 204]} text="splits" toward="left" />
      </>
    ),
  },
  right: {
    says: "One thickness open, five thicknesses long: it doesn't crack, and it drains.",
    shows: "An open hem with a gap of at least t and a return of at least five sheet thicknesses t.",
    drawing: (
      <>
        <Hem gap={18} end={164} />
        <Vertical from={[36, 150]} to={[36, 168]} x={56} text="t" />
        <Horizontal from={[164, 114]} to={[254, 141]} y={88} text="≥ 5 × t" red />
        <Vertical from={[164, 132]} to={[122, 150]} x={128} text="≥ t" place="right" />
      </>
    ),
  },
});
