import { Cut, Tool } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { circle } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { CenterMark, Hidden, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const crossHole = pair({
  title: "Cross hole in a shaft",
  view: "Section across the axis",
  wrong: {
    says: "Off center on the round surface, the drill slides away and the hole runs at an angle.",
    shows: "A drill enters a round shaft beside its center line, meets a slope and is pushed aside.",
    drawing: (
      <>
        <Cut at={circle([150, 142], 72)} />
        <CenterMark at={[150, 142]} r={72} />
        <Tool
          at={[
            [184, 24],
            [204, 24],
            [204, 82],
            [194, 90],
            [184, 82],
          ]}
        />
        <Hidden d="M184 24L196 84L208 92L216 80L204 24" />
        <Leader to={[212, 88]} knee={[240, 60]} text="slides" red />
      </>
    ),
  },
  right: {
    says: "A milled flat first, the hole on the center line: live tools do both in the same chucking.",
    shows: "A flat at least as wide as the hole is milled into the shaft; the hole runs through its axis.",
    drawing: (
      <>
        <Cut
          at={circle([150, 142], 72)}
          holes={[
            [
              [138, 60],
              [162, 60],
              [162, 213],
              [138, 213],
            ],
          ]}
        />
        <path className="dw-ground" d="M96 60H204V84H96z" />
        <Outline d="M107 84H138M162 84H193" />
        <CenterMark at={[150, 142]} r={72} />
        <Tool
          at={[
            [139, 14],
            [161, 14],
            [161, 70],
            [150, 78],
            [139, 70],
          ]}
        />
        <Horizontal from={[107, 84]} to={[193, 84]} y={52} text="flat" place="right" red />
        <Horizontal from={[138, 213]} to={[162, 213]} y={230} text="Ød" place="right" />
      </>
    ),
  },
});
