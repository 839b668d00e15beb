import { Cut } from "../kit/bodies.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader, Radius } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

function Corner({ top }: { top: readonly Vertex[] }) {
  return <Cut at={[[36, 206], [36, 84], ...top, [198, 206]]} />;
}

export const outsideEdge = pair({
  title: "Outside edge",
  view: "Section",
  wrong: {
    says: "An outside radius needs a form cutter for each size, or many fine passes.",
    shows: "The top outside edge is rounded with radius R, cut by a form tool.",
    drawing: (
      <>
        <Corner top={[[198, 84, 44]]} />
        <Radius center={[154, 128]} r={44} degrees={-45} reach={44} text="R" note="form tool" red />
      </>
    ),
  },
  right: {
    says: "One standard tool cuts a 45° chamfer of any width.",
    shows: "The same edge with a chamfer of 1 by 45 degrees, cut by a standard tool.",
    drawing: (
      <>
        <Corner
          top={[
            [164, 84],
            [198, 118],
          ]}
        />
        <Leader to={[181, 101]} knee={[216, 66]} text="1 × 45°" note="any width" red />
      </>
    ),
  },
});
