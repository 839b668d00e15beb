import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline, Thin } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

const TOP = 58;

function Tapped({ bottom, threadEnd }: { bottom: readonly Vertex[]; threadEnd: number }) {
  return (
    <>
      <Cut at={[[40, TOP], [115, TOP], ...bottom, [145, TOP], [252, TOP], [252, 222], [40, 222]]} />
      <Thin d={`M112 ${TOP}V${threadEnd}M148 ${TOP}V${threadEnd}`} />
      <Outline d={`M115 ${TOP}H145M112 ${threadEnd}H148`} />
      <Horizontal from={[112, TOP]} to={[148, TOP]} y={38} text="M8" />
    </>
  );
}

export const threadDepth = pair({
  title: "Depth of a thread",
  view: "Section",
  wrong: {
    says: "Thread deeper than two diameters carries hardly any load, and the tap hits the bottom.",
    shows: "A blind thread three diameters D deep that reaches the flat bottom of its hole.",
    drawing: (
      <>
        <Tapped
          bottom={[
            [115, 166],
            [145, 166],
          ]}
          threadEnd={166}
        />
        <Center from={[130, 46]} to={[130, 180]} />
        <Vertical from={[252, TOP]} to={[148, 166]} x={280} text="3 × D" red />
        <Leader to={[117, 166]} knee={[98, 198]} text="no room" />
      </>
    ),
  },
  right: {
    says: "Two diameters of thread, then half a diameter of plain hole.",
    shows:
      "The thread is at most two diameters D deep; at least 0.5 D of plain hole and the drill cone follow below.",
    drawing: (
      <>
        <Tapped
          bottom={[
            [115, 148],
            [130, 157],
            [145, 148],
          ]}
          threadEnd={130}
        />
        <Outline d="M115 148H145" />
        <Center from={[130, 46]} to={[130, 172]} />
        <Vertical from={[252, TOP]} to={[148, 130]} x={280} text="≤ 2 × D" red />
        <Vertical from={[112, 130]} to={[115, 148]} x={84} text="≥ 0.5 D" place="left" />
      </>
    ),
  },
});
