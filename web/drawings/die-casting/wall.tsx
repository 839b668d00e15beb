import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { circle } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

export const wall = pair({
  title: "Uniform wall in a die casting",
  view: "Section",
  wrong: {
    says: "The solid block freezes last and is left full of pores.",
    shows:
      "A wall of thickness t with a solid block four times as wide; pores lie in the middle of the block.",
    drawing: (
      <>
        <Cut
          at={[
            [40, 158],
            [120, 158, 4],
            [120, 84],
            [200, 84],
            [200, 158, 4],
            [280, 158],
            [280, 180],
            [40, 180],
          ]}
          holes={[
            circle([152, 132], 5),
            circle([170, 146], 3.5),
            circle([164, 114], 3),
            circle([148, 150], 2.5),
          ]}
        />
        <Vertical from={[40, 158]} to={[40, 180]} x={28} text="t" />
        <Horizontal from={[120, 84]} to={[200, 84]} y={58} text="4 × t" red />
        <Leader to={[157, 132]} knee={[226, 116]} text="pores" />
      </>
    ),
  },
  right: {
    says: "Cored out from below: 1.5–4 mm in aluminum, 0.75–2.5 mm in zinc, 1–3 mm in magnesium.",
    shows:
      "The block is cored out from below, so the wall is 1.5 to 4 mm everywhere in aluminum, 0.75 to 2.5 mm in zinc and 1 to 3 mm in magnesium.",
    drawing: (
      <>
        <Cut
          at={[
            [40, 158],
            [118, 158, 8],
            [122, 84, 6],
            [198, 84, 6],
            [202, 158, 8],
            [280, 158],
            [280, 180],
            [180, 180],
            [177, 106, 6],
            [143, 106, 6],
            [140, 180],
            [40, 180],
          ]}
        />
        <Vertical from={[40, 158]} to={[40, 180]} x={28} text="t" />
        <Vertical from={[160, 84]} to={[160, 106]} x={248} text="1.5–4" place="right" red />
        <Leader to={[160, 140]} knee={[100, 210]} text="cored" toward="left" dot />
      </>
    ),
  },
});
