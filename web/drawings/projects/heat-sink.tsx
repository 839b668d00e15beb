import { Angle } from "../kit/angle.tsx";
import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center } from "../kit/lines.tsx";
import { excerpt } from "./excerpt.tsx";

const PITCH = 16.4;
const FIRST = 55;

/** Fifteen fins, from left to right. */
const FINS: readonly Vertex[] = Array.from({ length: 15 }, (_, i) => FIRST + i * PITCH).flatMap(
  (at): Vertex[] => [
    [at - 2.8, 126],
    [at - 1.6, 66],
    [at + 1.6, 66],
    [at + 2.8, 126],
  ],
);

export const heatSink = excerpt({
  title: "Heat sink, section and fins",
  description:
    "Section of a die-cast heat sink, 200 ± 0.43 mm wide, with fifteen fins 42 mm high at a pitch of 11.5 mm. Detail: fin 3.7 mm thick at the root and 2.2 mm at the tip, 1° of draft on each side; the lower face is machined flat to 0.1 mm.",
  values: [
    ["Material", "A380 (AlSi9Cu3)"],
    ["As cast", "NADCA S-4A standard"],
    ["Machined", "±0.125 mm, Ra 1.6 µm"],
  ],
  views: [
    {
      height: 216,
      drawing: (
        <>
          <Cut pitch={5} at={[[28, 126, 3], ...FINS, [312, 126, 3], [312, 146], [28, 146]]} />
          <Horizontal from={[28, 146]} to={[312, 146]} y={192} text="200 ± 0.43" />
          <Horizontal from={[FIRST, 66]} to={[FIRST + PITCH, 66]} y={38} text="11.5" place="right" />
          <Vertical from={[FIRST + 14 * PITCH, 66]} to={[312, 126]} x={328} text="42" />
        </>
      ),
    },
    {
      height: 216,
      drawing: (
        <>
          <Cut
            at={[
              [36, 142],
              [84, 142, 8],
              [95, 36, 4],
              [109, 36, 4],
              [120, 142, 8],
              [208, 142, 8],
              [219, 36, 4],
              [233, 36, 4],
              [244, 142, 8],
              [304, 142],
              [304, 188],
              [36, 188],
            ]}
          />
          <Center from={[102, 22]} to={[102, 150]} />
          <Horizontal from={[95, 36]} to={[109, 36]} y={18} text="2.2" place="right" />
          <Horizontal from={[84, 132]} to={[120, 132]} y={166} text="3.7" red />
          <Angle vertex={[233, 36]} r={70} from={84} to={90} text="1°" textAt={[262, 100]} />
          <Center from={[233, 30]} to={[233, 150]} />
          <Leader to={[270, 188]} knee={[232, 208]} text="machined, flat 0.1" toward="left" />
        </>
      ),
    },
  ],
});
