import { arrowClass, arrowhead } from "./arrow.tsx";
import { line, polar, round, type Point } from "./geometry.ts";
import { Text } from "./text.tsx";

interface AngleProps {
  vertex: Point;
  /** Distance of the arc from the vertex. */
  r: number;
  /** Degrees, clockwise from the right; `from` < `to`. */
  from: number;
  to: number;
  text: string;
  /** The position of the text. Default: next to the middle of the arc. */
  textAt?: Point;
  anchor?: "start" | "middle" | "end";
  red?: boolean;
}

const SMALL = 24;
const TAIL = 18;

/** An angle: an arc about the vertex, arrowheads outside when it is short. */
export function Angle({ vertex, r, from, to, text, textAt, anchor = "middle", red = false }: AngleProps) {
  const length = ((to - from) * Math.PI * r) / 180;
  const isSmall = length < SMALL;
  const tail = isSmall ? (TAIL * 180) / (Math.PI * r) : 0;
  // The chord of the arrowhead stays on the arc when it turns by half its own angle.
  const lean = (4.5 * 180) / (Math.PI * r);
  const [startX, startY] = polar(vertex, r, from - tail);
  const [endX, endY] = polar(vertex, r, to + tail);
  const inward = isSmall ? 180 : 0;
  const sign = isSmall ? -1 : 1;
  return (
    <>
      <path
        className={red ? "dw-red" : "dw-thin"}
        d={`M${round(startX)} ${round(startY)}A${r} ${r} 0 ${to - from + 2 * tail > 180 ? 1 : 0} 1 ${round(endX)} ${round(endY)}`}
      />
      <path
        className={arrowClass(red)}
        d={
          line(polar(vertex, r, from)) +
          arrowhead(from - 90 + inward + sign * lean) +
          line(polar(vertex, r, to)) +
          arrowhead(to + 90 + inward - sign * lean)
        }
      />
      <Text at={textAt ?? polar(vertex, r + 14, (from + to) / 2)} anchor={anchor} tone={red ? "red" : "ink"}>
        {text}
      </Text>
    </>
  );
}
