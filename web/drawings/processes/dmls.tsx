import { Face, Tool } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Outline, Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";
import { Text } from "../kit/text.tsx";
import { Floor, Laser, PowderBed, Slices } from "./stage.tsx";

const BODY = [
  [70, 88, 96],
  [70, 88, 91],
  [70, 130, 86],
  [70, 130, 81],
] as const;

const SUPPORTS = "M94 91V101M102 91V101M110 91V101M118 91V101M126 91V101";

function OnPlate() {
  return (
    <>
      <path className="dw-face" d="M66 94V46H138V64H86V94Z" />
      <Thin d="M92 64V94M100 64V94M108 64V94M116 64V94M124 64V94M132 64V94" />
      <Face at={box(44, 94, 112, 14)} />
    </>
  );
}

export const dmls = steps({
  title: "How direct metal laser sintering works",
  steps: [
    {
      name: "Melt",
      says: "In argon, a fiber laser melts 20–40 µm layers of metal powder, welding each to the one below.",
      shows:
        "In an argon chamber, a laser melts a layer 0.03 millimeters thick; supports hold the part's overhang above the plate.",
      drawing: (
        <>
          <PowderBed level={66} piston={101} />
          <Slices at={[...BODY, [70, 88, 76], [70, 88, 71], [70, 88, 66]]} />
          <Thin d={SUPPORTS} />
          <Moves by={[12, 0]} times={3}>
            <Laser to={[74, 66]} />
          </Moves>
          <Text at={[28, 28]} anchor="middle">
            Ar
          </Text>
          <Vertical from={[164, 66]} to={[164, 70]} x={182} text="0.03" place="right" red />
        </>
      ),
    },
    {
      name: "Relieve",
      says: "Plate and part go into the furnace together; otherwise residual stress would bend the part.",
      shows: "The part, still on its build plate and supports, in a furnace.",
      drawing: (
        <>
          <Outline d="M22 118V16H178V118Z" />
          <OnPlate />
          <Thin d="M34 30q6 5 0 10t0 10t0 10t0 10t0 10M166 30q6 5 0 10t0 10t0 10t0 10t0 10" />
        </>
      ),
    },
    {
      name: "Cut off",
      says: "Wire EDM cuts the part from its plate, then the supports are removed.",
      shows: "A wire cuts through the base of the part, just above the plate.",
      drawing: (
        <>
          <OnPlate />
          <Moves by={[22, 0]}>
            <path className="dw-beam" d="M30 92H96" />
            <Tool at={box(22, 84, 8, 16, 2)} />
          </Moves>
          <Leader to={[44, 92]} knee={[40, 60]} text="wire" toward="left" />
          <Floor y={108} />
        </>
      ),
    },
    {
      name: "Finish",
      says: "Holes, threads and fits are machined; the rest is blasted.",
      shows: "A cutter machines the top face of the part, where 0.5 to 1 mm of stock was left.",
      drawing: (
        <>
          <Floor />
          <path className="dw-face" d="M66 117V72H138V90H86V117Z" />
          <Moves by={[26, 0]}>
            <Tool at={box(84, 24, 18, 47)} />
            <Thin d="M84 40l18-8M84 52l18-8M84 64l18-8" />
          </Moves>
        </>
      ),
    },
  ],
});
