import { arrowClass, arrowhead, direction } from "./arrow.tsx";
import { distance, line, polar, type Point, segment } from "./geometry.ts";
import { Text, textWidth } from "./text.tsx";

/** If the gap is smaller, the arrowheads are outside. */
const MIN_GAP = 24;
const TAIL = 18;
const TEXT_RISE = 5;

export interface DimensionLineProps {
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
