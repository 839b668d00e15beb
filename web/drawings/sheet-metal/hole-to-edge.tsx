import { Face } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box, circle } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { CenterMark, Ghost, Ring } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const holeToEdge = pair({
  title: "Hole beside an edge",
  view: "Plan view",
  wrong: {
    says: "The narrow web bulges when punched and bows when cut.",
    shows: "A hole half a sheet thickness t from the edge: the edge bulges outward.",
    drawing: (
      <>
        <Face
          at={[
            [44, 56],
            [236, 56],
            [236, 90, 60],
            [245, 120, 40],
            [236, 150, 60],
            [236, 186],
            [44, 186],
          ]}
        />
        <Ghost d="M236 80V160" />
        <Ring at={[202, 120]} r={22} />
        <CenterMark at={[202, 120]} r={22} />
        <Horizontal from={[224, 120]} to={[236, 120]} y={208} text="0.5 t" red />
        <Leader to={[242, 128]} knee={[262, 96]} text="bulges" />
      </>
    ),
  },
  right: {
    says: "Two thicknesses, never under 1.6 mm; the hole itself at least one thickness wide.",
    shows: "The hole is at least two sheet thicknesses t from the edge and at least t in diameter.",
    drawing: (
      <>
        <Face at={box(44, 56, 192, 130)} holes={[circle([166, 120], 22)]} />
        <CenterMark at={[166, 120]} r={22} />
        <Horizontal from={[188, 120]} to={[236, 120]} y={208} text="≥ 2 × t" red place="right" />
        <Horizontal from={[144, 120]} to={[188, 120]} y={36} text="Ø ≥ t" />
      </>
    ),
  },
});
