import { Cut, Fluid } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

function Mold() {
  return (
    <>
      <Fluid at={box(24, 44, 272, 156)} />
      <Outline d="M24 44H296V200H24Z" />
    </>
  );
}

export const wall = pair({
  title: "Wall of a cast part",
  view: "Section through the silicone mold",
  wrong: {
    says: "The resin thickens before a 0.5 mm web fills.",
    shows: "A web 0.5 mm thick between two rims: the flow stops before it meets.",
    drawing: (
      <>
        <Mold />
        <Outline d="M84 119H236M84 127H236" />
        <Cut
          pitch={6}
          at={[
            [52, 80],
            [84, 80],
            [84, 119],
            [138, 119, 4],
            [142, 127, 4],
            [84, 127],
            [84, 166],
            [52, 166],
          ]}
        />
        <Cut
          pitch={6}
          at={[
            [268, 80],
            [236, 80],
            [236, 119],
            [176, 119, 4],
            [172, 127, 4],
            [236, 127],
            [236, 166],
            [268, 166],
          ]}
        />
        <Vertical from={[110, 119]} to={[110, 127]} x={110} text="0.5" place="right" red />
        <Leader to={[157, 123]} knee={[174, 82]} text="empty" dot />
        <Leader to={[200, 188]} knee={[214, 218]} text="silicone" dot />
      </>
    ),
  },
  right: {
    says: "1.0 mm on small parts, 1.5 mm on large ones; most parts have 2–4 mm.",
    shows: "The same web at least 1.0 mm thick: the mold fills.",
    drawing: (
      <>
        <Mold />
        <Cut
          pitch={6}
          at={[
            [52, 80],
            [84, 80],
            [84, 115, 6],
            [236, 115, 6],
            [236, 80],
            [268, 80],
            [268, 166],
            [236, 166],
            [236, 131, 6],
            [84, 131, 6],
            [84, 166],
            [52, 166],
          ]}
        />
        <Vertical from={[110, 115]} to={[110, 131]} x={110} text="≥ 1.0" place="right" red />
        <Leader to={[200, 188]} knee={[214, 218]} text="silicone" dot />
      </>
    ),
  },
});
