import { Cut, Face } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline, Thin } from "../kit/lines.tsx";
import { excerpt } from "./excerpt.tsx";

export const robotCover = excerpt({
  title: "Link cover, length and seam",
  description:
    "Half shell of a robot link, 550 ± 1.65 mm long: screws at one end locate it, the seam lies 120 mm from them. Section of the seam: two cast covers with a wall of 3 mm, a gap of 1.5 ± 0.8 mm, and a lap joint below it.",
  values: [
    ["Material", "ABS-like polyurethane"],
    ["Unless stated", "±0.25 mm or ±0.3%"],
    ["Finish", "2K paint, RAL 1018"],
  ],
  views: [
    {
      height: 204,
      drawing: (
        <>
          <Face
            at={[
              [24, 66, 14],
              [130, 58, 60],
              [316, 66, 14],
              [316, 138, 14],
              [130, 146, 60],
              [24, 138, 14],
            ]}
          />
          <Thin d="M92 64V140" />
          {[48, 156].map((offset) => (
            <g key={offset}>
              <Face at={box(offset, 78, 8, 8, 4)} />
              <Face at={box(offset, 118, 8, 8, 4)} />
            </g>
          ))}
          <Center from={[12, 102]} to={[328, 102]} />
          <Horizontal from={[92, 64]} to={[160, 78]} y={36} text="120" />
          <Horizontal from={[24, 138]} to={[316, 138]} y={184} text="550 ± 1.65" />
        </>
      ),
    },
    {
      height: 204,
      drawing: (
        <>
          <Cut
            at={[
              [28, 80],
              [156, 80],
              [156, 104],
              [28, 104],
            ]}
          />
          <Cut
            flip
            at={[
              [168, 80],
              [304, 80],
              [304, 104],
              [196, 104],
              [196, 132],
              [128, 132],
              [128, 110],
              [168, 110],
            ]}
          />
          <Outline d="M168 80V104" />
          <Horizontal from={[156, 80]} to={[168, 80]} y={50} text="1.5 ± 0.8" place="right" red />
          <Vertical from={[40, 80]} to={[40, 104]} x={40} text="3" place="right" />
          <Leader to={[142, 132]} knee={[112, 164]} text="lap, slides" toward="left" />
          <Leader to={[262, 80]} knee={[274, 34]} text="painted" toward="right" />
        </>
      ),
    },
  ],
});
