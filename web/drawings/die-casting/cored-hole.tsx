import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Hidden, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

function Block({ hole }: { hole: readonly Vertex[] }) {
  return <Cut at={[[44, 62], ...hole, [252, 62], [252, 222], [44, 222]]} />;
}

export const coredHole = pair({
  title: "Cored hole",
  view: "Section",
  wrong: {
    says: "A thin, deep core pin overheats, bends and breaks after a few thousand shots.",
    shows: "A blind hole eight diameters D deep; the thin core pin that forms it bends.",
    drawing: (
      <>
        <Block
          hole={[
            [130, 62],
            [132, 206],
            [146, 206],
            [148, 62],
          ]}
        />
        <Hidden d="M131 62Q131 150 122 206M147 62Q147 150 138 206" />
        <Outline d="M130 62H148" />
        <Horizontal from={[130, 62]} to={[148, 62]} y={42} text="ØD" place="right" />
        <Vertical from={[252, 62]} to={[146, 206]} x={284} text="8 × D" red />
        <Leader to={[126, 190]} knee={[102, 160]} text="bends" />
      </>
    ),
  },
  right: {
    says: "Two diameters deep in aluminum, four in zinc, with draft. Drill anything deeper.",
    shows:
      "A hole with draft, two diameters D deep, rounded at its mouth; a drilled hole would continue from there.",
    drawing: (
      <>
        <Block
          hole={[
            [112, 62, 5],
            [116, 130, 4],
            [146, 130, 4],
            [150, 62, 5],
          ]}
        />
        <Center from={[131, 52]} to={[131, 144]} />
        <Horizontal from={[114, 62]} to={[148, 62]} y={42} text="ØD" />
        <Vertical from={[252, 62]} to={[146, 130]} x={284} text="≤ 2 × D" red />
        <Leader to={[115, 104]} knee={[96, 166]} text="draft" />
      </>
    ),
  },
});
