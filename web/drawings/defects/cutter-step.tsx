import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Ghost } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const cutterStep = pair({
  title: "Face cut from two sides",
  view: "Section, step enlarged",
  wrong: {
    says: "Half from the top, half after turning the part over: a line, and a step you can feel.",
    shows: "An outside wall milled in two setups: a small step where they meet.",
    drawing: (
      <>
        <Cut
          at={[
            [70, 50],
            [196, 50],
            [196, 126],
            [202, 126],
            [202, 202],
            [70, 202],
          ]}
        />
        <Ghost d="M40 126H280" />
        <Leader to={[202, 126]} knee={[228, 92]} text="step" red />
      </>
    ),
  },
  right: {
    says: "Keep a cosmetic wall within reach of one setup, or divide it with a deliberate 0.5 mm groove.",
    shows: "The same wall with a groove 0.5 mm wide where the two setups meet: no step can be seen.",
    drawing: (
      <>
        <Cut
          at={[
            [70, 50],
            [198, 50],
            [198, 120],
            [188, 120],
            [188, 132],
            [198, 132],
            [198, 202],
            [70, 202],
          ]}
        />
        <Horizontal from={[188, 132]} to={[198, 132]} y={222} text="0.5" place="right" red />
        <Leader to={[192, 122]} knee={[230, 92]} text="groove" />
      </>
    ),
  },
});
