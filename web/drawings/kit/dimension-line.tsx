import { arrowClass, arrowhead, direction } from "./arrow.tsx";
import { distance, line, polar, type Point, step } from "./geometry.ts";
import { Text, textWidth } from "./text.tsx";

/** Under this gap the arrowheads go outside. */
const SMALL = 24;
const TAIL = 18;
const ABOVE = 5;

export interface DimensionLineProps {
  from: Point;
  to: Point;
  text: string;
  /** The one dimension of the rule. */
  red?: boolean;
  /** Text between the arrows, or past the left (lower) or right (upper) one. Chosen by the gap unless given. */
  place?: "between" | "left" | "right";
}

/** The line, its arrowheads and the value above it, readable from below or from the right. */
export function DimensionLine({ from, to, text, red = false, place }: DimensionLineProps) {
  const [start, end] = inReadingOrder(from, to);
  const along = direction(start, end);
  const gap = distance(start, end);
  const isSmall = gap < SMALL;
  const width = textWidth(text);
  const where = place ?? (width > gap - 8 ? "right" : "between");
  const tail = (side: "left" | "right") => (where === side ? width + (isSmall ? 16 : 9) : isSmall ? TAIL : 0);

  return (
    <>
      <path
        className={arrowClass(red)}
        d={
          line(polar(start, -tail("left"), along)) +
          step(polar(start, -tail("left"), along), start) +
          (tail("left") > 0 ? "m0 0" : "") +
          arrowhead(isSmall ? along : along + 180) +
          step(start, end) +
          "m0 0" +
          arrowhead(isSmall ? along + 180 : along) +
          step(end, polar(end, tail("right"), along))
        }
      />
      {text !== "" && (
        <Text
          at={polar(polar(start, textAt(where, gap, width, isSmall), along), ABOVE, along - 90)}
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
