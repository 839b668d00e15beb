import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { Leader, Radius } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

export const rib = pair({
  title: "Thickness of a rib",
  view: "Section",
  wrong: {
    says: "As thick as the wall: the junction shrinks and the cosmetic face sinks.",
    shows: "A rib as thick as the wall t; a sink mark on the cosmetic face opposite.",
    drawing: (
      <>
        <Cut
          at={[
            [56, 176],
            [148, 176],
            [149, 92],
            [171, 92],
            [172, 176],
            [284, 176],
            [284, 200],
            [190, 200, 105],
            [160, 193, 60],
            [130, 200, 105],
            [56, 200],
          ]}
        />
        <Vertical from={[56, 176]} to={[56, 200]} x={36} text="t" />
        <Horizontal from={[148, 152]} to={[172, 152]} y={152} text="t" place="right" red />
        <Leader to={[168, 195]} knee={[196, 222]} text="sink" />
      </>
    ),
  },
  right: {
    says: "50–60% of the wall, at most 3 t tall. Glossy faces: 40%.",
    shows:
      "The rib is 0.5 to 0.6 t thick at its base, at most 3 t tall, with a base radius of at least 0.25 t.",
    drawing: (
      <>
        <Cut
          pitch={6}
          at={[
            [56, 176],
            [153, 176, 6],
            [155, 104],
            [165, 104],
            [167, 176, 6],
            [284, 176],
            [284, 200],
            [56, 200],
          ]}
        />
        <Vertical from={[56, 176]} to={[56, 200]} x={36} text="t" />
        <Horizontal from={[153.5, 152]} to={[166.5, 152]} y={152} text="0.5–0.6 t" red />
        <Vertical from={[165, 104]} to={[284, 176]} x={272} text="≤ 3 × t" />
        <Radius center={[147.2, 170]} r={6} degrees={50} reach={-52} text="R ≥ 0.25 t" />
      </>
    ),
  },
});
