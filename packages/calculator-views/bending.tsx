import { sheetBendingCalculator } from "calculators/bending.ts";
import { numberIn } from "calculators/calculator.ts";
import { Aligned, Horizontal } from "technical-drawings/kit/dimensions.tsx";
import { type Point, type Vertex } from "technical-drawings/kit/geometry.ts";
import { Cut } from "technical-drawings/kit/shapes.tsx";
import { Text } from "technical-drawings/kit/text.tsx";

import { type CalculatorView } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (_content, words) => sheetBendingCalculator(words?.sheetBending, words?.shared),
  draw({ values, text, number }) {
    const angle = numberIn(values, "angle");
    const [first, second] = [numberIn(values, "first"), numberIn(values, "second")];
    // A leg stays visible beside one that is much longer.
    const shortest = Math.max(first, second) / 10;
    const [along, up] = [Math.max(first, shortest), Math.max(second, shortest)];
    const turn = ((180 - angle) * Math.PI) / 180;
    const tip: Point = [Math.cos(turn) * up, -Math.sin(turn) * up];
    // The corner is the origin until it is known where it lies on the paper.
    const [left, right] = [Math.min(0, tip[0]), Math.max(along, tip[0])];
    const scale = Math.min(170 / (right - left), 130 / Math.max(1e-3, -tip[1]));
    const corner: Point = [46 - left * scale, 186];
    const end: Point = [corner[0] + along * scale, corner[1]];
    const top: Point = [corner[0] + tip[0] * scale, corner[1] + tip[1] * scale];
    const radius = numberIn(values, "radius") * scale;
    // A thin sheet is drawn thicker, unless the legs are too short for it.
    const room = Math.min(along, up) * scale * Math.tan(turn / 2) - radius;
    const thickness = Math.max(numberIn(values, "thickness") * scale, Math.min(3, room));
    return (
      <>
        <Cut at={bentSheet([end, corner, top], { thickness, radius })} pitch={5} />
        <Horizontal from={corner} to={end} y={214} text={text(first)} />
        <Aligned from={top} to={corner} offset={24} text={text(second)} />
        <Text at={[252, 50]}>{`R ${text(numberIn(values, "radius"))}`}</Text>
        <Text at={[252, 70]}>{`t ${text(numberIn(values, "thickness"))}`}</Text>
        <Text at={[252, 90]}>{`A ${number(Number(angle.toFixed(1)))}°`}</Text>
      </>
    );
  },
};

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
