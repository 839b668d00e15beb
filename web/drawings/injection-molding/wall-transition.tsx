import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

export const wallTransition = pair({
  title: "Change of wall thickness",
  view: "Section",
  wrong: {
    says: "A sudden drop to a third: the melt hesitates, shrinks unevenly and warps.",
    shows: "A wall steps abruptly from three times the thickness t down to t.",
    drawing: (
      <>
        <Cut
          at={[
            [52, 92],
            [160, 92],
            [160, 140],
            [288, 140],
            [288, 164],
            [52, 164],
          ]}
        />
        <Vertical from={[52, 92]} to={[52, 164]} x={32} text="3 × t" red />
        <Vertical from={[288, 140]} to={[288, 164]} x={268} text="t" place="right" />
        <Leader to={[160, 140]} knee={[184, 100]} text="stress" />
      </>
    ),
  },
  right: {
    says: "At most 1.5 : 1, blended over three times the step.",
    shows: "The wall changes by at most 1.5 to 1 over a slope at least three times as long as the step h.",
    drawing: (
      <>
        <Cut
          at={[
            [52, 112],
            [130, 112, 30],
            [190, 130, 30],
            [288, 130],
            [288, 164],
            [52, 164],
          ]}
        />
        <Vertical from={[52, 112]} to={[52, 164]} x={32} text="1.5 t" />
        <Vertical from={[288, 130]} to={[288, 164]} x={268} text="t" place="right" />
        <Horizontal from={[130, 112]} to={[190, 130]} y={90} text="≥ 3 × h" red />
        <Vertical from={[130, 112]} to={[190, 130]} x={222} text="h" />
      </>
    ),
  },
});
