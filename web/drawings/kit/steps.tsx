import type { CSSProperties, ReactNode } from "react";

import { keepTogether } from "#ui/non-breaking.ts";

import { Drawing } from "./drawing.tsx";
import type { DrawingEntry } from "./entry.ts";

const WIDTH = 200;
const HEIGHT = 132;

interface Step {
  name: string;
  /** The sentence next to the drawing. */
  says: string;
  /** The text alternative, with its values. */
  shows: string;
  drawing: ReactNode;
}

interface StepsOptions {
  title: string;
  steps: readonly Step[];
}

/** How a process works: three to five small drawings in order. */
export function steps({ title, steps: list }: StepsOptions): DrawingEntry {
  const style: CSSProperties & Record<"--dw-steps", number> = { "--dw-steps": list.length };
  return {
    title,
    view: "Schematic",
    description: list.map(({ name, shows }, i) => `${i + 1}. ${name}: ${shows}`).join(" "),
    Component: () => (
      <div className="drawing-sheet">
        <ol className="drawing-steps" style={style}>
          {list.map(({ name, says, shows, drawing }, i) => (
            <li key={name}>
              <Drawing title={shows} width={WIDTH} height={HEIGHT}>
                {drawing}
              </Drawing>
              <b>
                <i>{i + 1}</i>
                {name}
              </b>
              <p>{keepTogether(says)}</p>
            </li>
          ))}
        </ol>
      </div>
    ),
  };
}
