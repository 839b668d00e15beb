import { direction } from "./arrow.tsx";
import { DimensionLine, type DimensionLineProps } from "./dimension-line.tsx";
import { distance, line, polar, type Point } from "./geometry.ts";

const GAP = 2;
const PAST = 5;

type Measured = Omit<DimensionLineProps, "from" | "to"> & {
  /** The two points measured; extension lines start there. */
  from: Point;
  to: Point;
};

/** A width, its dimension line at `y`. */
export function Horizontal({ from, to, y, ...rest }: Measured & { y: number }) {
  return <Measure from={from} to={to} lineFrom={[from[0], y]} lineTo={[to[0], y]} {...rest} />;
}

/** A height, its dimension line at `x`. */
export function Vertical({ from, to, x, ...rest }: Measured & { x: number }) {
  return <Measure from={from} to={to} lineFrom={[x, from[1]]} lineTo={[x, to[1]]} {...rest} />;
}

/** A true length, its dimension line `offset` to the right of the direction from `from` to `to`. */
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

/** From the part, with a small gap, to a little past the dimension line. */
function extension(from: Point, to: Point): string {
  if (distance(from, to) < GAP + PAST) return "";
  const along = direction(from, to);
  return line(polar(from, GAP, along), polar(to, PAST, along));
}
