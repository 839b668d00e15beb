import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

function Block({ bottom }: { bottom: readonly Vertex[] }) {
  return (
    <>
      <Cut at={[[36, 66], [128, 66], ...bottom, [142, 66], [252, 66], [252, 230], [36, 230]]} />
      <Outline d="M128 66H142" />
    </>
  );
}

export const holeDepth = pair({
  title: "Depth of a drilled hole",
  view: "Section",
  wrong: {
    says: "Chips pack, the drill wanders, and the flat bottom takes a second tool.",
    shows: "A blind hole eleven diameters D deep with a flat bottom.",
    drawing: (
      <>
        <Block
          bottom={[
            [128, 216],
            [142, 216],
          ]}
        />
        <Center from={[135, 26]} to={[135, 228]} />
        <Horizontal from={[128, 66]} to={[142, 66]} y={48} text="ØD" />
        <Vertical from={[252, 66]} to={[142, 216]} x={280} text="11 × D" red />
        <Leader to={[131, 216]} knee={[108, 182]} text="flat" />
      </>
    ),
  },
  right: {
    says: "Up to four diameters in one stroke, ten at the limit. The drill leaves a cone.",
    shows: "The same hole at most four diameters D deep, ending in the 118° cone of the drill.",
    drawing: (
      <>
        <Block
          bottom={[
            [128, 122],
            [135, 126.2],
            [142, 122],
          ]}
        />
        <Outline d="M128 122H142" />
        <Center from={[135, 26]} to={[135, 144]} />
        <Horizontal from={[128, 66]} to={[142, 66]} y={48} text="ØD" />
        <Vertical from={[252, 66]} to={[142, 122]} x={280} text="≤ 4 × D" red />
        <Leader to={[139, 124.5]} knee={[160, 160]} text="118° cone" />
      </>
    ),
  },
});
