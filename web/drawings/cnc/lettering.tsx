import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Ghost } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

const LETTERS = [92, 138, 160, 206] as const;

const raised = LETTERS.flatMap((x): Vertex[] => [
  [x, 124],
  [x, 102],
  [x + 14, 102],
  [x + 14, 124],
]);

const engraved = LETTERS.flatMap((x): Vertex[] => [
  [x, 102],
  [x, 124, 7],
  [x + 14, 124, 7],
  [x + 14, 102],
]);

function Plate({ top, face }: { top: readonly Vertex[]; face: number }) {
  return <Cut at={[[36, face], ...top, [268, face], [268, 196], [36, 196]]} />;
}

export const lettering = pair({
  title: "Lettering",
  view: "Section",
  wrong: {
    says: "To leave raised letters, the whole face around them is milled away.",
    shows: "Raised letters; the dash-dotted line is the stock that is milled away around the letters.",
    drawing: (
      <>
        <Ghost d="M36 124V102H268V124" />
        <Plate top={raised} face={124} />
        <Leader to={[62, 112]} knee={[82, 70]} text="all milled off" red dot />
      </>
    ),
  },
  right: {
    says: "One small ball end mill follows the strokes.",
    shows: "Letters engraved 0.3 to 0.5 mm deep with a stroke of at least 0.25 mm.",
    drawing: (
      <>
        <Plate top={engraved} face={102} />
        <Horizontal from={[206, 102]} to={[220, 102]} y={82} text="≥ 0.25" red />
        <Vertical from={[92, 102]} to={[99, 124]} x={62} text="0.3–0.5" place="right" />
      </>
    ),
  },
});
