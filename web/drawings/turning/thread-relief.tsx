import { Face } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline, Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const threadRelief = pair({
  title: "Thread up to a shoulder",
  view: "Side view",
  wrong: {
    says: "The tool cannot stop at the shoulder: the last turns are not full, and the nut stands off.",
    shows: "A thread drawn up to a shoulder: the thread runs out over 2.5 pitches and the nut cannot seat.",
    drawing: (
      <>
        <Face
          at={[
            [36, 56],
            [108, 56],
            [108, 88],
            [272, 88],
            [280, 96],
            [280, 148],
            [272, 156],
            [108, 156],
            [108, 188],
            [36, 188],
          ]}
        />
        <Thin d="M280 98H146L108 89M280 146H146L108 155" />
        <Outline d="M272 88V156" />
        <Center from={[22, 122]} to={[300, 122]} />
        <Horizontal from={[108, 88]} to={[146, 98]} y={66} text="2.5 × P" place="right" red />
        <Leader to={[130, 92]} knee={[150, 206]} text="runout" />
      </>
    ),
  },
  right: {
    says: "A relief groove three pitches wide, below the thread root: the nut seats on the shoulder.",
    shows:
      "A relief groove to ISO 4755 between thread and shoulder: at most three pitches wide, its diameter below the root of the thread, with rounded corners.",
    drawing: (
      <>
        <Face
          at={[
            [36, 56],
            [108, 56],
            [108, 102, 7],
            [154, 102, 4],
            [166, 88],
            [272, 88],
            [280, 96],
            [280, 148],
            [272, 156],
            [166, 156],
            [154, 142, 4],
            [108, 142, 7],
            [108, 188],
            [36, 188],
          ]}
        />
        <Thin d="M280 98H158M280 146H158" />
        <Outline d="M272 88V156M166 88V156" />
        <Center from={[22, 122]} to={[300, 122]} />
        <Horizontal from={[108, 88]} to={[166, 88]} y={66} text="≤ 3 × P" red />
        <Vertical from={[131, 102]} to={[131, 142]} x={131} text="dg" />
        <Leader to={[110, 100]} knee={[136, 30]} text="R ≈ P/2" toward="right" />
      </>
    ),
  },
});
