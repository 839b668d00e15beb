import type { Point, Vertex } from "#drawings/kit/geometry.ts";

interface Bends {
  thickness: number;
  /** Inside radius of every bend. */
  radius: number;
}

/** The section of a bent sheet. `face` is the path of one of its faces; the material is to the right of that path. */
export function bentSheet(face: readonly Point[], { thickness, radius }: Bends): Vertex[] {
  const front: Vertex[] = [];
  const back: Vertex[] = [];
  face.forEach(([x, y], i) => {
    const arrive = direction(face[i - 1], face[i]) ?? direction(face[i], face[i + 1]) ?? [1, 0];
    const leave = direction(face[i], face[i + 1]) ?? arrive;
    const turn = arrive[0] * leave[1] - arrive[1] * leave[0];
    const miter = thickness / (1 + arrive[0] * leave[0] + arrive[1] * leave[1]);
    const outer = radius + thickness;
    const [frontRadius, backRadius] = turn === 0 ? [0, 0] : turn > 0 ? [outer, radius] : [radius, outer];
    front.push([x, y, frontRadius]);
    back.push([x - miter * (arrive[1] + leave[1]), y + miter * (arrive[0] + leave[0]), backRadius]);
  });
  return [...front, ...back.toReversed()];
}

function direction(from: Point | undefined, to: Point | undefined): Point | undefined {
  if (!from || !to) return undefined;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}
