import { Face } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box, circle } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Ring } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

const CORNERS = [
  [66, 78],
  [254, 78],
  [66, 188],
  [254, 188],
] as const;

/** The open side of a housing: sealing rim, four bosses. */
function Housing() {
  return (
    <>
      <Face at={box(40, 52, 240, 162, 16)} holes={[box(62, 74, 196, 118, 8)]} />
      {CORNERS.map((at) => (
        <g key={at.join()}>
          <Face at={circle(at, 15)} />
          <Face at={circle(at, 5)} />
        </g>
      ))}
    </>
  );
}

export const ejector = pair({
  title: "Ejector marks",
  view: "Plan view of the open side",
  wrong: {
    says: "Pins on the sealing rim leave marks exactly where the gasket has to seal.",
    shows: "Ejector pin marks on the sealing rim of a housing.",
    drawing: (
      <>
        <Housing />
        {[
          [160, 63],
          [160, 203],
          [51, 133],
          [269, 133],
        ].map(([x = 0, y = 0]) => (
          <Ring key={`${x} ${y}`} at={[x, y]} r={7} />
        ))}
        <Leader to={[166, 58]} knee={[190, 32]} text="on the seal" red />
      </>
    ),
  },
  right: {
    says: "On pads beside bosses and ribs, marks 0.3–0.4 mm proud or recessed don't matter.",
    shows: "The marks lie on pads inside the housing, beside its bosses; the sealing rim stays clear.",
    drawing: (
      <>
        <Housing />
        {[
          [98, 88],
          [222, 88],
          [98, 178],
          [222, 178],
        ].map(([x = 0, y = 0]) => (
          <Ring key={`${x} ${y}`} at={[x, y]} r={8} />
        ))}
        <Horizontal from={[214, 88]} to={[230, 88]} y={120} text="pad" place="left" />
        <Leader to={[104, 83]} knee={[150, 34]} text="0.3–0.4" red />
      </>
    ),
  },
});
