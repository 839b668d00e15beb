import { Arrow } from "../kit/arrow.tsx";
import { Face, Fluid, Tool } from "../kit/bodies.tsx";
import { box, outline, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Outline } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";
import { Text } from "../kit/text.tsx";
import { Floor } from "./stage.tsx";

/** The part, its middle at (100, 78). */
const PART: readonly Vertex[] = [
  [64, 62, 6],
  [136, 62, 6],
  [136, 94],
  [122, 94],
  [122, 78, 3],
  [78, 78, 3],
  [78, 94],
  [64, 94],
];

const UPPER: readonly Vertex[] = [
  [40, 40],
  [97, 40],
  [97, 62],
  [64, 62, 6],
  [64, 78],
  [40, 78],
];

function Silicone({ at }: { at: readonly Vertex[] }) {
  return (
    <>
      <Fluid at={at} />
      <Outline d={outline(at)} />
    </>
  );
}

/** Upper half in two pieces, left and right of the sprue, lower half with the core. */
function Halves({ lift }: { lift: number }) {
  return (
    <>
      <g transform={`translate(0 ${-lift})`}>
        <Silicone at={UPPER} />
        <Silicone at={UPPER.map(([x, y, r]): Vertex => [200 - x, y, r ?? 0])} />
      </g>
      <Silicone
        at={[
          [40, 78],
          [64, 78],
          [64, 94],
          [78, 94],
          [78, 78, 3],
          [122, 78, 3],
          [122, 94],
          [136, 94],
          [136, 78],
          [160, 78],
          [160, 116],
          [40, 116],
        ]}
      />
    </>
  );
}

export const urethaneCasting = steps({
  title: "How vacuum casting works",
  steps: [
    {
      name: "Master",
      says: "One perfect part is printed or machined 0.15–0.3% oversize and finished to the final surface.",
      shows: "A master part hangs in a box from the rod that will leave the sprue.",
      drawing: (
        <>
          <Outline d="M38 34V117H162V34" />
          <Floor />
          <Face at={box(97, 20, 6, 42)} />
          <Face at={PART} />
        </>
      ),
    },
    {
      name: "Mold",
      says: "Silicone is poured around it, cures, and is cut open along the parting line.",
      shows: "Silicone fills the box around the master; a chain line marks the cut along the parting line.",
      drawing: (
        <>
          <Fluid at={box(38, 40, 124, 77)} />
          <Outline d="M38 34V117H162V34" />
          <Face at={box(97, 20, 6, 42)} />
          <Face at={PART} />
          <Center from={[20, 78]} to={[64, 78]} />
          <Center from={[136, 78]} to={[182, 78]} />
          <Leader to={[172, 78]} knee={[192, 56]} text="cut" toward="left" />
        </>
      ),
    },
    {
      name: "Pour",
      says: "Under vacuum, so no bubbles remain, resin fills the warm mold. It cures in about an hour.",
      shows: "In a vacuum chamber, resin runs from a cup through the sprue into the silicone mold.",
      drawing: (
        <>
          <Outline d={outline(box(22, 6, 156, 122, 8))} />
          <path className="dw-solid" d={outline(PART)} />
          <Halves lift={0} />
          <path className="dw-solid" d="M97 24h6v40h-6z" />
          <Tool
            at={[
              [84, 14],
              [116, 14],
              [103, 30],
              [103, 36],
              [97, 36],
              [97, 30],
            ]}
          />
          <Text at={[46, 26]} anchor="middle">
            vac.
          </Text>
        </>
      ),
    },
    {
      name: "Demold",
      says: "The halves are pulled apart and the sprue is trimmed. One mold gives about 10–25 parts.",
      shows:
        "The mold halves stand apart, the casting with its sprue between them; about 10 to 25 parts come from one mold.",
      drawing: (
        <>
          <g transform="translate(0 10)">
            <Moves by={[0, -4]} times={2}>
              <Halves lift={42} />
            </Moves>
            <g transform="translate(0 -20)">
              <path className="dw-solid" d={outline(PART)} />
              <path className="dw-solid" d="M97 40h6v24h-6z" />
            </g>
          </g>
          <Arrow from={[178, 46]} to={[178, 14]} />
          <Leader to={[134, 60]} knee={[152, 74]} text="10–25" red dot />
        </>
      ),
    },
  ],
});
