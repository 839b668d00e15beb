import { Arrow } from "../kit/arrow.tsx";
import { Cut, Tool } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { box, type Vertex } from "../kit/geometry.ts";
import { Leader } from "../kit/leader.tsx";
import { Ghost, Thin } from "../kit/lines.tsx";
import { Moves } from "../kit/moves.tsx";
import { steps } from "../kit/steps.tsx";
import { Text } from "../kit/text.tsx";

const rough: readonly Vertex[] = Array.from({ length: 13 }, (_, i): Vertex => [
  20 + i * 6.5,
  i % 2 === 0 ? 76 : 68,
]);
const fine: readonly Vertex[] = Array.from({ length: 21 }, (_, i): Vertex => [
  100 + i * 4,
  i % 2 === 0 ? 76 : 73,
]);

export const surfaceFinishing = steps({
  title: "How parts are finished",
  steps: [
    {
      name: "Mask",
      says: "Threads, bores and grounding points are plugged, because a coating would make them too small.",
      shows: "A tapped hole is closed by a plug before finishing.",
      drawing: (
        <>
          <Cut
            pitch={6}
            at={[
              [20, 66],
              [84, 66],
              [84, 122],
              [20, 122],
            ]}
          />
          <Cut pitch={6} at={box(116, 66, 64, 56)} />
          <Thin d="M80 66V122M120 66V122" />
          <Moves by={[0, -12]} times={2}>
            <Tool
              at={[
                [78, 42],
                [122, 42],
                [122, 62],
                [114, 66],
                [110, 106],
                [90, 106],
                [86, 66],
                [78, 62],
              ]}
            />
          </Moves>
          <Leader to={[118, 52]} knee={[140, 32]} text="plug" />
        </>
      ),
    },
    {
      name: "Blast",
      says: "Glass beads even out tool marks to a matte Ra of about 1–3 µm.",
      shows: "A nozzle throws beads at a rough machined surface and leaves it even.",
      drawing: (
        <>
          <Cut pitch={6} at={[[14, 76], ...rough, ...fine.slice(1), [186, 76], [186, 122], [14, 122]]} />
          <Moves by={[-26, 0]}>
            <Tool
              at={[
                [112, 14],
                [130, 22],
                [120, 46],
                [106, 40],
              ]}
            />
            <path
              className="dw-powder"
              d="M110 48h0M104 46h0M106 54h0M100 53h0M112 56h0M102 62h0M96 60h0M109 64h0M94 68h0M103 70h0"
            />
          </Moves>
        </>
      ),
    },
    {
      name: "Anodize",
      says: "Aluminum turns into its own oxide, 5–25 µm thick: half grows out, half grows in.",
      shows:
        "Section of an anodized surface: an oxide layer of 5 to 25 micrometers, half above and half below the original surface.",
      drawing: (
        <>
          <Cut pitch={6} at={box(14, 76, 132, 46)} />
          <Tool at={box(14, 48, 132, 28)} />
          <Thin d="M24 48V76M34 48V76M44 48V76M54 48V76M64 48V76M74 48V76M84 48V76M94 48V76M104 48V76M114 48V76M124 48V76M134 48V76" />
          <Ghost d="M4 62H158" />
          <Vertical from={[146, 48]} to={[146, 76]} x={176} text="5–25" place="right" red />
          <Leader to={[20, 62]} knee={[36, 30]} text="original" />
          <Text at={[184, 128]} anchor="end" tone="quiet">
            µm
          </Text>
        </>
      ),
    },
    {
      name: "Coat",
      says: "Charged powder clings to the grounded part and melts in the oven to 60–120 µm.",
      shows:
        "Charged powder flies onto the part and covers it in a layer of 60 to 120 micrometers, all of it on top.",
      drawing: (
        <>
          <Cut pitch={6} at={box(14, 88, 132, 34)} />
          <path className="dw-solid" d="M14 72H146V88H14z" />
          <path
            className="dw-powder"
            d="M40 20h0M56 14h0M72 22h0M92 16h0M110 24h0M128 18h0M48 34h0M66 38h0M84 34h0M104 40h0M122 34h0M34 46h0M58 50h0M78 48h0M96 52h0M116 50h0M136 44h0"
          />
          <Arrow from={[20, 14]} to={[20, 50]} />
          <Vertical from={[146, 72]} to={[146, 88]} x={176} text="60–120" place="right" />
          <Text at={[184, 128]} anchor="end" tone="quiet">
            µm
          </Text>
        </>
      ),
    },
  ],
});
