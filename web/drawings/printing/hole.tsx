import { Cut, Fluid, Tool } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

function Plate({ half }: { half: number }) {
  return (
    <>
      <Cut at={box(50, 96, 110 - half, 100)} />
      <Cut at={box(160 + half, 96, 110 - half, 100)} />
    </>
  );
}

export const hole = pair({
  title: "Printed hole",
  view: "Section",
  wrong: {
    says: "Too small: sintered powder, cured resin or a wide bead closes it.",
    shows: "A 0.4 mm hole through a plate: it has closed up with fused material.",
    drawing: (
      <>
        <Plate half={5} />
        <Fluid at={box(155, 122, 10, 74)} />
        <Horizontal from={[155, 96]} to={[165, 96]} y={70} text="Ø 0.4" red place="right" />
        <Leader to={[160, 150]} knee={[186, 222]} text="closed" dot />
      </>
    ),
  },
  right: {
    says: "1 to 2 mm or more. Holes print undersize: drill any that must fit.",
    shows: "A hole of at least 1 to 2 mm; a drill brings it to its final size.",
    drawing: (
      <>
        <Plate half={17} />
        <Tool
          at={[
            [145, 30],
            [175, 30],
            [175, 148],
            [160, 158],
            [145, 148],
          ]}
        />
        <Center from={[160, 20]} to={[160, 214]} />
        <Horizontal from={[143, 96]} to={[177, 96]} y={80} text="Ø ≥ 1–2" red place="right" />
        <Leader to={[168, 52]} knee={[206, 44]} text="drill" dot />
      </>
    ),
  },
});
