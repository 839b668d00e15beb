import { Cut } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { circle, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Ghost } from "../kit/lines.tsx";
import { pair } from "../kit/pair.tsx";

const PORES = [circle([136, 146], 4), circle([212, 140], 3.5), circle([76, 152], 3), circle([160, 164], 3)];

/** A cast plate that is milled down to `y`; `open` are the pores that the cut opens. */
function Plate({ y, open }: { y: number; open?: readonly Vertex[] }) {
  return (
    <>
      <Ghost d={`M48 ${y}V72H252V${y}`} />
      <Cut at={[[48, y], ...(open ?? []), [252, y], [252, 200], [48, 200]]} holes={PORES} />
    </>
  );
}

export const machiningStock = pair({
  title: "Stock for machining",
  view: "Section, dash-dotted: as cast",
  wrong: {
    says: "Cut too deep, and the dense skin is gone: the sealing face is full of open pores.",
    shows: "A plate from which 1.5 mm has been milled: pores are open in the machined face.",
    drawing: (
      <>
        <Plate
          y={124}
          open={[
            [96, 124],
            [102, 131, 4],
            [108, 124],
            [168, 124],
            [173, 133, 5],
            [179, 124],
          ]}
        />
        <Vertical from={[252, 72]} to={[252, 124]} x={280} text="1.5" red />
        <Leader to={[173, 128]} knee={[140, 50]} text="open pores" toward="left" />
      </>
    ),
  },
  right: {
    says: "Allow 0.25–0.5 mm, never more than 0.75 mm per face, and machine the skin only.",
    shows: "The same plate with 0.25 to 0.5 mm of stock: the machined face stays inside the dense skin.",
    drawing: (
      <>
        <Plate y={90} />
        <Vertical from={[252, 72]} to={[252, 90]} x={270} text="0.25–0.5" place="left" red />
        <Leader to={[120, 100]} knee={[96, 48]} text="dense skin" toward="left" dot />
      </>
    ),
  },
});
