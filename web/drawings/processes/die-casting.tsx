import { Arrow } from "../kit/arrow.tsx";
import { Cut, Tool } from "../kit/bodies.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Outline } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";
import { Floor } from "./stage.tsx";

/** The cover half of the die, with the shot sleeve from y = 92 to 104. */
function Dies({ open = 0 }: { open?: number }) {
  return (
    <>
      <Cut
        pitch={6}
        at={[
          [76, 14],
          [108, 14],
          [108, 42],
          [116, 42],
          [116, 60],
          [108, 60],
          [108, 68],
          [116, 68],
          [116, 92],
          [76, 92],
        ]}
      />
      <Cut pitch={5} at={box(76, 106, 32, 14)} />
      <g transform={`translate(${open} 0)`}>
        <Cut
          flip
          pitch={6}
          at={[
            [108, 14],
            [160, 14],
            [160, 120],
            [108, 120],
            [108, 106],
            [116, 106],
            [116, 94],
            [126, 94],
            [126, 34],
            [108, 34],
          ]}
        />
      </g>
    </>
  );
}

function Sleeve({ plunger }: { plunger: number }) {
  return (
    <>
      <Outline d="M8 92H34M56 92H76M8 106H76" />
      <Tool at={box(plunger - 10, 93, 10, 12)} />
      <Tool at={box(2, 97, plunger - 12, 4)} />
    </>
  );
}

export const dieCasting = steps({
  title: "How die casting works",
  steps: [
    {
      name: "Ladle",
      says: "Aluminum is poured at 640–700 °C, above its melting range, into the shot sleeve of the closed die.",
      shows:
        "A ladle pours molten aluminum at 640 to 700 degrees Celsius into the sleeve in front of the plunger.",
      drawing: (
        <>
          <path className="dw-solid" d="M26 99H108V105H26z" />
          <Dies />
          <Sleeve plunger={26} />
          <path className="dw-solid" d="M43 70q3 10 2 29h3q0-20-1-29z" />
          <Moves turn={6} about={[46, 70]} times={2}>
            <Tool
              at={[
                [14, 48],
                [44, 56],
                [44, 68, 6],
                [24, 74, 8],
                [10, 66, 6],
              ]}
            />
          </Moves>
          <Leader to={[28, 60]} knee={[8, 26]} text="≤ 700 °C" toward="right" red dot />
        </>
      ),
    },
    {
      name: "Inject",
      says: "The plunger drives it into the die in hundredths of a second and holds the pressure.",
      shows: "The plunger has moved forward; the cavity between the two die halves is full of metal.",
      drawing: (
        <>
          <path className="dw-solid" d="M126 34V94H116V106H92V92H116V68H108V60H116V42H108V34Z" />
          <Dies />
          <Sleeve plunger={92} />
          <Arrow from={[14, 78]} to={[60, 78]} />
        </>
      ),
    },
    {
      name: "Open",
      says: "After a few seconds the die opens and pins eject the casting, runner and all.",
      shows: "The ejector half has moved away; the casting hangs on it with its runner and biscuit.",
      drawing: (
        <>
          <g transform="translate(-40 0)">
            <Dies open={72} />
            <g transform="translate(60 0)">
              <path className="dw-solid" d="M126 34V94H116V106H92V92H116V68H108V60H116V42H108V34Z" />
            </g>
          </g>
          <Arrow from={[84, 126]} to={[124, 126]} />
        </>
      ),
    },
    {
      name: "Trim",
      says: "A trim press shears off runner and flash; bores and threads are machined.",
      shows: "A punch shears the runner off the casting.",
      drawing: (
        <>
          <Floor y={112} />
          <path className="dw-solid" d="M70 84V66H150V84H140V76H114V82H106V76H80V84Z" />
          <path className="dw-solid" d="M34 79H66V89H34z" />
          <Cut
            pitch={6}
            at={[
              [70, 112],
              [70, 86],
              [80, 86],
              [80, 78],
              [104, 78],
              [104, 84],
              [116, 84],
              [116, 78],
              [140, 78],
              [140, 86],
              [150, 86],
              [150, 112],
            ]}
          />
          <Moves by={[0, -10]} times={2}>
            <Tool at={box(40, 30, 26, 46)} />
          </Moves>
          <Arrow from={[22, 34]} to={[22, 62]} />
        </>
      ),
    },
  ],
});
