import { line, polar, round, type Point } from "./geometry.ts";

const LENGTH = 9;
const HALF_WIDTH = 1.7;

/** A filled arrowhead, its tip at `at`, pointing along `degrees`. */
export function Arrowhead({ at, degrees, red = false }: { at: Point; degrees: number; red?: boolean }) {
  const tail = polar(at, -LENGTH, degrees);
  const points = [at, polar(tail, HALF_WIDTH, degrees + 90), polar(tail, HALF_WIDTH, degrees - 90)];
  return (
    <polygon
      className={red ? "dw-red-head" : "dw-head"}
      points={points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ")}
    />
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
