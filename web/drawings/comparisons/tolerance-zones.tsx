import { Cut } from "../kit/bodies.tsx";
import { figure } from "../kit/figure.tsx";
import { box } from "../kit/geometry.ts";
import { Centre } from "../kit/lines.tsx";
import { Text } from "../kit/text.tsx";

const ROWS = [
  ["FDM, desktop", 0.5],
  ["SLS, MJF", 0.3],
  ["Urethane casting", 0.254],
  ["Die casting, aluminium", 0.25],
  ["SLA", 0.2],
  ["Sheet metal, cut", 0.127],
  ["CNC machining", 0.125],
  ["Injection molding", 0.08],
  ["CNC, on request", 0.025],
] as const;

export const toleranceZones = figure({
  title: "Tolerance zones to one scale",
  view: "Small dimensions, mm, typical",
  description: `Typical tolerances of small dimensions: ${ROWS.map(([label, value]) => `${label} ±${value} mm`).join(", ")}.`,
  draw: (width) => {
    const isWide = width > 640;
    const pitch = isWide ? 32 : 46;
    const middle = isWide ? 424 : width / 2;
    const perMm = isWide ? 440 : 330;
    return {
      height: ROWS.length * pitch + 12,
      drawing: (
        <>
          <Centre from={[middle, 2]} to={[middle, ROWS.length * pitch + 10]} />
          {ROWS.map(([label, value], i) => {
            const y = i * pitch + (isWide ? 20 : 34);
            const textY = isWide ? y + 4 : y - 14;
            const half = value * perMm;
            const isTight = value === 0.025;
            return (
              <g key={label}>
                <Text at={[0, textY]}>{label}</Text>
                <Text at={[width, textY]} anchor="end" tone={isTight ? "red" : "ink"}>
                  {`±${value}`}
                </Text>
                {isTight ? (
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
  },
});
