import { EndMill } from "../cnc/cutters.tsx";
import { Arrow } from "../kit/arrow.tsx";
import { Cut, Face, Tool } from "../kit/bodies.tsx";
import { Horizontal } from "../kit/dimension.tsx";
import { box, circle, type Vertex } from "../kit/geometry.ts";
import { Hidden, Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";
import { Floor } from "./stage.tsx";

const FINISHED: readonly Vertex[] = [
  [40, 64],
  [66, 64],
  [66, 94, 7],
  [134, 94, 7],
  [134, 64],
  [160, 64],
  [160, 118],
  [40, 118],
];

export const cncMilling = steps({
  title: "How CNC milling works",
  steps: [
    {
      name: "Hold",
      says: "Stock is clamped in a vise. The number of setups drives cost more than anything else.",
      shows: "A block of stock is clamped between the two jaws of a vise.",
      drawing: (
        <>
          <Cut pitch={6} at={box(58, 50, 84, 68)} />
          <Face at={box(28, 78, 30, 40)} />
          <Moves by={[6, 0]} times={2}>
            <Face at={box(142, 78, 30, 40)} />
          </Moves>
          <Floor />
          <Arrow from={[194, 62]} to={[162, 62]} />
          <Arrow from={[6, 62]} to={[38, 62]} />
        </>
      ),
    },
    {
      name: "Rough",
      says: "A large cutter removes most of the metal in layers and leaves a thin allowance.",
      shows: "A large end mill clears a pocket layer by layer; dashed lines show the layers.",
      drawing: (
        <>
          <Cut
            pitch={6}
            at={[
              [40, 64],
              [70, 64],
              [70, 78],
              [112, 78],
              [112, 64],
              [160, 64],
              [160, 118],
              [40, 118],
            ]}
          />
          <Hidden d="M112 78H130M70 88H130M70 64H130" />
          <Moves by={[16, 0]} times={2}>
            <EndMill x={94} r={15} top={4} tip={77} />
          </Moves>
          <Arrow from={[132, 44]} to={[164, 44]} />
          <Floor />
        </>
      ),
    },
    {
      name: "Finish",
      says: "A smaller cutter follows the final surface. Its radius is the smallest your inside corners can have.",
      shows: "A small end mill follows the walls and floor of the pocket and leaves rounded corners.",
      drawing: (
        <>
          <Cut pitch={6} at={FINISHED} />
          <Moves by={[-52, 0]}>
            <EndMill x={126} r={7} top={8} tip={93} />
          </Moves>
          <Floor />
        </>
      ),
    },
    {
      name: "Measure",
      says: "Critical dimensions are probed: ±0.125 mm by default, ±0.025 mm on request.",
      shows: "A probe touches the wall of the pocket; its width is held to plus or minus 0.125 millimeters.",
      drawing: (
        <>
          <Cut pitch={6} at={FINISHED} />
          <Tool at={box(116, 6, 20, 16)} />
          <Thin d="M126 22V74" />
          <Tool at={circle([127, 79], 6)} />
          <Horizontal from={[66, 64]} to={[134, 64]} y={46} text="±0.125" red />
          <Floor />
        </>
      ),
    },
  ],
});
