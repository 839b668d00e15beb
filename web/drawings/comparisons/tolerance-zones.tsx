import { Cut } from "../kit/bodies.tsx";
import { box } from "../kit/geometry.ts";
import { Center } from "../kit/lines.tsx";
import { responsiveDrawing } from "../kit/responsive-drawing.tsx";
import { Text } from "../kit/text.tsx";
import { tolerances } from "./compared.ts";

const MIN_TOLERANCE = Math.min(...tolerances.map(({ within }) => within));

export const toleranceZones = responsiveDrawing({
  title: "General tolerances on 25 mm, to the same scale",
  view: "Typical, in mm; tightest in red",
  description: `Typical general tolerances on a length of 25 mm, which apply unless the drawing says otherwise: ${tolerances.map(({ label, within }) => `${label} ±${within} mm`).join(", ")}.`,
  draw: (width) => {
    const isWide = width > 640;
    const pitch = isWide ? 32 : 46;
    const middle = isWide ? 424 : width / 2;
    const perMm = isWide ? 700 : 520;
    return {
      height: tolerances.length * pitch + 12,
      drawing: (
        <>
          <Center from={[middle, 2]} to={[middle, tolerances.length * pitch + 10]} />
          {tolerances.map(({ label, within }, i) => {
            const y = i * pitch + (isWide ? 20 : 34);
            const textY = isWide ? y + 4 : y - 14;
            const half = within * perMm;
            const isClosest = within === MIN_TOLERANCE;
            return (
              <g key={label}>
                <Text at={[0, textY]}>{label}</Text>
                <Text at={[width, textY]} anchor="end" tone={isClosest ? "red" : "ink"}>
                  {`±${within}`}
                </Text>
                {isClosest ? (
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
