import { Face } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { Leader, Radius } from "../kit/leader.tsx";
import { Center } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** A shaft with a groove from `left` to `right`, `depth` deep. */
function Shaft({
  left,
  right,
  depth,
  radius,
}: {
  left: number;
  right: number;
  depth: number;
  radius: number;
}) {
  return (
    <>
      <Face
        at={[
          [40, 74],
          [left, 74],
          [left, 74 + depth, radius],
          [right, 74 + depth, radius],
          [right, 74],
          [270, 74, 4],
          [270, 178, 4],
          [right, 178],
          [right, 178 - depth, radius],
          [left, 178 - depth, radius],
          [left, 178],
          [40, 178],
        ]}
      />
      <Center from={[24, 126]} to={[296, 126]} />
    </>
  );
}

export const groove = pair({
  title: "Width and depth of a groove",
  view: "Side view",
  wrong: {
    says: "Narrow and five times as deep: chips jam, and the thin blade wanders or breaks.",
    shows: "A groove of width b that is five times as deep, with sharp corners.",
    drawing: (
      <>
        <Shaft left={150} right={158} depth={40} radius={0} />
        <Horizontal from={[150, 74]} to={[158, 74]} y={50} text="b" place="right" />
        <Vertical from={[158, 74]} to={[158, 114]} x={286} text="5 × b" red />
        <Leader to={[150, 114]} knee={[118, 44]} text="R 0" />
      </>
    ),
  },
  right: {
    says: "1 mm wide or more, at most twice as deep, with the corner radius of a standard insert.",
    shows: "A groove of width b, at least 1 mm, at most two widths deep, with small radii at its bottom.",
    drawing: (
      <>
        <Shaft left={140} right={160} depth={34} radius={4} />
        <Horizontal from={[140, 74]} to={[160, 74]} y={50} text="b ≥ 1" place="right" />
        <Vertical from={[160, 74]} to={[160, 108]} x={292} text="≤ 2 × b" red place="left" />
        <Radius center={[144, 104]} r={4} degrees={135} reach={64} text="R 0.2" />
      </>
    ),
  },
});
