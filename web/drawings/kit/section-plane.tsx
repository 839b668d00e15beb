import { Arrow, direction } from "./arrow.tsx";
import { line, polar, type Point } from "./geometry.ts";
import { Text } from "./text.tsx";

interface SectionPlaneProps {
  from: Point;
  to: Point;
  letter: string;
  /** The direction of sight: to the right or to the left, seen from `from` to `to`. */
  look: "right" | "left";
}

/** A cutting plane line: a chain line that is thick at its ends, with arrows in the direction of sight. */
export function SectionPlane({ from, to, letter, look }: SectionPlaneProps) {
  const along = direction(from, to);
  const sight = along + (look === "right" ? 90 : -90);
  return (
    <>
      <path className="dw-center" d={line(from, to)} />
      <path className="dw-outline" d={line(from, polar(from, 9, along)) + line(polar(to, -9, along), to)} />
      {[from, to].map((end, i) => {
        const tip = polar(end, 16, sight);
        const [x, y] = polar(tip, 9, along + (i === 0 ? 180 : 0));
        return (
          <g key={end.join()}>
            <Arrow from={end} to={tip} />
            <Text at={[x, y + 4]} anchor="middle">
              {letter}
            </Text>
          </g>
        );
      })}
    </>
  );
}
