import { arrowClass, arrowhead, direction } from "./arrow.tsx";
import { line, type Point, segment } from "./geometry.ts";
import { Text, textWidth } from "./text.tsx";

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
