import type { Drawing, Quantity, Step, Steps } from "../../web/cms/types.generated.ts";
import { type Keyed, keyed } from "./keyed.ts";

interface StepByStep {
  readonly heading: string;
  readonly lead?: string;
  readonly steps: readonly Step[];
}

/** One step; `duration` where it decides about the date. */
export function one(title: string, text: string, duration?: Quantity): Step {
  return { _type: "step", title, text, ...(duration === undefined ? {} : { duration }) };
}

export function howItWorks({ steps, ...words }: StepByStep): Keyed<Steps> {
  return {
    _key: "how-it-works",
    _type: "steps",
    anchor: "how-it-works",
    ...words,
    steps: keyed(steps, ({ title }) => title),
  };
}

/** One of the site's own drawings; `heading` where it begins a part of the page. */
export function drawn(name: Drawing["drawing"], caption: string, heading?: string): Keyed<Drawing> {
  const head = heading === undefined ? {} : { heading };
  return { _key: name, _type: "drawing", drawing: name, caption, ...head };
}
