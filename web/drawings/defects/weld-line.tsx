import { Arrow } from "../kit/arrow.tsx";
import { Face } from "../kit/bodies.tsx";
import { box, circle } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const weldLine = pair({
  title: "Weld line behind a hole",
  view: "Plan view",
  wrong: {
    says: "The melt splits at the hole and meets behind it: a visible line, weak right at the screw.",
    shows: "The gate is on the left; a weld line runs from the hole to the right edge, where the load acts.",
    drawing: (
      <>
        <Face at={box(60, 62, 200, 116, 10)} holes={[circle([206, 120], 20)]} />
        <Arrow from={[24, 120]} to={[58, 120]} />
        <Arrow from={[110, 106]} to={[170, 84]} />
        <Arrow from={[110, 134]} to={[170, 156]} />
        <Thin d="M226 120l8 -2l8 3l8 -2l10 1" />
        <Leader to={[246, 120]} knee={[224, 210]} text="weld line" toward="left" red />
      </>
    ),
  },
  right: {
    says: "With the gate near the hole the fronts meet hot and far from the load.",
    shows: "The gate is on the right beside the hole; the fronts meet early, away from the loaded edge.",
    drawing: (
      <>
        <Face at={box(60, 62, 200, 116, 10)} holes={[circle([206, 120], 20)]} />
        <Arrow from={[298, 120]} to={[262, 120]} />
        <Arrow from={[232, 100]} to={[196, 82]} />
        <Arrow from={[232, 140]} to={[196, 158]} />
        <Thin d="M186 120l-8 -2l-8 3l-8 -1" />
        <Leader to={[172, 120]} knee={[128, 210]} text="short, hot" red />
      </>
    ),
  },
});
