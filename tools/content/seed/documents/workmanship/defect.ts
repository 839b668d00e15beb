import { rule, value } from "../../pages.ts";

interface Defect {
  readonly key: string;
  readonly heading: string;
  /** What it looks like. */
  readonly looks: string;
  readonly cause: string;
  readonly weDo: string;
  readonly inDesign: string;
  /** What a face of class A, B and C may show. */
  readonly accepted: readonly [a: string, b: string, c: string];
  readonly drawing?: Parameters<typeof rule>[0]["drawing"];
  readonly readOn?: string;
}

/** A defect as a rule: what it looks like, what is accepted by cosmetic class, its cause, and what prevents it. */
export function defect({ key, heading, looks, cause, weDo, inDesign, accepted, drawing, readOn }: Defect) {
  const [a, b, c] = accepted;
  return rule({
    key,
    heading,
    rule: looks,
    values: [
      value("Class A face", { note: a }),
      value("Class B face", { note: b }),
      value("Class C face", { note: c }),
    ],
    reason: [`**Cause.** ${cause}`, `**What we do.** ${weDo}`, `**In your design.** ${inDesign}`],
    ...(drawing === undefined ? {} : { drawing }),
    ...(readOn === undefined ? {} : { readOn }),
  });
}
