import { direction } from "./arrow.tsx";
import { DimensionLine, type DimensionLineProps } from "./dimension-line.tsx";
import { distance, line, polar, type Point } from "./geometry.ts";

const GAP = 2;
const OVERSHOOT = 5;

type Measured = Omit<DimensionLineProps, "from" | "to"> & {
  /** The two measured points, where the extension lines start. */
  from: Point;
  to: Point;
};

/** The dimension of a width, with its line at `y`. */
export function Horizontal({ from, to, y, ...rest }: Measured & { y: number }) {
  return <Measure from={from} to={to} lineFrom={[from[0], y]} lineTo={[to[0], y]} {...rest} />;
}

/** The dimension of a height, with its line at `x`. */
export function Vertical({ from, to, x, ...rest }: Measured & { x: number }) {
  return <Measure from={from} to={to} lineFrom={[x, from[1]]} lineTo={[x, to[1]]} {...rest} />;
}

/** The dimension of a true length. Seen from `from` to `to`, its line is `offset` to the right. */
export function Aligned({ from, to, offset, ...rest }: Measured & { offset: number }) {
  const across = direction(from, to) + 90;
  return (
    <Measure
      from={from}
      to={to}
      lineFrom={polar(from, offset, across)}
      lineTo={polar(to, offset, across)}
      {...rest}
    />
  );
}

function Measure({ from, to, lineFrom, lineTo, ...rest }: Measured & { lineFrom: Point; lineTo: Point }) {
  const extensions = extension(from, lineFrom) + extension(to, lineTo);
  return (
    <>
      {extensions !== "" && <path className="dw-extension" d={extensions} />}
      <DimensionLine from={lineFrom} to={lineTo} {...rest} />
    </>
  );
}

/** An extension line, from a small gap next to the part to a little past the dimension line. */
function extension(from: Point, to: Point): string {
  if (distance(from, to) < GAP + OVERSHOOT) return "";
  const along = direction(from, to);
  return line(polar(from, GAP, along), polar(to, OVERSHOOT, along));
}
