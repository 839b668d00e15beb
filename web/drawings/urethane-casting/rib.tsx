import { Cut } from "../kit/bodies.tsx";
import { Horizontal, Vertical } from "../kit/dimension.tsx";
import type { Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { pair } from "../kit/pair.tsx";

function Panel({
  ribs,
  root,
  below,
}: {
  ribs: readonly (readonly [left: number, right: number, top: number])[];
  root: number;
  below: readonly Vertex[];
}) {
  const up = ribs.flatMap(([left, right, top]): Vertex[] => [
    [left, 172, root],
    [left, top],
    [right, top],
    [right, 172, root],
  ]);
  return (
    <>
      <Cut pitch={6} at={[[48, 172], ...up, [284, 172], [284, 192], ...below, [48, 192]]} />
      <Vertical from={[48, 172]} to={[48, 192]} x={30} text="t" />
    </>
  );
}

export const rib = pair({
  title: "Rib in a cast part",
  view: "Section",
  wrong: {
    says: "Six walls tall and as thick as the wall: it traps air on top and sinks below.",
    shows: "A rib of thickness t and 6 t tall: air stays at its top, a sink mark below.",
    drawing: (
      <>
        <Panel
          ribs={[[150, 170, 52]]}
          root={0}
          below={[
            [188, 192, 105],
            [160, 186, 60],
            [132, 192, 105],
          ]}
        />
        <Vertical from={[170, 52]} to={[284, 172]} x={240} text="6 × t" red />
        <Leader to={[160, 58]} knee={[136, 82]} text="air" dot />
        <Leader to={[152, 188]} knee={[128, 220]} text="sink" />
      </>
    ),
  },
  right: {
    says: "Two short ribs replace one tall one: at most 0.6 t thick and 3 t tall.",
    shows: "Two ribs, each at most 0.6 t thick and at most 3 t tall.",
    drawing: (
      <>
        <Panel
          ribs={[
            [118, 130, 112],
            [190, 202, 112],
          ]}
          root={4}
          below={[]}
        />
        <Vertical from={[202, 112]} to={[284, 172]} x={262} text="≤ 3 × t" red />
        <Horizontal from={[118, 112]} to={[130, 112]} y={94} text="≤ 0.6 t" place="left" />
      </>
    ),
  },
});
