import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import type { Point } from "../kit/geometry.ts";
import { Leader, Radius } from "../kit/leader.tsx";
import { Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { bentSheet } from "./bent-sheet.ts";

const T = 28;
const INSIDE: readonly Point[] = [
  [104, 44],
  [104, 164],
  [276, 164],
];

export const bendRadius = pair({
  title: "Inside radius of a bend",
  view: "Section",
  wrong: {
    says: "The outer surface stretches too far and cracks.",
    shows: "A bend with an inside radius of 0.2 t: cracks on its outside.",
    drawing: (
      <>
        <Cut at={bentSheet(INSIDE, { thickness: T, radius: 5 })} />
        <Outline d="M85.5 182.5l7-4 1-7M79 172l6-3 2-6M96 189l3-7 6-2" />
        <Horizontal from={[76, 44]} to={[104, 44]} y={26} text="t" />
        <Radius center={[109, 159]} r={5} degrees={135} reach={-72} text="R 0.2 t" red />
        <Leader to={[84, 184]} knee={[62, 212]} text="cracks" />
      </>
    ),
  },
  right: {
    says: "R = t suits most sheet. Mild steel takes 0.5 t; 304 needs 1–2 t, 6061-T6 1.5–3 t. One R per part.",
    shows: "The same bend with an inside radius of at least the sheet thickness t.",
    drawing: (
      <>
        <Cut at={bentSheet(INSIDE, { thickness: T, radius: T })} />
        <Horizontal from={[76, 44]} to={[104, 44]} y={26} text="t" />
        <Radius center={[132, 136]} r={T} degrees={135} reach={-72} text="R ≥ t" red />
      </>
    ),
  },
});
