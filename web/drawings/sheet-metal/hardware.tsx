import { Face, Tool } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { circle, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { CenterMark, Ring } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

const D = 36;

function Insert({ x }: { x: number }) {
  return (
    <>
      <Tool at={circle([x, 130], 29)} />
      <Face at={circle([x, 130], D / 2)} />
      <Ring at={[x, 130]} r={11} />
      <CenterMark at={[x, 130]} r={29} />
    </>
  );
}

const EDGE: readonly Vertex[] = [
  [280, 64],
  [280, 196],
  [60, 196],
];

export const hardware = pair({
  title: "Self-clinching nut near an edge",
  view: "Plan view",
  wrong: {
    says: "Too close: the displaced metal bulges the edge, and the nut spins.",
    shows: "A self-clinching nut one hole diameter from the edge: the edge bulges.",
    drawing: (
      <>
        <Face at={[[60, 64], ...EDGE, [60, 156], [46, 130, 40], [60, 104]]} />
        <Insert x={96} />
        <Horizontal from={[60, 64]} to={[96, 100]} y={44} text="1 × Ø" red place="right" />
        <Leader to={[50, 130]} knee={[40, 214]} text="bulges" toward="right" />
      </>
    ),
  },
  right: {
    says: "2.5 hole diameters from center to edge, in sheet of 0.8 to 1.0 mm or more.",
    shows: "The nut at least 2.5 hole diameters from the edge, which stays straight.",
    drawing: (
      <>
        <Face at={[[60, 64], ...EDGE]} />
        <Insert x={150} />
        <Horizontal from={[60, 64]} to={[150, 100]} y={44} text="≥ 2.5 × Ø" red />
        <Horizontal from={[132, 130]} to={[168, 130]} y={180} text="Ø" place="right" />
      </>
    ),
  },
});
