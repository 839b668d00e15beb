import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Radius } from "../kit/leader.tsx";
import { Center, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { bentSheet } from "./bent-sheet.ts";

const T = 16;
const HOLE = 26;

function Bracket({ hole }: { hole: number }) {
  const end = hole + HOLE;
  return (
    <>
      <Cut
        pitch={6}
        at={bentSheet(
          [
            [76, 44],
            [76, 168],
            [hole, 168],
          ],
          { thickness: T, radius: T },
        )}
      />
      <Cut pitch={6} at={box(end, 168, 284 - end, T)} />
      <Outline d={`M${hole} 168H${end}M${hole} 184H${end}`} />
      <Center from={[hole + HOLE / 2, 150]} to={[hole + HOLE / 2, 188]} />
      <Vertical from={[268, 168]} to={[268, 184]} x={268} text="t" place="right" />
      <Radius center={[92, 152]} r={T} degrees={135} reach={-80} text="R" />
    </>
  );
}

export const holeToBend = pair({
  title: "Hole beside a bend",
  view: "Section",
  wrong: {
    says: "The bend pulls the hole into a teardrop, and the screw no longer seats.",
    shows: "A hole one sheet thickness t from the start of the bend radius R: it is pulled out of round.",
    drawing: (
      <>
        <Bracket hole={108} />
        <Horizontal from={[76, 168]} to={[108, 168]} y={206} text="1 t + R" place="right" red />
      </>
    ),
  },
  right: {
    says: "2.5 t + R from the inner face to the edge of the hole; long slots 4 t + R.",
    shows: "The edge of the hole is at least 2.5 t plus R from the inner face of the flange and stays round.",
    drawing: (
      <>
        <Bracket hole={132} />
        <Horizontal from={[76, 168]} to={[132, 168]} y={206} text="≥ 2.5 t + R" place="right" red />
      </>
    ),
  },
});
