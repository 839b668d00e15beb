import { Cut, Tool } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

export const hole = pair({
  title: "Blind hole",
  view: "Section",
  wrong: {
    says: "Deeper than three diameters, held at one end: the melt bends the core.",
    shows: "A blind hole five diameters deep; its core, held at one end only, is bent by the melt.",
    drawing: (
      <>
        <Cut
          at={[
            [70, 66],
            [138, 66],
            [148, 176, 6],
            [172, 176, 6],
            [162, 66],
            [250, 66],
            [250, 204],
            [70, 204],
          ]}
        />
        <Tool
          at={[
            [126, 40],
            [174, 40],
            [174, 56],
            [162, 66],
            [170, 174, 5],
            [150, 174, 5],
            [138, 66],
            [126, 56],
          ]}
        />
        <Vertical from={[250, 66]} to={[172, 176]} x={278} text="5 × d" red />
        <Leader to={[158, 120]} knee={[196, 34]} text="bends" dot />
      </>
    ),
  },
  right: {
    says: "Through holes: core held at both ends. Blind holes: at most 2 to 3 diameters.",
    shows:
      "A through hole whose core is held at both ends, beside a blind hole at most two to three diameters deep.",
    drawing: (
      <>
        <Cut at={box(50, 66, 46, 138)} />
        <Cut
          at={[
            [120, 66],
            [186, 66],
            [186, 120, 5],
            [210, 120, 5],
            [210, 66],
            [250, 66],
            [250, 204],
            [120, 204],
          ]}
        />
        <Tool at={box(96, 40, 24, 186, 2)} />
        <Center from={[108, 32]} to={[108, 233]} />
        <Center from={[198, 54]} to={[198, 134]} />
        <Vertical from={[250, 66]} to={[210, 120]} x={278} text="≤ 3 × d" red place="left" />
        <Leader to={[108, 52]} knee={[140, 34]} text="both ends" dot />
      </>
    ),
  },
});
