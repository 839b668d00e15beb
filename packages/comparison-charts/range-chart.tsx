import { DimensionLine } from "technical-drawings/kit/dimensions.tsx";
import { box, round } from "technical-drawings/kit/geometry.ts";
import { Cut } from "technical-drawings/kit/shapes.tsx";
import { Text, textWidth } from "technical-drawings/kit/text.tsx";

import type { ComparedRow } from "./compared.ts";

interface RangeChartOptions {
  rows: readonly ComparedRow[];
  ticks: readonly (readonly [value: number, text: string])[];
  /** The position of a value on the axis, from 0 at the left end to 1 at the right. */
  scale: (value: number) => number;
  mark: "bar" | "dimension";
}

const LABELS = 190;
const VALUES = 128;

/** Ranges on one axis. Wide: label, range, value in a row. Narrow: label and value above the range. */
export function rangeChart(width: number, { rows, ticks, scale, mark }: RangeChartOptions) {
  const isWide = width > 640;
  const left = isWide ? LABELS : 2;
  const right = width - (isWide ? VALUES : 2);
  const pitch = isWide ? 30 : 44;
  const top = 34;
  const bottom = top + rows.length * pitch;
  // In the narrow chart, grid lines cross only the ranges and not the labels between them.
  const gridTop = top + (isWide ? 0 : 24);
  const x = (value: number) => left + (right - left) * Math.min(1, Math.max(0, scale(value)));
  return {
    height: bottom + 8,
    drawing: (
      <>
        {ticks.map(([value, text]) => (
          <Text key={text} at={[tickAt(x(value), text, width), 12]} anchor="middle" tone="quiet">
            {text}
          </Text>
        ))}
        <path
          className="dw-grid"
          d={ticks.map(([tick]) => `M${round(x(tick))} ${gridTop}V${bottom - (isWide ? 0 : 2)}`).join("")}
          strokeDasharray={isWide ? undefined : "18 26"}
        />
        {rows.map(({ label, text, from, to, isHighlighted }, i) => {
          const y = top + i * pitch + (isWide ? 15 : 33);
          const textY = isWide ? y + 4 : y - 14;
          return (
            <g key={label}>
              <Text at={[0, textY]}>{label}</Text>
              <Text at={[width, textY]} anchor="end" tone={isHighlighted ? "red" : "ink"}>
                {text}
              </Text>
              {mark === "bar" ? (
                <Bar from={x(from)} to={x(to)} y={y} red={isHighlighted} />
              ) : (
                <Span from={x(from)} to={x(to)} y={y} red={isHighlighted} />
              )}
            </g>
          );
        })}
      </>
    ),
  };
}

/** The x position of a tick's label: centered on its grid line, but inside the drawing. */
function tickAt(x: number, text: string, width: number) {
  const half = textWidth(text) / 2;
  return Math.min(Math.max(x, half), width - half);
}

interface MarkProps {
  from: number;
  to: number;
  y: number;
  red: boolean;
}

function Bar({ from, to, y, red }: MarkProps) {
  if (red)
    return (
      <path className="dw-red-solid" d={`M${round(from)} ${y - 6}H${round(to)}V${y + 6}H${round(from)}Z`} />
    );
  return <Cut pitch={5} at={box(from, y - 6, to - from, 12)} />;
}

function Span({ from, to, y, red }: MarkProps) {
  return (
    <>
      <path className="dw-thin" d={`M${round(from)} ${y - 7}V${y + 7}M${round(to)} ${y - 7}V${y + 7}`} />
      <DimensionLine from={[from, y]} to={[to, y]} text="" red={red} />
    </>
  );
}
