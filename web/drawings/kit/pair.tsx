import type { ReactNode } from "react";

import { Drawing } from "./drawing.tsx";
import type { DrawingEntry } from "./entry.ts";

interface Side {
  /** The sentence under the drawing. */
  says: string;
  /** The text alternative of this side, with its values. */
  shows: string;
  drawing: ReactNode;
}

interface PairOptions {
  title: string;
  view: string;
  wrong: Side;
  right: Side;
}

/** A design rule as two drawings of one part: same view, same scale, only the rule changes. */
export function pair({ title, view, wrong, right }: PairOptions): DrawingEntry {
  return {
    title,
    view,
    description: `Wrong: ${wrong.shows} Right: ${right.shows}`,
    Component: () => (
      <div className="drawing-sheet">
        <div className="drawing-pair">
          <Half side={wrong} mark={<WrongMark />} word="Wrong" />
          <Half side={right} mark={<RightMark />} word="Right" />
        </div>
      </div>
    ),
  };
}

interface HalfProps {
  side: Side;
  mark: ReactNode;
  word: string;
}

function Half({ side, mark, word }: HalfProps) {
  return (
    <figure>
      <Drawing title={`${word}: ${side.shows}`}>{side.drawing}</Drawing>
      <figcaption>
        {mark}
        <span>
          <b>{word}</b>&ensp;{side.says}
        </span>
      </figcaption>
    </figure>
  );
}

function WrongMark() {
  return (
    <svg viewBox="0 0 11 11" fill="none" stroke="currentColor" strokeWidth="1.2" aria-hidden="true">
      <path d="M.6.6h9.8v9.8H.6zM3 3l5 5M8 3 3 8" />
    </svg>
  );
}

function RightMark() {
  return (
    <svg viewBox="0 0 11 11" aria-hidden="true">
      <path d="M0 0h11v11H0z" fill="currentColor" />
      <path d="m2.3 5.7 2.2 2.2 4.2-4.6" fill="none" stroke="var(--dw-paper)" strokeWidth="1.5" />
    </svg>
  );
}
