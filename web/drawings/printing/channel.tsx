import { Angle } from "../kit/angle.tsx";
import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box, circle } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { CenterMark, Hidden, Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { Plate } from "./layers.tsx";

export const channel = pair({
  title: "Horizontal channel in metal",
  view: "Section",
  wrong: {
    says: "Above 8 mm, the roof of a round channel has nothing below it and sags.",
    shows: "A round horizontal channel more than 8 mm in diameter: its roof sags.",
    drawing: (
      <>
        <Cut at={box(72, 56, 176, 150)} holes={[circle([160, 136], 44)]} />
        <Hidden d="M126 108Q142 114 160 112Q178 114 194 108" />
        <CenterMark at={[160, 136]} r={44} />
        <Plate y={206} from={36} to={284} />
        <Horizontal from={[116, 136]} to={[204, 136]} y={36} text="Ø > 8" red />
        <Leader to={[150, 113]} knee={[54, 90]} text="droops" toward="left" />
      </>
    ),
  },
  right: {
    says: "A teardrop with a 45° roof prints without supports inside.",
    shows: "The same channel as a teardrop: the roof rises at 45 degrees from the plate to a point.",
    drawing: (
      <>
        <Cut
          at={box(72, 56, 176, 150)}
          holes={[
            [
              [160, 73.8],
              [222.2, 136, 44],
              [160, 198.2, 44],
              [97.8, 136, 44],
            ],
          ]}
        />
        <CenterMark at={[160, 136]} r={44} />
        <Thin d="M160 73.8H270" />
        <Angle
          vertex={[160, 73.8]}
          r={84}
          from={0}
          to={45}
          text="45°"
          textAt={[262, 110]}
          anchor="start"
          red
        />
        <Plate y={206} from={36} to={284} />
      </>
    ),
  },
});
