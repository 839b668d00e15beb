import { Arrow } from "../kit/arrow.tsx";
import { Face, Tool } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Ghost } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";
import { Chuck } from "./chuck.tsx";

const AXIS = 120;

function Insert({ x }: { x: number }) {
  return (
    <Tool
      at={[
        [x, AXIS + 10],
        [x + 20, AXIS + 18],
        [x + 20, AXIS + 58],
        [x + 4, AXIS + 58],
      ]}
    />
  );
}

export const slender = pair({
  title: "Length and diameter of a turned part",
  view: "Side view",
  wrong: {
    says: "Twelve diameters out of the chuck: the bar bends away from the tool, tapers and chatters.",
    shows: "A bar that sticks out of the chuck by twelve diameters D; its free end bends away from the tool.",
    drawing: (
      <>
        <Face at={box(40, AXIS - 9, 254, 18)} />
        <Chuck y={AXIS} r={9} />
        <Ghost
          d={`M62 ${AXIS - 9}Q190 ${AXIS - 9} 294 ${AXIS - 28}V${AXIS - 10}Q190 ${AXIS + 9} 62 ${AXIS + 9}`}
        />
        <Insert x={266} />
        <Arrow from={[276, AXIS + 88]} to={[276, AXIS + 62]} />
        <Horizontal from={[62, AXIS + 9]} to={[294, AXIS + 9]} y={206} text="12 × D" red />
        <Leader to={[230, AXIS - 15]} knee={[200, 56]} text="bends" toward="left" />
      </>
    ),
  },
  right: {
    says: "Up to four diameters need no support. With a center in the end, ten are possible.",
    shows:
      "The same bar sticking out by at most four diameters D; with a tailstock center ten diameters are possible.",
    drawing: (
      <>
        <Face at={box(40, AXIS - 22, 198, 44)} />
        <Chuck y={AXIS} r={22} />
        <Tool
          at={[
            [230, AXIS],
            [252, AXIS - 14],
            [300, AXIS - 14],
            [300, AXIS + 14],
            [252, AXIS + 14],
          ]}
        />
        <Leader to={[272, AXIS - 14]} knee={[256, 54]} text="center" toward="left" />
        <Horizontal from={[62, AXIS + 22]} to={[238, AXIS + 22]} y={206} text="≤ 4 × D" red />
      </>
    ),
  },
});
