import { box } from "technical-drawings/kit/geometry.ts";
import { Center, Cut } from "technical-drawings/kit/shapes.tsx";
import { Text } from "technical-drawings/kit/text.tsx";

import type { ComparedRow } from "./compared.ts";

/** Symmetric tolerances as zones around a center line, to one scale. */
export function toleranceZones(width: number, rows: readonly ComparedRow[]) {
  const isWide = width > 640;
  const pitch = isWide ? 32 : 46;
  const middle = isWide ? 424 : width / 2;
  // The usual scale, or the one at which the widest zone fits.
  const widest = Math.max(...rows.map(({ to }) => to));
  const perMm = isWide ? Math.min(700, 210 / widest) : Math.min(520, 156 / widest);
  return {
    height: rows.length * pitch + 12,
    drawing: (
      <>
        <Center from={[middle, 2]} to={[middle, rows.length * pitch + 10]} />
        {rows.map(({ label, to, text, isHighlighted }, i) => {
          const y = i * pitch + (isWide ? 20 : 34);
          const textY = isWide ? y + 4 : y - 14;
          const half = to * perMm;
          return (
            <g key={label}>
              <Text at={[0, textY]}>{label}</Text>
              <Text at={[width, textY]} anchor="end" tone={isHighlighted ? "red" : "ink"}>
                {text}
              </Text>
              {isHighlighted ? (
                <path
                  className="dw-red-solid"
                  d={`M${middle - half} ${y - 8}h${2 * half}v16h${-2 * half}z`}
                />
              ) : (
                <Cut pitch={5} at={box(middle - half, y - 8, 2 * half, 16)} />
              )}
            </g>
          );
        })}
      </>
    ),
  };
}
