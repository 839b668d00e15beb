import { Tool } from "../kit/bodies.tsx";
import { box, type Vertex } from "../kit/geometry.ts";
import { Thin } from "../kit/lines.tsx";

interface EndMillProps {
  x: number;
  r: number;
  top: number;
  tip: number;
  /** How far the tip bends sideways, in px. */
  bend?: number;
}

/** An end mill under its holder. */
export function EndMill({ x, r, top, tip, bend = 0 }: EndMillProps) {
  const below = top + 20;
  const reach = tip - below;
  const sideways = (y: number) => bend * ((y - below) / reach) ** 2;
  const levels = Array.from({ length: 9 }, (_, i) => below + (reach * i) / 8);
  const left = levels.map((y): Vertex => [x - r + sideways(y), y]);
  const right = levels.toReversed().map((y): Vertex => [x + r + sideways(y), y]);
  const flutes = Array.from({ length: Math.floor((reach - r) / 24) }, (_, i) => tip - 6 - i * 24);
  return (
    <>
      <Tool at={box(x - r - 8, top, 2 * r + 16, 20)} />
      <Tool at={[...left, ...right]} />
      <Thin d={flutes.map((y) => `M${x - r + sideways(y)} ${y}L${x + r + sideways(y)} ${y - r}`).join("")} />
    </>
  );
}
