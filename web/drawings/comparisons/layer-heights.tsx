import { Faces } from "../kit/bodies.tsx";
import { Vertical } from "../kit/dimension.tsx";
import { box } from "../kit/geometry.ts";
import { Outline } from "../kit/lines.tsx";
import { responsiveDrawing } from "../kit/responsive-drawing.tsx";
import { Text } from "../kit/text.tsx";

const STACKS = [
  ["FDM", 0.254],
  ["SLS", 0.12],
  ["SLA", 0.1],
  ["MJF", 0.08],
  ["DMLS", 0.03],
] as const;

const PER_MM = 200;
const BOTTOM = 170;
const SHOWN_MM = 0.508;

export const layerHeights = responsiveDrawing({
  title: "Layer heights to the same scale",
  view: "Side view of 0.5 mm of height",
  description: `Half a millimeter of height in layers: ${STACKS.map(([label, value]) => `${label} ${value} mm`).join(", ")} per layer.`,
  draw: (width) => {
    const left = 34;
    const pitch = (width - left) / STACKS.length;
    const wide = pitch * 0.62;
    return {
      height: 216,
      drawing: (
        <>
          <Outline d={`M${left} ${BOTTOM}H${width - 4}`} />
          {STACKS.map(([label, value], i) => {
            const x = left + i * pitch + (pitch - wide) / 2;
            const layers = Math.floor(SHOWN_MM / value + 0.01);
            const height = value * PER_MM;
            return (
              <g key={label}>
                <Faces
                  at={Array.from({ length: layers }, (_, n) =>
                    box(x, BOTTOM - (n + 1) * height, wide, height, Math.min(height * 0.36, 8)),
                  )}
                />
                <Text at={[x + wide / 2, BOTTOM + 20]} anchor="middle">
                  {label}
                </Text>
                <Text at={[x + wide / 2, BOTTOM + 36]} anchor="middle" tone="quiet">
                  {`${value}`}
                </Text>
              </g>
            );
          })}
          <Vertical from={[left + 14, BOTTOM - 50.8]} to={[left + 14, BOTTOM]} x={22} text="0.254" red />
        </>
      ),
    };
  },
});
