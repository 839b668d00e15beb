import { Arrow } from "../kit/arrow.tsx";
import { Tool } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { Leader } from "../kit/leader.tsx";
import { Hidden, Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";
import { Layers } from "../printing/layers.tsx";
import { Floor } from "./stage.tsx";

function Nozzle({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Thin d={`M${x - 3} 6V${y - 30}M${x + 3} 6V${y - 30}`} />
      <Tool
        at={[
          [x - 15, y - 34],
          [x + 15, y - 34],
          [x + 15, y - 14],
          [x + 4, y],
          [x - 4, y],
          [x - 15, y - 14],
        ]}
      />
    </>
  );
}

const WALL = [
  [46, 154],
  [46, 154],
  [46, 154],
] as const;

const TABLE = [...WALL, [46, 70], [46, 70], [46, 70], [46, 154], [46, 154]] as const;

export const fdm = steps({
  title: "How fused deposition modeling works",
  steps: [
    {
      name: "Extrude",
      says: "A heated nozzle melts a plastic filament and lays it down as a bead.",
      shows: "A nozzle fed with filament lays a bead of plastic on a plate.",
      drawing: (
        <>
          <Floor />
          <Layers
            bottom={118}
            height={9}
            spans={[
              [46, 154],
              [46, 120],
            ]}
          />
          <Moves by={[-44, 0]} times={2}>
            <Nozzle x={118} y={99} />
          </Moves>
          <Arrow from={[142, 40]} to={[166, 40]} />
        </>
      ),
    },
    {
      name: "Stack",
      says: "Bead by bead, layer by layer: usually 0.254 mm, or 0.127 mm where the surface matters.",
      shows: "Layers 0.254 millimeters high are stacked into a wall.",
      drawing: (
        <>
          <Floor />
          <Layers bottom={118} height={9} spans={[...WALL, [46, 154], [46, 96]]} />
          <Nozzle x={94} y={72} />
          <Vertical from={[154, 91]} to={[154, 82]} x={176} text="0.254" place="right" red />
        </>
      ),
    },
    {
      name: "Support",
      says: "Anything shallower than 45° is built on a lattice of support material.",
      shows: "An overhanging shelf rests on a lattice of support material.",
      drawing: (
        <>
          <Floor />
          <Thin d="M78 90V64M86 90V64M94 90V64M102 90V64M110 90V64M118 90V64M126 90V64M134 90V64M142 90V64M150 90V64" />
          <Layers bottom={118} height={9} spans={TABLE} />
          <Leader to={[126, 78]} knee={[150, 28]} text="loose" toward="left" dot />
        </>
      ),
    },
    {
      name: "Clean",
      says: "The support breaks away or dissolves. Thick walls keep a sparse infill.",
      shows: "The finished shelf without its support; dashed lines show the sparse infill in its base.",
      drawing: (
        <>
          <Floor />
          <path className="dw-face" d="M46 118V46H154V64H70V91H154V118Z" />
          <Hidden d="M52 112L70 96M70 112L88 96M88 112L106 96M106 112L124 96M124 112L142 96M52 96L70 112M70 96L88 112M88 96L106 112M106 96L124 112M124 96L142 112" />
        </>
      ),
    },
  ],
});
