import { arrowClass, arrowhead } from "./arrow.tsx";
import { line, polar, round, type Point } from "./geometry.ts";
import { Text } from "./text.tsx";

interface AngleProps {
  vertex: Point;
  /** The radius of the arc around the vertex. */
  r: number;
  /** In degrees, clockwise from the right; `from` < `to`. */
  from: number;
  to: number;
  text: string;
  /** The position of the text. Default: next to the middle of the arc. */
  textAt?: Point;
  anchor?: "start" | "middle" | "end";
  red?: boolean;
}

const MIN_LENGTH = 24;
const TAIL = 18;

/** An angle as an arc around the vertex. The arrowheads are outside if the arc is short. */
export function Angle({ vertex, r, from, to, text, textAt, anchor = "middle", red = false }: AngleProps) {
  const length = ((to - from) * Math.PI * r) / 180;
  const isSmall = length < MIN_LENGTH;
  const tail = isSmall ? (TAIL * 180) / (Math.PI * r) : 0;
  // Half of the angle that an arrowhead spans. Turned by it, both ends of the arrowhead are on the arc.
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
