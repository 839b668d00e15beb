import { Angle } from "../kit/angle.tsx";
import { Arrow } from "../kit/arrow.tsx";
import { Cut, Face, Tool } from "../kit/bodies.tsx";
import { box, circle } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Center, CenterMark, Outline, Ring, Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";
import { bentSheet } from "../sheet-metal/bent-sheet.ts";

export const sheetMetal = steps({
  title: "How sheet metal fabrication works",
  steps: [
    {
      name: "Cut",
      says: "A laser or punch cuts the flat pattern out of the sheet, holes included.",
      shows: "Plan view of a sheet: a laser head follows the outline of a flat pattern with two holes.",
      drawing: (
        <>
          <Face at={box(14, 14, 172, 104)} />
          <Outline d="M44 96V36H88V52H156V96H120" />
          <Ring at={[66, 58]} r={7} />
          <Ring at={[134, 74]} r={7} />
          <Moves by={[36, 0]}>
            <Tool at={circle([82, 96], 11)} />
            <CenterMark at={[82, 96]} r={4} />
          </Moves>
          <Outline d="M44 96H68" />
        </>
      ),
    },
    {
      name: "Bend",
      says: "A punch presses the sheet into a V-die. Angles hold ±0.5–1°, and all bends share one inside radius.",
      shows:
        "Section of a press brake: the punch pushes the sheet into the V-die to an angle of plus or minus 0.5 to 1 degree.",
      drawing: (
        <>
          <Tool
            at={[
              [52, 80],
              [68, 80],
              [100, 120],
              [132, 80],
              [148, 80],
              [148, 130],
              [52, 130],
            ]}
          />
          <Cut
            pitch={5}
            at={bentSheet(
              [
                [52, 44],
                [100, 100],
                [148, 44],
              ],
              { thickness: 8, radius: 4 },
            )}
          />
          <Moves by={[0, -8]} times={2}>
            <Tool
              at={[
                [86, 4],
                [114, 4],
                [114, 34],
                [100, 100, 3],
                [86, 34],
              ]}
            />
          </Moves>
          <Angle
            vertex={[100, 100]}
            r={64}
            from={-57}
            to={-49.4}
            text="±0.5–1°"
            textAt={[148, 34]}
            anchor="start"
            red
          />
        </>
      ),
    },
    {
      name: "Join",
      says: "Nuts and studs are pressed in; parts are welded, riveted or joined by tabs.",
      shows: "A self-clinching nut is pressed into the bent bracket from above.",
      drawing: (
        <>
          <Cut
            pitch={5}
            at={bentSheet(
              [
                [44, 30],
                [44, 96],
                [104, 96],
              ],
              { thickness: 9, radius: 7 },
            )}
          />
          <Cut pitch={5} at={box(128, 96, 50, 9)} />
          <Face
            at={[
              [98, 76],
              [134, 76],
              [134, 96],
              [128, 96],
              [128, 105],
              [104, 105],
              [104, 96],
              [98, 96],
            ]}
          />
          <Thin d="M110 76V105M122 76V105" />
          <Center from={[116, 66]} to={[116, 116]} />
          <Arrow from={[150, 40]} to={[150, 72]} />
          <Leader to={[130, 86]} knee={[86, 30]} text="nut" toward="right" />
        </>
      ),
    },
    {
      name: "Finish",
      says: "Deburred, then powder coated, plated or brushed. Powder adds 0.06–0.12 mm per face.",
      shows: "The bracket hangs from a hook while a gun sprays it with powder.",
      drawing: (
        <>
          <Outline d="M30 12H150M96 12V28" />
          <Face
            at={bentSheet(
              [
                [40, 96],
                [100, 96],
                [100, 28],
              ],
              { thickness: 9, radius: 7 },
            )}
          />
          <Tool
            at={[
              [190, 48],
              [190, 66],
              [160, 62],
              [160, 52],
            ]}
          />
          <path
            className="dw-powder"
            d="M152 57h0M146 50h0M146 63h0M138 44h0M139 57h0M138 70h0M130 38h0M131 51h0M130 64h0M131 77h0M122 45h0M122 58h0M121 71h0M122 84h0M115 52h0M114 78h0"
          />
        </>
      ),
    },
  ],
});
