import { numberIn, textIn } from "calculators/calculator.ts";
import { convertHardness } from "calculators/hardness.ts";
import { bosses } from "calculators/plastic-screws.ts";
import { threads } from "calculators/threads.ts";
import { Aligned, Horizontal, Vertical } from "technical-drawings/kit/dimensions.tsx";
import { box, type Point, round, type Vertex } from "technical-drawings/kit/geometry.ts";
import { Center, Cut, Fluid, Outline, Thin } from "technical-drawings/kit/shapes.tsx";
import { Text } from "technical-drawings/kit/text.tsx";

import { type DrawingDefinition, scaled } from "./paper.ts";

/** Drawings of cut parts, with the proportions of the numbers as far as the paper allows. */
export const sectionDrawings = {
  threadedHoles: {
    title: "Section through a threaded hole",
    draw({ values, text }) {
      const thread = threads.find(({ name }) => name === values["thread"]);
      if (thread === undefined) return null;
      const half = 36;
      const drill = (half * thread.drill) / thread.diameter;
      const teeth = Array.from({ length: 9 }, (_, index) => 52 + index * 13);
      return (
        <>
          <Cut at={box(40, 40, 120 - drill, 150)} />
          <Cut at={box(160 + drill, 40, 120 - drill, 150)} />
          {teeth.map((y) => (
            <Thin
              key={y}
              d={`M${160 - half} ${y}l${half - drill} -6M${160 + half} ${y}l-${half - drill} -6`}
            />
          ))}
          <Center from={[160, 28]} to={[160, 204]} />
          <Horizontal
            from={[160 - drill, 190]}
            to={[160 + drill, 190]}
            y={218}
            text={`Ø ${text(thread.drill)}`}
            red
          />
          <Horizontal from={[160 - half, 40]} to={[160 + half, 40]} y={20} text={thread.name} />
        </>
      );
    },
  },
  plasticScrews: {
    title: "Section through a boss with the hole for a screw",
    draw({ values, text }) {
      const boss = bosses[String(values["plastic"])];
      if (boss === undefined) return null;
      const diameter = numberIn(values, "diameter");
      const half = scaled(diameter, 8, 16, 34);
      const [hole, outside] = [half * boss.hole, half * boss.outside];
      const depth = Math.min(130, half * boss.engagement * 2);
      const bottom = 200;
      const top = bottom - 22 - depth;
      return (
        <>
          <Cut
            at={[
              [40, bottom],
              [40, bottom - 16],
              [160 - outside, bottom - 16],
              [160 - outside, top],
              [160 - half * 1.05, top],
              [160 - half * 1.05, top + 8],
              [160 - hole, top + 8],
              [160 - hole, top + depth],
              [160 + hole, top + depth],
              [160 + hole, top + 8],
              [160 + half * 1.05, top + 8],
              [160 + half * 1.05, top],
              [160 + outside, top],
              [160 + outside, bottom - 16],
              [280, bottom - 16],
              [280, bottom],
            ]}
            pitch={6}
          />
          <Center from={[160, top - 8]} to={[160, bottom + 8]} />
          <Horizontal
            from={[160 - hole, top + 20]}
            to={[160 + hole, top + 20]}
            y={top - 12}
            text={`Ø ${text(boss.hole * diameter)}`}
            red
          />
          <Horizontal
            from={[160 - outside, bottom]}
            to={[160 + outside, bottom]}
            y={226}
            text={`Ø ${text(boss.outside * diameter)}`}
          />
          <Vertical
            from={[160 + outside, top + 8]}
            to={[160 + outside, top + depth]}
            x={160 + outside + 24}
            text={text(boss.engagement * diameter)}
          />
        </>
      );
    },
  },
  sheetBending: {
    title: "Section through the bent sheet",
    draw({ values, text }) {
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
          <Text at={[252, 90]}>{`A ${Number(angle.toFixed(1))}°`}</Text>
        </>
      );
    },
  },
  injectionMolding: {
    title: "A wall between the halves of the mold",
    draw({ values, text }) {
      const wall = scaled(numberIn(values, "wall"), 6, 14, 70);
      const top = 118 - wall / 2;
      return (
        <>
          <Cut at={box(30, 30, 250, top - 30)} />
          <Fluid at={box(30, top, 250, wall)} />
          <Cut at={box(30, top + wall, 250, 206 - top - wall)} flip />
          <Outline d={`M30 ${top}h250M30 ${top + wall}h250`} />
          <Vertical
            from={[240, top]}
            to={[240, top + wall]}
            x={296}
            text={text(numberIn(values, "wall"))}
            red
          />
        </>
      );
    },
  },
  snapFit: {
    title: "The snap arm and its undercut",
    draw({ values, text }) {
      const length = numberIn(values, "length");
      const scale = 190 / length;
      const thickness = Math.max(6, Math.min(60, numberIn(values, "thickness") * scale));
      const undercut = Math.max(5, Math.min(50, numberIn(values, "undercut") * scale));
      const y = 120;
      return (
        <>
          <Cut
            at={[
              [24, 50],
              [50, 50],
              [50, y],
              [240, y],
              [240, y - undercut],
              [240 + Math.min(50, undercut * 1.7), y],
              [240 + Math.min(50, undercut * 1.7), y + thickness],
              [50, y + thickness],
              [50, 210],
              [24, 210],
            ]}
            pitch={6}
          />
          <Horizontal
            from={[50, y + thickness]}
            to={[240, y + thickness]}
            y={Math.min(224, y + thickness + 34)}
            text={text(length)}
          />
          <Vertical
            from={[110, y]}
            to={[110, y + thickness]}
            x={110}
            text={text(numberIn(values, "thickness"))}
          />
          <Vertical
            from={[240, y - undercut]}
            to={[220, y]}
            x={206}
            text={text(numberIn(values, "undercut"))}
            place="right"
            red
          />
        </>
      );
    },
  },
  oRing: {
    title: "Section through the ring in its groove",
    draw({ values, text }) {
      const [cord, depth] = [numberIn(values, "cord"), numberIn(values, "depth")];
      const width = numberIn(values, "width");
      const scale = Math.min(110 / Math.max(cord, depth), 220 / width);
      const half = (width * scale) / 2;
      const floor = 70 + depth * scale;
      // The squeezed section keeps its area.
      const rx = Math.min(half, (cord * scale) ** 2 / 4 / ((depth * scale) / 2));
      const ry = Math.min((depth * scale) / 2, (cord * scale) / 2);
      return (
        <>
          <Cut at={box(30, 40, 260, 30)} flip />
          <Cut
            at={[
              [30, 70],
              [160 - half, 70],
              [160 - half, floor],
              [160 + half, floor],
              [160 + half, 70],
              [290, 70],
              [290, floor + 22],
              [30, floor + 22],
            ]}
          />
          <Outline
            d={`M${round(160 - rx)} ${round(floor - ry)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0`}
          />
          <Vertical from={[160 + half, 70]} to={[160 + half, floor]} x={306} text={text(depth)} red />
          <Horizontal from={[160 - half, floor]} to={[160 + half, floor]} y={226} text={text(width)} />
        </>
      );
    },
  },
  hardness: {
    title: "The imprint of a Vickers pyramid: the harder, the smaller",
    draw({ values }) {
      const vickers = convertHardness(numberIn(values, "value"), textIn(values, "scale"))?.[0];
      if (vickers === undefined) return null;
      const half = Math.min(100, 40 * Math.sqrt(300 / vickers));
      // The faces of the pyramid are 136° apart.
      const depth = half / Math.tan((68 * Math.PI) / 180);
      return (
        <>
          <Cut
            at={[
              [30, 120],
              [160 - half, 120],
              [160, 120 + depth],
              [160 + half, 120],
              [290, 120],
              [290, 206],
              [30, 206],
            ]}
          />
          <Center from={[160, 60]} to={[160, 206]} />
          <Text at={[160, 96]} anchor="middle">{`${Math.round(vickers)} HV`}</Text>
        </>
      );
    },
  },
} satisfies Readonly<Record<string, DrawingDefinition>>;

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
