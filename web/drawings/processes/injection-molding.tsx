import { Arrow } from "../kit/arrow.tsx";
import { Cut, Tool } from "../kit/bodies.tsx";
import { box, circle, outline, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Ring, Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";

const CUP: readonly Vertex[] = [
  [116, 38],
  [84, 38, 4],
  [84, 94, 4],
  [116, 94],
  [116, 86],
  [92, 86],
  [92, 46],
  [116, 46],
];

function FixedHalf() {
  return (
    <>
      <Cut
        pitch={6}
        at={[
          [62, 16],
          [116, 16],
          [116, 38],
          [84, 38, 4],
          [84, 63],
          [62, 61],
        ]}
      />
      <Cut
        pitch={6}
        at={[
          [62, 116],
          [116, 116],
          [116, 94],
          [84, 94, 4],
          [84, 69],
          [62, 71],
        ]}
      />
    </>
  );
}

function MovingHalf({ x = 0, pins = 0 }: { x?: number; pins?: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <Cut
        flip
        pitch={6}
        at={[
          [116, 16],
          [154, 16],
          [154, 116],
          [116, 116],
          [116, 86],
          [92, 86],
          [92, 46],
          [116, 46],
        ]}
      />
      <Tool at={box(92 - pins, 54, 66, 4)} />
      <Tool at={box(92 - pins, 74, 66, 4)} />
    </g>
  );
}

function Barrel() {
  return (
    <>
      <Tool
        at={[
          [2, 54],
          [44, 54],
          [54, 62],
          [62, 62],
          [62, 70],
          [54, 70],
          [44, 78],
          [2, 78],
        ]}
      />
      <Thin d="M6 78L12 54M16 78L22 54M26 78L32 54M36 78L42 54" />
    </>
  );
}

function Part({ x = 0, sprue = true }: { x?: number; sprue?: boolean }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path className="dw-solid" d={outline(CUP)} />
      {sprue && <path className="dw-solid" d="M62 62L86 64V68L62 70z" />}
    </g>
  );
}

export const injectionMolding = steps({
  title: "How injection molding works",
  steps: [
    {
      name: "Inject",
      says: "Two steel or aluminum halves close; a screw pushes molten plastic into the cavity.",
      shows: "Section of a closed mold: the screw pushes plastic through the sprue into a cup-shaped cavity.",
      drawing: (
        <>
          <Part />
          <FixedHalf />
          <MovingHalf />
          <Barrel />
          <Arrow from={[8, 40]} to={[46, 40]} />
        </>
      ),
    },
    {
      name: "Cool",
      says: "Water cools the mold until the part is stiff, the longest part of a 15–60 s cycle.",
      shows: "Cooling channels around the cavity; a cycle takes 15 to 60 seconds.",
      drawing: (
        <>
          <Part />
          <FixedHalf />
          <MovingHalf />
          {[
            [74, 28],
            [98, 28],
            [74, 104],
            [98, 104],
            [140, 34],
            [140, 98],
          ].map(([x = 0, y = 0]) => (
            <g key={`${x} ${y}`}>
              <Tool at={circle([x, y], 5)} />
              <Ring at={[x, y]} r={5} />
            </g>
          ))}
          <Leader to={[74, 33]} knee={[56, 46]} text="15–60 s" red />
        </>
      ),
    },
    {
      name: "Open",
      says: "The moving half pulls back; draft lets the part come away with the core.",
      shows: "The moving half of the mold has opened; the part sits on its core.",
      drawing: (
        <>
          <g transform="translate(-46 0)">
            <FixedHalf />
          </g>
          <Moves by={[-20, 0]}>
            <MovingHalf x={40} />
            <Part x={40} />
          </Moves>
        </>
      ),
    },
    {
      name: "Eject",
      says: "Pins push it off the core and the gate is cut. Pin marks stay, 0.1–0.2 mm at most.",
      shows: "Ejector pins push the part off the core.",
      drawing: (
        <>
          <g transform="translate(-46 0)">
            <FixedHalf />
          </g>
          <MovingHalf x={40} pins={22} />
          <Moves by={[8, 0]} times={2}>
            <Part x={10} />
          </Moves>
        </>
      ),
    },
  ],
});
