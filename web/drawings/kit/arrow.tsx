import { line, polar, round, type Point } from "./geometry.ts";

const LENGTH = 9;
const HALF_WIDTH = 1.7;

/**
 * A filled arrowhead with its tip at `at`, pointing along `degrees`. Its path is relative to the tip, so that most compress to
 * the same text.
 */
export function Arrowhead({
  at: [x, y],
  degrees,
  red = false,
}: {
  at: Point;
  degrees: number;
  red?: boolean;
}) {
  const tail = polar([0, 0], -LENGTH, degrees);
  const [leftX, leftY] = polar(tail, HALF_WIDTH, degrees + 90);
  const [rightX, rightY] = polar(tail, HALF_WIDTH, degrees - 90);
  const toLeft = `${round(leftX)} ${round(leftY)}`;
  const toRight = `${round(rightX - leftX)} ${round(rightY - leftY)}`;
  return (
    <path className={red ? "dw-red-head" : "dw-head"} d={`M${round(x)} ${round(y)}l${toLeft} ${toRight}z`} />
  );
}

/** A movement, a force, a flow. */
export function Arrow({ from, to, red = false }: { from: Point; to: Point; red?: boolean }) {
  const degrees = direction(from, to);
  return (
    <>
      <path className={red ? "dw-red" : "dw-thin"} d={line(from, polar(to, -4, degrees))} />
      <Arrowhead at={to} degrees={degrees} red={red} />
    </>
  );
}

/** Degrees from one point to another, clockwise from the right. */
export function direction([ax, ay]: Point, [bx, by]: Point) {
  return (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
}
