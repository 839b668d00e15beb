import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { circle } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

export const wallThickness = pair({
  title: "One wall thickness",
  view: "Section",
  wrong: {
    says: "The lump cools last: a sink on the cosmetic face, a void inside.",
    shows:
      "A plate of thickness t with a solid block four times as thick: a sink mark on top, a void inside.",
    drawing: (
      <>
        <Cut
          at={[
            [36, 92],
            [108, 92, 260],
            [160, 100, 130],
            [212, 92, 260],
            [284, 92],
            [284, 112],
            [204, 112, 3],
            [204, 172, 3],
            [116, 172, 3],
            [116, 112, 3],
            [36, 112],
          ]}
          holes={[circle([160, 138], 9)]}
        />
        <Vertical from={[36, 92]} to={[36, 112]} x={64} text="t" />
        <Vertical from={[212, 92]} to={[204, 172]} x={244} text="4 × t" red />
        <Leader to={[150, 98]} knee={[128, 60]} text="sink" />
        <Leader to={[166, 140]} knee={[186, 204]} text="void" dot />
      </>
    ),
  },
  right: {
    says: "Cored out from below: 1.5–3 mm everywhere, so it cools evenly.",
    shows: "The block is cored out from below, so that every wall has the same thickness of 1.5 to 3 mm.",
    drawing: (
      <>
        <Cut
          at={[
            [36, 92],
            [284, 92],
            [284, 112],
            [204, 112, 5],
            [204, 172],
            [184, 172],
            [184, 112, 5],
            [136, 112, 5],
            [136, 172],
            [116, 172],
            [116, 112, 5],
            [36, 112],
          ]}
        />
        <Vertical from={[36, 92]} to={[36, 112]} x={64} text="t" />
        <Horizontal from={[184, 172]} to={[204, 172]} y={192} text="t = 1.5–3" red />
      </>
    ),
  },
});
