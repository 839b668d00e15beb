import { line, type Point } from "./geometry.ts";

interface PathProps {
  d: string;
}

/** A visible edge. */
export function Outline({ d }: PathProps) {
  return <path className="dw-outline" d={d} />;
}

/** A thin line for threads, flutes and imaginary intersections. */
export function Thin({ d }: PathProps) {
  return <path className="dw-thin" d={d} />;
}

export function Center({ from, to }: { from: Point; to: Point }) {
  return <path className="dw-center" d={line(from, to)} />;
}
