import { Arrow } from "../kit/arrow.tsx";
import { Cut } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

/** A steel bushing in a boss; `side` is the outline of its left side from top to bottom. */
function Bushing({ side, boss }: { side: readonly Vertex[]; boss: number }) {
  const mirrored = side.map(([x, y]): Vertex => [320 - x, y]).toReversed();
  return (
    <>
      <Cut
        at={[
          [36, 176],
          [160 - boss, 176, 6],
          [160 - boss, 76, 3],
          [160 + boss, 76, 3],
          [160 + boss, 176, 6],
          [284, 176],
          [284, 198],
          [36, 198],
        ]}
      />
      <Cut
        flip
        pitch={5}
        at={[...side, ...mirrored]}
        holes={[
          [
            [150, 76],
            [170, 76],
            [170, 164],
            [150, 164],
          ],
        ]}
      />
      <Center from={[160, 30]} to={[160, 206]} />
    </>
  );
}

export const insert = pair({
  title: "Cast-in insert",
  view: "Section",
  wrong: {
    says: "Metal does not bond to a smooth insert: it turns, and it pulls out.",
    shows: "A smooth steel bushing with a thin wall of cast metal around it is pulled out upward.",
    drawing: (
      <>
        <Bushing
          boss={40}
          side={[
            [132, 76],
            [132, 164],
          ]}
        />
        <Arrow from={[160, 66]} to={[160, 34]} />
        <Horizontal from={[188, 76]} to={[200, 76]} y={56} text="thin" place="right" red />
        <Leader to={[132, 140]} knee={[86, 116]} text="smooth" />
      </>
    ),
  },
  right: {
    says: "Grooves and knurls lock it; at least 2 mm of metal all around keeps it from cracking.",
    shows: "The same bushing with a groove and a knurl, and at least 2 mm of cast metal around it.",
    drawing: (
      <>
        <Bushing
          boss={58}
          side={[
            [132, 76],
            [132, 108],
            [140, 112],
            [140, 128],
            [132, 132],
            [132, 164],
          ]}
        />
        <Horizontal from={[188, 76]} to={[218, 76]} y={56} text="≥ 2" red />
        <Leader to={[136, 120]} knee={[84, 104]} text="groove" />
      </>
    ),
  },
});
