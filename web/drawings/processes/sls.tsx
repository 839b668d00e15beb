import { Arrow } from "../kit/arrow.tsx";
import { Powder, Tool } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { circle } from "../kit/geometry.ts";
import { CenterMark, Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";
import { Floor, Laser, PowderBed, Slices } from "./stage.tsx";

const BODY = [
  [70, 96, 94],
  [70, 96, 89],
  [70, 130, 84],
  [118, 144, 79],
] as const;

export const sls = steps({
  title: "How selective laser sintering works",
  steps: [
    {
      name: "Spread",
      says: "A roller spreads a thin layer of nylon powder, heated to just below its melting point.",
      shows:
        "A roller moves over the powder bed and spreads a layer; sintered slices lie in the powder below.",
      drawing: (
        <>
          <PowderBed level={66} piston={106} />
          <Slices at={BODY} />
          <Moves by={[70, 0]} times={2}>
            <Tool at={circle([56, 55], 10)} />
            <CenterMark at={[56, 55]} r={3} />
          </Moves>
          <Arrow from={[84, 38]} to={[122, 38]} />
        </>
      ),
    },
    {
      name: "Sinter",
      says: "A CO2 laser fuses the cross-section of the part into that layer, 0.10–0.15 mm thick.",
      shows:
        "A laser beam melts one layer of 0.1 millimeters into the powder; the loose powder around it supports the part.",
      drawing: (
        <>
          <PowderBed level={66} piston={106} />
          <Slices at={[...BODY, [118, 144, 74], [70, 100, 66]]} />
          <Moves by={[-24, 0]} times={2}>
            <Laser to={[96, 66]} />
          </Moves>
          <Vertical from={[164, 66]} to={[164, 71]} x={182} text="0.1" place="right" red />
        </>
      ),
    },
    {
      name: "Lower",
      says: "The piston drops by one layer and the next is spread. No supports: the powder holds everything.",
      shows: "The piston with powder and several nested parts goes down by one layer.",
      drawing: (
        <>
          <PowderBed level={56} piston={112} />
          <Slices
            at={[
              [52, 78, 104],
              [52, 78, 99],
              [52, 66, 94],
              [92, 132, 102],
              [106, 118, 97],
              [106, 118, 92],
              [92, 132, 87],
              [136, 152, 80],
              [136, 152, 75],
              [54, 90, 72],
              [72, 90, 77],
            ]}
          />
          <Arrow from={[182, 88]} to={[182, 116]} />
        </>
      ),
    },
    {
      name: "Break out",
      says: "After slow cooling, the parts are dug out and blasted clean; leftover powder is reused.",
      shows: "A part lies clear of the powder; a nozzle blasts off what is left.",
      drawing: (
        <>
          <Floor />
          <Powder x={28} y={106} width={42} height={12} />
          <Powder x={140} y={110} width={32} height={8} />
          <path className="dw-face" d="M76 117V66H96V92H118V66H138V117H118V108H96V117Z" />
          <Tool
            at={[
              [150, 20],
              [166, 30],
              [154, 50],
              [142, 43],
            ]}
          />
          <Thin d="M144 50L128 62M148 53L140 66M141 46L118 56" />
        </>
      ),
    },
  ],
});
