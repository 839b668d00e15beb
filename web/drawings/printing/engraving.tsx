import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

function Plate({ width, depth }: { width: number; depth: number }) {
  const grooves = [96, 146, 196].flatMap((x): Vertex[] => [
    [x, 104],
    [x, 104 + depth, 2],
    [x + width, 104 + depth, 2],
    [x + width, 104],
  ]);
  return <Cut at={[[40, 104], ...grooves, [276, 104], [276, 196], [40, 196]]} />;
}

export const engraving = pair({
  title: "Engraved text",
  view: "Section",
  wrong: {
    says: "Strokes this fine fill with powder or resin and vanish in blasting.",
    shows: "Engraved strokes 0.2 mm wide and 0.2 mm deep.",
    drawing: (
      <>
        <Plate width={9} depth={9} />
        <Horizontal from={[196, 104]} to={[205, 104]} y={82} text="0.2" red />
        <Leader to={[100, 110]} knee={[76, 66]} text="closes" toward="right" />
      </>
    ),
  },
  right: {
    says: "0.5 mm wide and deep, letters 3 mm high; FDM 1.0 mm wide, letters 5 mm.",
    shows: "Engraved strokes at least 0.5 mm wide and 0.5 mm deep.",
    drawing: (
      <>
        <Plate width={22} depth={22} />
        <Horizontal from={[196, 104]} to={[218, 104]} y={82} text="≥ 0.5" red />
        <Vertical from={[96, 104]} to={[98, 126]} x={72} text="≥ 0.5" place="right" />
      </>
    ),
  },
});
