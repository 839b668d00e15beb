import { numberIn, textIn, type Values } from "calculators/calculator.ts";
import { deviationsOf } from "calculators/fits.ts";
import { toleranceOf } from "calculators/general-tolerances.ts";
import type { CalculatorKind } from "calculators/kinds.ts";
import { averageRoughness } from "calculators/roughness.ts";
import { readChain, stackUp } from "calculators/tolerance-stack.ts";
import { roundedNumber, signedText, type UnitSystem } from "calculators/units.ts";
import { Horizontal, Leader, Vertical } from "technical-drawings/kit/dimensions.tsx";
import { Drawing } from "technical-drawings/kit/drawing.tsx";
import { box, round } from "technical-drawings/kit/geometry.ts";
import { Center, Cut, Faces, Outline, Thin } from "technical-drawings/kit/shapes.tsx";
import { Text, textWidth } from "technical-drawings/kit/text.tsx";

import { type DrawingDefinition, scaled } from "./paper.ts";
import { sectionDrawings } from "./section-drawings.tsx";

import "technical-drawings/kit/drawing.css";
import "#drawings/drawings.css";

/** The drawing of a calculator for checked values. It has the proportions of the numbers as far as the paper allows. */
export function CalculatorDrawing({
  kind,
  values,
  system,
}: {
  kind: CalculatorKind;
  values: Values;
  system: UnitSystem;
}) {
  const { title, height, draw } = DRAWINGS[kind];
  const text = (mm: number) => roundedNumber(mm, system);
  return (
    <Drawing
      title={title}
      description={`Lengths in ${system === "metric" ? "mm" : "inches"}.`}
      {...(height && { height: height(values) })}
    >
      {draw({ values, text })}
    </Drawing>
  );
}

const DRAWINGS: Readonly<Record<CalculatorKind, DrawingDefinition>> = {
  ...sectionDrawings,
  fits: {
    title: "Tolerance zones of hole and shaft beside the nominal size",
    draw({ values }) {
      const nominal = numberIn(values, "size");
      const zones = [textIn(values, "hole"), textIn(values, "shaft")].map((name) => ({
        name,
        zone: deviationsOf(name, nominal) ?? { lower: 0, upper: 0 },
      }));
      const reach = Math.max(1, ...zones.flatMap(({ zone }) => [Math.abs(zone.lower), Math.abs(zone.upper)]));
      const y = (micrometers: number) => 118 - (micrometers / reach) * 88;
      return (
        <>
          <Center from={[24, 118]} to={[300, 118]} />
          <Text at={[24, 112]} tone="quiet">
            0
          </Text>
          {zones.map(({ name, zone: { lower, upper } }, index) => {
            const x = 70 + index * 110;
            return (
              <g key={name}>
                <Cut
                  at={box(x, y(upper), 64, Math.max(2, y(lower) - y(upper)))}
                  flip={index === 1}
                  pitch={6}
                />
                <Text at={[x + 32, y(upper) - 6]} anchor="middle">
                  {`${name} ${signedText(upper)}`}
                </Text>
                <Text at={[x + 32, y(lower) + 16]} anchor="middle">
                  {`${signedText(lower)} µm`}
                </Text>
              </g>
            );
          })}
        </>
      );
    },
  },
  generalTolerances: {
    title: "A dimension and its tolerance",
    draw({ values, text }) {
      const dimension = numberIn(values, "dimension");
      const width = scaled(dimension, 4000, 110, 240);
      return (
        <>
          <Faces at={[box(30, 90, width, 70)]} />
          <Thin d={`M${30 + width - 8} 84v82M${30 + width + 8} 84v82`} />
          <Horizontal from={[30, 90]} to={[30 + width, 90]} y={58} text={text(dimension)} red />
          <Leader
            to={[30 + width + 8, 150]}
            knee={[Math.min(236, 30 + width + 2), 196]}
            text={`±${text(toleranceOf(dimension, textIn(values, "class")) ?? 0)}`}
            toward="left"
          />
        </>
      );
    },
  },
  weight: {
    title: "A cube with the volume of the part",
    draw({ values, text }) {
      const edge = Math.cbrt(numberIn(values, "volume")) * 10;
      const size = scaled(edge, 1000, 60, 130);
      const depth = size * 0.35;
      return (
        <>
          <Faces
            at={[
              box(70, 60 + depth, size, size),
              [
                [70, 60 + depth],
                [70 + depth, 60],
                [70 + depth + size, 60],
                [70 + size, 60 + depth],
              ],
              [
                [70 + size, 60 + depth],
                [70 + depth + size, 60],
                [70 + depth + size, 60 + size],
                [70 + size, 60 + depth + size],
              ],
            ]}
          />
          <Vertical from={[70, 60 + depth]} to={[70, 60 + depth + size]} x={44} text={text(edge)} red />
        </>
      );
    },
  },
  roughness: {
    title: "The profile of a surface",
    draw({ values }) {
      const ra = averageRoughness(numberIn(values, "value"), textIn(values, "unit"));
      const height = scaled(ra, 50, 4, 56);
      const peaks = Array.from({ length: 27 }, (_, index) => {
        // A profile that looks random and is always the same.
        const share = Math.sin(index * 12.9898) * 0.6 + Math.sin(index * 4.1) * 0.4;
        return `L${30 + index * 10} ${(118 - share * height).toFixed(1)}`;
      });
      return (
        <>
          <Outline d={`M30 118${peaks.join("")}`} />
          <Center from={[24, 118]} to={[300, 118]} />
          <Vertical
            from={[150, 118 - height / 2]}
            to={[150, 118 + height / 2]}
            x={308}
            text={`Ra ${Number(ra.toPrecision(2))} µm`}
            red
          />
        </>
      );
    },
  },
  truePosition: {
    title: "The axis in its tolerance zone",
    draw({ values, text }) {
      const offset = (axis: string) => numberIn(values, `measured${axis}`) - numberIn(values, `basic${axis}`);
      const radius = 64;
      const scale = radius / (numberIn(values, "tolerance") / 2);
      // An axis far outside stays on the paper.
      const limited = (value: number) => Math.max(-100, Math.min(100, value * scale));
      const [x, y] = [160 + limited(offset("X")), 112 - limited(offset("Y"))];
      return (
        <>
          <Center from={[60, 112]} to={[260, 112]} />
          <Center from={[160, 12]} to={[160, 212]} />
          <Outline
            d={`M${160 - radius} 112a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`}
          />
          <Thin d={`M${round(x - 6)} ${round(y)}h12M${round(x)} ${round(y - 6)}v12`} />
          <Horizontal
            from={[160 - radius, 112]}
            to={[160 + radius, 112]}
            y={220}
            text={`Ø ${text(numberIn(values, "tolerance"))}`}
            red
          />
        </>
      );
    },
  },
  thermalExpansion: {
    title: "Two joined parts and how far they grow apart",
    draw({ values, text }) {
      const length = numberIn(values, "length");
      return (
        <>
          <Faces at={[box(40, 80, 200, 36), box(40, 116, 200, 36)]} />
          <Thin d="M240 80h26v36h-26M240 116h12v36h-12" />
          <Horizontal from={[40, 80]} to={[240, 80]} y={52} text={text(length)} red />
        </>
      );
    },
  },
  toleranceStack: {
    title: "The chain of dimensions and the gap at its end",
    height: (values) => yOfLink(lengthOf(values)) + 22,
    draw({ values, text }) {
      const links = readChain(textIn(values, "chain"));
      if (typeof links === "string") return null;
      const ends = links.map((_, index) => stackUp(links.slice(0, index + 1)).nominal);
      const least = Math.min(0, ...ends);
      const scale = 200 / (Math.max(0, ...ends) - least || 1);
      const x = (mm: number) => 50 + (mm - least) * scale;
      const last = ends.at(-1) ?? 0;
      const steps = links.map((link, index) => ({
        from: x(ends[index - 1] ?? 0),
        to: x(ends[index] ?? 0),
        y: yOfLink(index),
        text: text(Math.abs(link.nominal)),
      }));
      const joints = [0, ...ends].map((end, index) => {
        const isEnd = index === 0 || index === links.length;
        const from = yOfLink(Math.max(0, index - 1));
        return `M${round(x(end))} ${from}V${yOfLink(isEnd ? links.length : index) + 5}`;
      });
      return (
        <>
          <path className="dw-extension" d={joints.join("")} />
          {steps.map((step) => (
            <Step key={step.y} {...step} />
          ))}
          <Step
            from={x(0)}
            to={x(last)}
            y={yOfLink(links.length)}
            text={`gap ${text(last).replace("-", "−")}`}
            red
          />
        </>
      );
    },
  },
};

/** The lines of a chain are below each other. */
function yOfLink(index: number): number {
  return 24 + index * 22;
}

function lengthOf(values: Values): number {
  const links = readChain(textIn(values, "chain"));
  return typeof links === "string" ? 0 : links.length;
}

/** One dimension of a chain. A text that is longer than its line is on the side of it that has more room. */
function Step({
  from,
  to,
  y,
  text,
  red = false,
}: {
  from: number;
  to: number;
  y: number;
  text: string;
  red?: boolean;
}) {
  const [left, right] = [Math.min(from, to), Math.max(from, to, Math.min(from, to) + 1)];
  const fits = textWidth(text) <= right - left - 8;
  const beside = left + right > 320 ? "left" : "right";
  return (
    <Horizontal
      from={[left, y]}
      to={[right, y]}
      y={y}
      text={text}
      place={fits ? "between" : beside}
      red={red}
    />
  );
}
