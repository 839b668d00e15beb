import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Ghost } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const weldDistortion = pair({
  title: "Distortion from welding",
  view: "Side view of a seam",
  wrong: {
    says: "One long seam shrinks as it cools and pulls the sheet out of flat.",
    shows: "A sheet with one continuous weld: both ends have lifted.",
    drawing: (
      <>
        <Ghost d="M36 150H284" />
        <Cut
          pitch={5}
          at={[
            [36, 126],
            [160, 150, 500],
            [284, 126],
            [284, 140],
            [160, 164, 500],
            [36, 140],
          ]}
        />
        <path className="dw-solid" d="M46 126Q160 142 274 126L272 120Q160 136 48 120z" />
        <Leader to={[280, 146]} knee={[250, 196]} text="lifts" toward="left" red />
      </>
    ),
  },
  right: {
    says: "Short stitches, welded in alternating order, put in less heat. Tabs hold the parts while they cool.",
    shows: "The same sheet with four short stitches of weld spread along it: it stays flat.",
    drawing: (
      <>
        <Cut
          pitch={5}
          at={[
            [36, 140],
            [284, 140],
            [284, 154],
            [36, 154],
          ]}
        />
        <path
          className="dw-solid"
          d="M48 140H78L76 133H50zM118 140H148L146 133H120zM188 140H218L216 133H190zM248 140H278L276 133H250z"
        />
        <Horizontal from={[118, 140]} to={[148, 140]} y={104} text="stitch" place="right" red />
      </>
    ),
  },
});
