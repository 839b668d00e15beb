import { circle, line, outline, round, type Point } from "./geometry.ts";

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

/** A dashed line for a hidden edge, or for a shape to avoid. */
export function Hidden({ d }: PathProps) {
  return <path className="dw-hidden" d={d} />;
}

/** A phantom line for a neighboring part, another position, or the blank before forming. */
export function Ghost({ d }: PathProps) {
  return <path className="dw-ghost" d={d} />;
}

export function Center({ from, to }: { from: Point; to: Point }) {
  return <path className="dw-center" d={line(from, to)} />;
}

/** The crossed center lines of a circle, a little past its edge. */
export function CenterMark({ at: [x, y], r }: { at: Point; r: number }) {
  const d = `M${round(x - r - 5)} ${y}H${round(x + r + 5)}M${x} ${round(y - r - 5)}V${round(y + r + 5)}`;
  return <path className={r < 12 ? "dw-thin" : "dw-center"} d={d} />;
}

/** A circle seen as an edge. */
export function Ring({ at, r }: { at: Point; r: number }) {
  return <path className="dw-outline" d={outline(circle(at, r))} />;
}
