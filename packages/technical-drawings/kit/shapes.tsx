import { hatching, type Pitch } from "./fills.tsx";
import { line, outline, outlines, type Point, type Vertex } from "./geometry.ts";

type Shape = readonly Vertex[];

interface CutProps {
  at: Shape;
  pitch?: Pitch;
  /** Hatches in the other direction, for the second of two parts that touch. */
  flip?: boolean;
}

/** Material that the section plane cuts, hatched and outlined. */
export function Cut({ at, pitch = 8, flip = false }: CutProps) {
  const d = outline(at);
  return (
    <>
      <path className="dw-ground" d={d} />
      <path className="dw-cut" d={d} style={{ fill: hatching(pitch, flip) }} />
    </>
  );
}

/** Parts seen from outside, in one path, which keeps the markup short. */
export function Faces({ at }: { at: readonly Shape[] }) {
  return <path className="dw-face" d={outlines(at)} />;
}

/** A flat tint for melt. */
export function Fluid({ at }: { at: Shape }) {
  return <path className="dw-fluid" d={outline(at)} />;
}

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
