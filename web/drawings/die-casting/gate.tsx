import { Arrow } from "../kit/arrow.tsx";
import { Face, Fluid } from "../kit/bodies.tsx";
import { box, outline, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Outline, Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

const PART = box(96, 62, 160, 120, 10);
const RUNNER: readonly Vertex[] = [
  [24, 92],
  [96, 106],
  [96, 138],
  [24, 152],
];

export const gate = pair({
  title: "Gate and overflow",
  view: "Plan view of the shot",
  wrong: {
    says: "A narrow gate and nowhere for the front to go: cold metal and gas meet inside the part.",
    shows: "A small gate on the left; the two metal fronts meet around a hole at the far end in a cold shut.",
    drawing: (
      <>
        <Fluid
          at={[
            [24, 112],
            [96, 118],
            [96, 126],
            [24, 132],
          ]}
        />
        <Outline d="M24 112L96 118M96 126L24 132" />
        <Face at={PART} holes={[box(156, 98, 48, 48, 6)]} />
        <Thin d="M204 122l10 -4l8 6l10 -5l8 4l16 -3" />
        <Arrow from={[40, 122]} to={[86, 122]} />
        <Arrow from={[124, 104]} to={[150, 84]} />
        <Arrow from={[124, 140]} to={[150, 160]} />
        <Leader to={[236, 121]} knee={[272, 44]} text="cold shut" toward="left" red />
      </>
    ),
  },
  right: {
    says: "A wide gate at the thick side, overflows where the fronts meet, both on a flat parting line.",
    shows:
      "A wide fan gate on the left; two overflow pockets at the far end take the cold metal and gas and are trimmed off.",
    drawing: (
      <>
        <Fluid at={RUNNER} />
        <Outline d="M24 92L96 106M96 138L24 152" />
        <path className="dw-fluid" d={outline(box(264, 84, 26, 28, 5)) + outline(box(264, 132, 26, 28, 5))} />
        <Outline
          d={
            outline(box(264, 84, 26, 28, 5)) +
            outline(box(264, 132, 26, 28, 5)) +
            "M256 94H264M256 102H264M256 142H264M256 150H264"
          }
        />
        <Face at={PART} holes={[box(156, 98, 48, 48, 6)]} />
        <Arrow from={[36, 122]} to={[84, 122]} />
        <Arrow from={[124, 102]} to={[152, 80]} />
        <Arrow from={[124, 142]} to={[152, 164]} />
        <Leader to={[277, 86]} knee={[254, 40]} text="overflow" toward="left" red />
        <Leader to={[60, 144]} knee={[78, 208]} text="fan gate" />
      </>
    ),
  },
});
