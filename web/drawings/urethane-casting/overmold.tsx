import { Cut } from "../kit/bodies.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

export const overmold = pair({
  title: "Soft layer on a hard core",
  view: "Section",
  wrong: {
    says: "Held by chemical adhesion alone, the edge lifts and the layer peels off.",
    shows: "A soft layer on a flat hard core: nothing locks it, and its edge lifts.",
    drawing: (
      <>
        <Cut at={box(48, 138, 224, 48)} />
        <Cut
          flip
          pitch={5}
          at={[
            [72, 108],
            [208, 108, 60],
            [262, 74],
            [272, 96],
            [216, 138, 50],
            [72, 138],
          ]}
        />
        <Leader to={[226, 132]} knee={[240, 210]} text="peels" />
        <Leader to={[110, 122]} knee={[92, 72]} text="flat" red dot />
      </>
    ),
  },
  right: {
    says: "Cast through a hole and around an edge, the soft part of 30 to 90 Shore A locks in place.",
    shows:
      "The soft layer passes through a hole in the hard core and around its edge, so it is locked mechanically.",
    drawing: (
      <>
        <Cut at={box(72, 138, 60, 48)} />
        <Cut at={box(156, 138, 92, 48)} />
        <Cut
          flip
          pitch={5}
          at={[
            [60, 108],
            [268, 108, 8],
            [268, 206, 8],
            [228, 206],
            [228, 186],
            [248, 186],
            [248, 138],
            [156, 138],
            [156, 186],
            [180, 186],
            [180, 206],
            [108, 206],
            [108, 186],
            [132, 186],
            [132, 138],
            [60, 138],
          ]}
        />
        <Leader to={[144, 160]} knee={[152, 72]} text="key through a hole" red dot />
      </>
    ),
  },
});
