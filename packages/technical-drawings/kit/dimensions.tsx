import { distance, line, polar, type Point, segment } from "./geometry.ts";
import { Text, textWidth } from "./text.tsx";

// Dimensions and leaders, with their arrows.

/** The size of an arrowhead without its stroke, which adds 0.45 on each side. */
const ARROW_LENGTH = 8.6;
const ARROW_HALF_WIDTH = 1.3;

/**
 * The path of an arrowhead whose tip is the current point, pointing along `degrees`. It ends at its tip, so that one path holds a
 * line and its heads: drawings have hundreds of them. The class of the path fills it, so the line must not enclose an area.
 */
function arrowhead(degrees: number): string {
  const tail = polar([0, 0], -ARROW_LENGTH, degrees);
  const [left, right] = [
    polar(tail, ARROW_HALF_WIDTH, degrees + 90),
    polar(tail, ARROW_HALF_WIDTH, degrees - 90),
  ];
  return `${segment([0, 0], left)}${segment(left, right)}z`;
}

/** The class of a path with arrowheads. */
function arrowClass(red: boolean): string {
  return red ? "dw-red-arrow" : "dw-arrow";
}

/** Degrees from one point to another, clockwise from the right. */
function direction([ax, ay]: Point, [bx, by]: Point) {
  return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
}

/** If the gap is smaller, the arrowheads are outside. */
const MIN_GAP = 24;
const TAIL = 18;
const TEXT_RISE = 5;

interface DimensionLineProps {
  from: Point;
  to: Point;
  text: string;
  /** Marks the one dimension that the rule is about. */
  red?: boolean;
  /**
   * The position of the text: between the arrows, or beyond the left (lower) or right (upper) arrow. By default, it depends on the
   * gap.
   */
  place?: "between" | "left" | "right";
}

/** A dimension line with arrowheads and its value, which is readable from below or from the right. */
export function DimensionLine({ from, to, text, red = false, place }: DimensionLineProps) {
  const [start, end] = inReadingOrder(from, to);
  const along = direction(start, end);
  const gap = distance(start, end);
  const isSmall = gap < MIN_GAP;
  const width = textWidth(text);
  const where = place ?? (width > gap - 8 ? "right" : "between");
  const tail = (side: "left" | "right") => (where === side ? width + (isSmall ? 16 : 9) : isSmall ? TAIL : 0);

  return (
    <>
      <path
        className={arrowClass(red)}
        d={
          line(polar(start, -tail("left"), along)) +
          segment(polar(start, -tail("left"), along), start) +
          (tail("left") > 0 ? "m0 0" : "") +
          arrowhead(isSmall ? along : along + 180) +
          segment(start, end) +
          "m0 0" +
          arrowhead(isSmall ? along + 180 : along) +
          segment(end, polar(end, tail("right"), along))
        }
      />
      {text !== "" && (
        <Text
          at={polar(polar(start, textAt(where, gap, width, isSmall), along), TEXT_RISE, along - 90)}
          anchor="middle"
          turn={along}
          tone={red ? "red" : "ink"}
        >
          {text}
        </Text>
      )}
    </>
  );
}

function textAt(where: "between" | "left" | "right", gap: number, width: number, isSmall: boolean) {
  if (where === "between") return gap / 2;
  const past = (isSmall ? 12 : 6) + width / 2;
  return where === "left" ? -past : gap + past;
}

function inReadingOrder(a: Point, b: Point): [Point, Point] {
  const isVertical = Math.abs(a[0] - b[0]) < 0.01;
  const isReversed = isVertical ? a[1] < b[1] : a[0] > b[0];
  return isReversed ? [b, a] : [a, b];
}

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

interface LeaderProps {
  text: string;
  /** A second, quieter line under the shelf. */
  note?: string;
  red?: boolean;
  /** The side on which the shelf is. Default: away from the target. */
  toward?: "left" | "right";
  /** The point that the arrow or dot marks. */
  to: Point;
  /** Where the line bends into the horizontal shelf, which carries the text. */
  knee: Point;
}

export function Leader({ to, knee, text, note = "", red = false, toward }: LeaderProps) {
  const side = (toward ?? (knee[0] < to[0] ? "left" : "right")) === "left" ? -1 : 1;
  const anchor = side < 0 ? "end" : "start";
  const shelf: Point = [knee[0] + side * (Math.max(textWidth(text), textWidth(note)) + 6), knee[1]];
  // Draw the line back along the shelf, so that the path encloses no area: its class would fill that.
  const lines = `${segment(to, knee)}${segment(knee, shelf)}${segment(shelf, knee)}`;
  return (
    <>
      <path className={arrowClass(red)} d={`${line(to)}${arrowhead(direction(knee, to))}${lines}`} />
      <Text at={[knee[0] + side * 4, knee[1] - 5]} anchor={anchor} tone={red ? "red" : "ink"}>
        {text}
      </Text>
      {note !== "" && (
        <Text at={[knee[0] + side * 4, knee[1] + 14]} anchor={anchor} tone="quiet">
          {note}
        </Text>
      )}
    </>
  );
}
