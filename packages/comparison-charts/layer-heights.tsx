import { Vertical } from "technical-drawings/kit/dimensions.tsx";
import { box } from "technical-drawings/kit/geometry.ts";
import { Faces, Outline } from "technical-drawings/kit/shapes.tsx";
import { Text } from "technical-drawings/kit/text.tsx";

import type { ComparedRow } from "./compared.ts";

const PER_MM = 200;
const BOTTOM = 170;
const SHOWN_MM = 0.508;
/** Thinner layers than half a pixel look like one area. Anyone with an account can preview a number that would fill the memory. */
const MAX_LAYERS = 200;

/** Half a millimeter of height in layers, to one scale. The first stack has a dimension. */
export function layerHeights(width: number, rows: readonly ComparedRow[]) {
  const left = 34;
  const pitch = (width - left) / rows.length;
  const wide = pitch * 0.62;
  const [first] = rows;
  return {
    height: 216,
    drawing: (
      <>
        <Outline d={`M${left} ${BOTTOM}H${width - 4}`} />
        {rows.map(({ label, from, to, text }, i) => {
          const value = (from + to) / 2;
          const x = left + i * pitch + (pitch - wide) / 2;
          const layers = Math.min(MAX_LAYERS, Math.floor(SHOWN_MM / value + 0.01));
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
                {text}
              </Text>
            </g>
          );
        })}
        {first && (
          <Vertical
            from={[left + 14, BOTTOM - ((first.from + first.to) / 2) * PER_MM]}
            to={[left + 14, BOTTOM]}
            x={22}
            text={first.text}
            red={first.isHighlighted}
          />
        )}
      </>
    ),
  };
}
