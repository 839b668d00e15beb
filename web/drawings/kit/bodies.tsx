import { flatten, outline, round, type Vertex } from "./geometry.ts";
import { hatchPath } from "./hatching.ts";

const SOLID: readonly (readonly Vertex[])[] = [];

type CutProps = {
  at: readonly Vertex[];
  holes?: readonly (readonly Vertex[])[];
  pitch?: number;
  /** Two parts that touch lean against each other. */
  flip?: boolean;
};

/** Material cut by the section plane: hatched, outlined. */
export function Cut({ at, holes = SOLID, pitch = 8, flip = false }: CutProps) {
  const rings = [at, ...holes];
  const d = rings.map(outline).join("");
  return (
    <>
      <path className="dw-ground" d={d} fillRule="evenodd" />
      <path className="dw-hatch" d={hatchPath(rings.map(flatten), { pitch, flip })} />
      <path className="dw-outline" d={d} />
    </>
  );
}

type FaceProps = { at: readonly Vertex[]; holes?: readonly (readonly Vertex[])[] };

/** A part seen from outside. */
export function Face({ at, holes = SOLID }: FaceProps) {
  return <path className="dw-face" d={[at, ...holes].map(outline).join("")} fillRule="evenodd" />;
}

/** Cutter, nozzle, punch: what works on the part. */
export function Tool({ at }: { at: readonly Vertex[] }) {
  return <path className="dw-tool" d={outline(at)} />;
}

/** Resin, melt, silicone: a flat tint. */
export function Fluid({ at, holes = SOLID }: FaceProps) {
  return <path className="dw-fluid" d={[at, ...holes].map(outline).join("")} fillRule="evenodd" />;
}

/** Loose powder: dots in a box, spread the same way every time. */
export function Powder({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const dots: string[] = [];
  for (let row = 0; row * 5 + 2 < height; row++) {
    for (let column = 0; column * 6 + 2 < width; column++) {
      const shift = (row % 2) * 3 + ((row * 7 + column * 5) % 4) * 0.5;
      const across = column * 6 + 1.5 + shift;
      if (across < width - 1)
        dots.push(`M${round(x + across)} ${round(y + row * 5 + 2 + ((column * 3 + row) % 3) * 0.5)}h0`);
    }
  }
  return <path className="dw-powder" d={dots.join("")} />;
}
