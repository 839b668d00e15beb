import { textIn, type Values } from "calculators/calculator.ts";
import { readChain, stackUp, toleranceStackCalculator } from "calculators/tolerance-stack.ts";
import { Horizontal } from "technical-drawings/kit/dimensions.tsx";
import { round } from "technical-drawings/kit/geometry.ts";
import { textWidth } from "technical-drawings/kit/text.tsx";

import { type CalculatorView } from "./calculator-view.ts";

export const view: CalculatorView = {
  calculator: (_content, words) => toleranceStackCalculator(words?.toleranceStack, words?.shared),
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
        <Step from={x(0)} to={x(last)} y={yOfLink(links.length)} text={text(last).replace("-", "−")} red />
      </>
    );
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
