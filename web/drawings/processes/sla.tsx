import { Arrow } from "../kit/arrow.tsx";
import { Face, Tool } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Outline, Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";
import { Text } from "../kit/text.tsx";
import { Floor, Laser, Slices, Vat } from "./stage.tsx";

const BODY = [
  [76, 124, 88],
  [76, 124, 83],
  [76, 92, 78],
  [108, 124, 78],
  [76, 92, 73],
] as const;

function Platform({ y }: { y: number }) {
  return (
    <>
      <Face at={box(52, y, 96, 6)} />
      <Outline d={`M144 ${y}V26`} />
    </>
  );
}

const part = "M76 62V34H92V46H108V34H124V62Z";

export const sla = steps({
  title: "How stereolithography works",
  steps: [
    {
      name: "Draw",
      says: "A UV laser traces one layer on the surface of liquid resin, which hardens along its path.",
      shows:
        "A laser beam moves over the surface of a vat of resin; hardened layers lie on a platform just below it.",
      drawing: (
        <>
          <Vat level={68} />
          <Platform y={93} />
          <Slices at={[...BODY, [108, 124, 73]]} />
          <Moves by={[8, 0]} times={2}>
            <Laser to={[110, 68]} />
          </Moves>
        </>
      ),
    },
    {
      name: "Lower",
      says: "The platform drops by one layer, 0.05 or 0.1 mm, and a blade spreads fresh resin.",
      shows: "The platform goes down by one layer of 0.05 to 0.1 mm; a blade sweeps resin over the part.",
      drawing: (
        <>
          <Vat level={68} />
          <Platform y={98} />
          <Slices at={BODY.map(([left, right, top]) => [left, right, top + 5] as const)} />
          <Slices at={[[108, 124, 78]]} />
          <Moves by={[56, 0]} times={2}>
            <Tool at={box(52, 40, 7, 28)} />
          </Moves>
          <Arrow from={[154, 76]} to={[154, 102]} />
          <Vertical from={[36, 68]} to={[76, 78]} x={22} text="0.1" place="right" red />
        </>
      ),
    },
    {
      name: "Wash",
      says: "The part is lifted out with its supports, and uncured resin is washed off with alcohol.",
      shows: "The finished part on its supports and platform is lifted out of the vat; resin drips off.",
      drawing: (
        <>
          <Vat level={100} />
          <path className="dw-face" d={part} />
          <Thin d="M79 62L81 70M88 62L87 70M96 62V70M104 62V70M112 62L113 70M121 62L119 70" />
          <Platform y={70} />
          <Thin d="M70 84v5M100 82v7M128 86v5" />
          <Arrow from={[152, 56]} to={[152, 26]} />
        </>
      ),
    },
    {
      name: "Cure",
      says: "UV light cures it all the way through; supports are cut off and their marks sanded.",
      shows: "UV lamps shine on the part from both sides; the supports are gone.",
      drawing: (
        <>
          <Floor />
          <path className="dw-face" d={part} transform="translate(0 56)" />
          <Tool at={box(18, 40, 10, 66, 3)} />
          <Tool at={box(172, 40, 10, 66, 3)} />
          <Arrow from={[34, 62]} to={[58, 74]} />
          <Arrow from={[34, 84]} to={[58, 92]} />
          <Arrow from={[166, 62]} to={[142, 74]} />
          <Arrow from={[166, 84]} to={[142, 92]} />
          <Text at={[100, 28]} anchor="middle">
            UV
          </Text>
        </>
      ),
    },
  ],
});
