import { Arrow } from "../kit/arrow.tsx";
import { Powder, Tool } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";
import { Text } from "../kit/text.tsx";
import { Floor, PowderBed, Slices } from "./stage.tsx";

const BODY = [
  [64, 136, 94],
  [64, 84, 89],
  [116, 136, 89],
  [64, 84, 84],
  [116, 136, 84],
] as const;

export const mjf = steps({
  title: "How Multi Jet Fusion works",
  steps: [
    {
      name: "Spread",
      says: "A carriage spreads a 0.08 mm layer of fine nylon powder over the whole bed.",
      shows: "A carriage spreads one layer of powder 0.08 millimeters thick over the bed.",
      drawing: (
        <>
          <PowderBed level={66} piston={106} />
          <Slices at={BODY} />
          <Moves by={[64, 0]} times={2}>
            <Tool at={box(48, 42, 16, 24, 2)} />
          </Moves>
          <Vertical from={[164, 66]} to={[164, 71]} x={182} text="0.08" place="right" red />
        </>
      ),
    },
    {
      name: "Print",
      says: "Print heads jet a fusing agent where the part will be and a detailing agent along its edge.",
      shows: "A print head jets fusing agent onto the part's section and detailing agent around it.",
      drawing: (
        <>
          <PowderBed level={66} piston={106} />
          <Slices at={BODY} />
          <Moves by={[30, 0]} times={2}>
            <Tool at={box(62, 22, 44, 20, 2)} />
            <Thin d="M70 46v4M70 54v4M78 44v4M78 52v4M78 60v4M86 46v4M86 54v4M94 44v4M94 52v4M94 60v4" />
          </Moves>
          <Thin d="M64 66H84M116 66H136" />
        </>
      ),
    },
    {
      name: "Fuse",
      says: "Infrared lamps pass over. The printed areas absorb the heat and melt, the whole layer in one pass.",
      shows: "An infrared lamp moves across the bed and fuses the printed areas of the layer in one pass.",
      drawing: (
        <>
          <PowderBed level={66} piston={106} />
          <Slices at={[...BODY, [64, 84, 79], [116, 136, 79], [64, 84, 66], [116, 136, 66]]} />
          <Moves by={[60, 0]} times={2}>
            <Tool at={box(50, 20, 40, 14, 6)} />
            <Arrow from={[58, 38]} to={[54, 58]} />
            <Arrow from={[70, 38]} to={[70, 58]} />
            <Arrow from={[82, 38]} to={[86, 58]} />
          </Moves>
          <Text at={[164, 32]} anchor="middle">
            IR
          </Text>
        </>
      ),
    },
    {
      name: "Unpack",
      says: "The cooled block is broken up, and parts are blasted. Most are dyed black.",
      shows: "The part stands clear of the powder, dark after dyeing.",
      drawing: (
        <>
          <Floor />
          <Powder x={20} y={106} width={34} height={12} />
          <Powder x={148} y={108} width={30} height={10} />
          <path className="dw-solid" d="M64 117V62H84V97H116V62H136V117Z" />
        </>
      ),
    },
  ],
});
