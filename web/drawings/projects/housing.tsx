import { Angle } from "../kit/angle.tsx";
import { Cut, Face } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import { box, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline, Thin } from "../kit/lines.tsx";
import { excerpt } from "./excerpt.tsx";

/** Ribs on the floor, from left to right. */
const RIBS: readonly Vertex[] = [112, 164, 224].flatMap((at): Vertex[] => [
  [at - 3, 138, 3],
  [at - 2, 112],
  [at + 2, 112],
  [at + 3, 138, 3],
]);

export const housing = excerpt({
  title: "Housing half, section and screw boss",
  description:
    "Section of a molded housing half, 126 ± 0.35 mm long and 27 mm deep: wall 2.4 mm, ribs 1.3 mm at the root, outside walls with 2° of draft. Detail: boss of Ø9 with a heat-set M3 insert, 3 mm clear of the wall.",
  values: [
    ["Material", "ABS, black"],
    ["Texture outside", "SPI D-1"],
    ["Draft", "2° outside, 1° inside"],
  ],
  views: [
    {
      height: 224,
      drawing: (
        <>
          <Cut
            pitch={6}
            at={[
              [30, 66],
              [38, 66],
              [40, 138, 6],
              ...RIBS,
              [290, 138, 6],
              [292, 66],
              [300, 66],
              [296, 146, 12],
              [34, 146, 12],
            ]}
          />
          <Horizontal from={[30, 66]} to={[300, 66]} y={36} text="126 ± 0.35" />
          <Vertical from={[252, 138]} to={[252, 146]} x={252} text="2.4" place="left" red />
          <Leader to={[166, 128]} knee={[180, 96]} text="rib 1.3" />
          <Angle vertex={[296, 146]} r={58} from={-90} to={-87} text="2°" textAt={[326, 100]} />
          <Center from={[300, 62]} to={[296, 150]} />
        </>
      ),
    },
    {
      height: 224,
      drawing: (
        <>
          <Face at={box(92, 96, 40, 62)} />
          <Cut
            pitch={6}
            at={[
              [72, 40],
              [92, 40],
              [92, 158, 4],
              [132, 158, 4],
              [132, 60],
              [146, 60],
              [146, 130],
              [182, 130],
              [182, 60],
              [196, 60],
              [196, 158, 4],
              [300, 158],
              [300, 182],
              [72, 182],
            ]}
          />
          <Face at={box(146, 60, 10, 44)} />
          <Face at={box(172, 60, 10, 44)} />
          <Outline d="M146 60H182" />
          <Thin d="M159 60V104M169 60V104" />
          <Center from={[164, 44]} to={[164, 194]} />
          <Horizontal from={[92, 60]} to={[132, 60]} y={26} text="3" place="right" />
          <Leader to={[177, 74]} knee={[214, 46]} text="M3 insert" />
          <Leader to={[196, 110]} knee={[226, 94]} text="Ø9" />
          <Leader to={[112, 130]} knee={[226, 134]} text="rib" dot />
          <Vertical from={[72, 158]} to={[72, 182]} x={50} text="2.4" place="left" />
        </>
      ),
    },
  ],
});
