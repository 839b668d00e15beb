import { Arrow } from "../kit/arrow.tsx";
import { Face, Tool } from "../kit/bodies.tsx";
import { box, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, Hidden, Outline, Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";

/** The chuck with two of its jaws; the axis lies at y = 66. */
function Chuck() {
  return (
    <>
      <Face at={box(10, 22, 22, 88)} />
      <Face at={box(32, 28, 18, 12)} />
      <Face at={box(32, 92, 18, 12)} />
      <Center from={[2, 66]} to={[194, 66]} />
    </>
  );
}

const STEPPED: readonly Vertex[] = [
  [32, 40],
  [104, 40],
  [104, 50],
  [164, 50],
  [168, 54],
  [168, 78],
  [164, 82],
  [104, 82],
  [104, 92],
  [32, 92],
];

export const cncTurning = steps({
  title: "How CNC turning works",
  steps: [
    {
      name: "Spin",
      says: "The bar spins in the chuck; the cutting tool does not rotate.",
      shows: "A round bar, held by the jaws of a chuck, rotates about its axis.",
      drawing: (
        <>
          <Face at={box(32, 40, 136, 52)} />
          <Chuck />
          <Thin d="M180 44A24 24 0 0 1 180 88" />
          <Arrow from={[186, 84]} to={[176, 91]} />
        </>
      ),
    },
    {
      name: "Turn",
      says: "An insert moves along the axis and cuts the bar to diameter.",
      shows:
        "An insert cuts along the bar; the diameter is held to plus or minus 0.025 millimeters on request.",
      drawing: (
        <>
          <Face at={STEPPED} />
          <Chuck />
          <Outline d="M104 50V82M164 50V82" />
          <Moves by={[44, 0]}>
            <Tool
              at={[
                [105, 82],
                [124, 88],
                [124, 124],
                [108, 124],
              ]}
            />
          </Moves>
          <Arrow from={[96, 112]} to={[64, 112]} />
          <Leader to={[136, 50]} knee={[148, 28]} text="±0.025" red />
        </>
      ),
    },
    {
      name: "Drill, thread",
      says: "Drills cut bores along the axis, threads are cut or rolled, and live tools mill flats.",
      shows: "A drill enters along the axis of the turned part; the end carries a thread.",
      drawing: (
        <>
          <Face at={STEPPED} />
          <Chuck />
          <Outline d="M104 50V82M164 50V82" />
          <Thin d="M124 54H168M124 78H168M124 50V82" />
          <Hidden d="M168 60H140L136 66L140 72H168" />
          <Moves by={[10, 0]} times={2}>
            <Tool
              at={[
                [152, 66],
                [156, 61],
                [196, 61],
                [196, 71],
                [156, 71],
              ]}
            />
            <Thin d="M162 71L168 61M172 71L178 61M182 71L188 61" />
          </Moves>
        </>
      ),
    },
    {
      name: "Part off",
      says: "A narrow blade cuts the finished part from the bar, and the bar feeds forward.",
      shows: "A narrow blade has cut the finished part from the bar.",
      drawing: (
        <>
          <Face at={box(32, 40, 34, 52)} />
          <Chuck />
          <Moves by={[10, 0]}>
            <Face
              at={[
                [76, 40],
                [116, 40],
                [116, 50],
                [172, 50],
                [176, 54],
                [176, 78],
                [172, 82],
                [116, 82],
                [116, 92],
                [76, 92],
              ]}
            />
            <Outline d="M116 50V82M172 50V82" />
            <Thin d="M136 54H176M136 78H176M136 50V82" />
          </Moves>
          <Tool at={box(68, 68, 6, 58)} />
        </>
      ),
    },
  ],
});
