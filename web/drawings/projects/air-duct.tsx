import { Cut, Face } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Ghost, Thin } from "../kit/lines.tsx";
import { excerpt } from "./excerpt.tsx";

export const airDuct = excerpt({
  title: "Air duct, joint and flange",
  description:
    "Side of a swept duct with a joint where it is nearly straight, each half at most 380 mm long. Section of the joint: tongue and groove in a wall of 2.0 mm, with 0.1 to 0.2 mm for the adhesive all around.",
  values: [
    ["Material", "PA12 by MJF, black"],
    ["Unless stated", "±0.3 mm or ±0.3%"],
    ["Finish", "Vapor smoothed, dyed"],
  ],
  views: [
    {
      height: 204,
      drawing: (
        <>
          <Face
            at={[
              [44, 30],
              [108, 30],
              [112, 92, 40],
              [176, 108, 50],
              [312, 104],
              [312, 148],
              [160, 160, 70],
              [56, 120, 60],
            ]}
          />
          <Face at={box(36, 20, 80, 12, 2)} />
          <Face at={box(300, 96, 14, 62, 2)} />
          <Thin d="M196 106V157" />
          <Ghost d="M204 105V157" />
          <Leader to={[200, 108]} knee={[226, 66]} text="joint" />
          <Horizontal from={[196, 157]} to={[314, 158]} y={186} text="≤ 380" />
          <Leader to={[116, 26]} knee={[150, 26]} text="seal face" />
        </>
      ),
    },
    {
      height: 204,
      drawing: (
        <>
          <Cut
            at={[
              [28, 84],
              [150, 84],
              [150, 96],
              [196, 96],
              [196, 120],
              [150, 120],
              [150, 132],
              [28, 132],
            ]}
          />
          <Cut
            flip
            at={[
              [156, 76],
              [310, 84],
              [310, 132],
              [156, 140],
              [156, 124],
              [202, 124],
              [202, 92],
              [156, 92],
            ]}
          />
          <Vertical from={[28, 84]} to={[28, 132]} x={52} text="2.0" place="between" red />
          <Leader to={[199, 108]} knee={[226, 44]} text="glue 0.1–0.2" />
          <Leader to={[172, 120]} knee={[140, 172]} text="tongue" toward="left" />
        </>
      ),
    },
  ],
});
