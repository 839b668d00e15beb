import { hatching, type Pitch } from "./fills.tsx";
import { outline, type Vertex } from "./geometry.ts";

const SOLID: readonly (readonly Vertex[])[] = [];

interface CutProps {
  at: readonly Vertex[];
  holes?: readonly (readonly Vertex[])[];
  pitch?: Pitch;
  /** Hatches in the other direction, for the second of two parts that touch. */
  flip?: boolean;
}

/** Material that the section plane cuts, hatched and outlined. */
export function Cut({ at, holes = SOLID, pitch = 8, flip = false }: CutProps) {
  const d = [at, ...holes].map(outline).join("");
  return (
    <>
      <path className="dw-ground" d={d} />
      <path className="dw-cut" d={d} style={{ fill: hatching(pitch, flip) }} />
    </>
  );
}

interface FaceProps {
  at: readonly Vertex[];
  holes?: readonly (readonly Vertex[])[];
}

/** A part seen from outside. */
export function Face({ at, holes = SOLID }: FaceProps) {
  return <path className="dw-face" d={[at, ...holes].map(outline).join("")} />;
}

/** Several faces in one path, which keeps the markup short. */
export function Faces({ at }: { at: readonly (readonly Vertex[])[] }) {
  return <path className="dw-face" d={at.map(outline).join("")} />;
}

/** A flat tint for resin, melt or silicone. */
export function Fluid({ at, holes = SOLID }: FaceProps) {
  return <path className="dw-fluid" d={[at, ...holes].map(outline).join("")} />;
}
