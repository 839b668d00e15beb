import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { EndMill } from "./cutters.tsx";

function Block({ floor }: { floor: number }) {
  return (
    <>
      <Cut
        at={[
          [36, 70],
          [120, 70],
          [120, floor, 3],
          [156, floor, 3],
          [156, 70],
          [252, 70],
          [252, 226],
          [36, 226],
        ]}
      />
      <Outline d="M120 70H156" />
    </>
  );
}

export const pocketDepth = pair({
  title: "Depth of a pocket",
  view: "Section",
  wrong: {
    says: "Ten diameters deep: the cutter deflects and leaves a tapered wall.",
    shows: "A pocket ten cutter diameters D deep; the long, thin cutter bends sideways.",
    drawing: (
      <>
        <Block floor={210} />
        <EndMill x={136} r={7} top={10} tip={207} bend={7} />
        <Horizontal from={[129, 52]} to={[143, 52]} y={52} text="D" />
        <Vertical from={[252, 70]} to={[156, 210]} x={280} text="10 × D" red />
        <Leader to={[150, 180]} knee={[184, 156]} text="bends" />
      </>
    ),
  },
  right: {
    says: "Up to three diameters, the cutter stays stiff and runs at full feed.",
    shows: "The same pocket at most three cutter diameters D deep, cut with a short, stiff cutter.",
    drawing: (
      <>
        <Block floor={112} />
        <EndMill x={136} r={7} top={10} tip={109} />
        <Horizontal from={[129, 52]} to={[143, 52]} y={52} text="D" />
        <Vertical from={[252, 70]} to={[156, 112]} x={280} text="≤ 3 × D" red />
        <Leader to={[153, 111]} knee={[170, 148]} text="R 0.5 or 1" />
      </>
    ),
  },
});
