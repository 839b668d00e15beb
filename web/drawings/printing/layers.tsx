import { Face } from "../kit/bodies.tsx";
import { box } from "../kit/geometry.ts";
import { Outline } from "../kit/lines.tsx";

interface LayersProps {
  /** The y position of the first layer's underside, and the height of each layer. */
  bottom: number;
  height: number;
  /** The left and right end of each layer, from the plate up. */
  spans: readonly (readonly [left: number, right: number])[];
}

/** A printed wall from the side, as a stack of beads. */
export function Layers({ bottom, height, spans }: LayersProps) {
  const beads = spans.map(([left, right], i) => ({ left, right, top: bottom - (i + 1) * height }));
  return beads.map(({ left, right, top }) => (
    <Face key={top} at={box(left, top, right - left, height, height * 0.35)} />
  ));
}

/** The build plate under a printed wall. */
export function Plate({ y, from, to }: { y: number; from: number; to: number }) {
  const ticks = Array.from(
    { length: Math.floor((to - from) / 12) },
    (_, i) => `M${from + 12 + i * 12} ${y}l-7 7`,
  );
  return (
    <>
      <Outline d={`M${from} ${y}H${to}`} />
      <path className="dw-hatch" d={ticks.join("")} />
    </>
  );
}
