import { Cut, Tool } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

function Part({ wall }: { wall: number }) {
  return (
    <Cut
      at={[
        [28, 104],
        [66, 104],
        [66, 150],
        [48, 150],
        [48, 176],
        [112, 176],
        [112, 150],
        [94, 150],
        [94, 104],
        [wall, 104],
        [wall, 40],
        [292, 40],
        [292, 220],
        [28, 220],
      ]}
    />
  );
}

function Cutter() {
  return (
    <>
      <Tool
        at={[
          [71, 58],
          [89, 58],
          [89, 151],
          [106, 151],
          [106, 175],
          [54, 175],
          [54, 151],
          [71, 151],
        ]}
      />
      <Tool at={box(48, 10, 64, 48)} />
    </>
  );
}

export const tSlot = pair({
  title: "Clearance beside an undercut",
  view: "Section",
  wrong: {
    says: "The holder hits the wall before the cutter reaches the slot.",
    shows: "A T-slot close to a high wall: the tool holder and the wall overlap.",
    drawing: (
      <>
        <Part wall={104} />
        <Cutter />
        <Leader to={[108, 50]} knee={[172, 24]} text="hits" red />
      </>
    ),
  },
  right: {
    says: "With four times the undercut depth a, a standard T-slot cutter of 3–35 mm fits.",
    shows: "The same T-slot with clearance to the wall of at least four times the depth a of the undercut.",
    drawing: (
      <>
        <Part wall={184} />
        <Cutter />
        <Horizontal from={[112, 150]} to={[184, 104]} y={84} text="≥ 4 × a" red />
        <Horizontal from={[94, 150]} to={[112, 176]} y={198} text="a" />
      </>
    ),
  },
});
