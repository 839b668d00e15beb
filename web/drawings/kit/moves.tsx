import type { CSSProperties, ReactNode } from "react";

import type { Point } from "./geometry.ts";

const NOWHERE: Point = [0, 0];

type Variables = CSSProperties & Record<`--dw-${string}`, string>;

interface MovesProps {
  /** How far the group goes from where it is drawn, and back. */
  by?: Point;
  /** Degrees about `about`. */
  turn?: number;
  about?: Point;
  /** How often it goes there and back while the drawing passes through the window. */
  times?: number;
  children: ReactNode;
}

/**
 * A to and fro that explains, moved by the visitor’s own scrolling: nothing moves by itself (WCAG 2.2.2), or takes time from
 * what the visitor does. The drawing at rest is complete without it: in print, with reduced motion, in an older browser.
 */
export function Moves({ by = NOWHERE, turn = 0, about = NOWHERE, times = 1, children }: MovesProps) {
  const style: Variables = {
    "--dw-x": `${by[0]}px`,
    "--dw-y": `${by[1]}px`,
    "--dw-turn": `${turn}deg`,
    "--dw-times": `${2 * times}`,
    transformOrigin: `${about[0]}px ${about[1]}px`,
  };
  return (
    <g className="dw-moves" style={style}>
      {children}
    </g>
  );
}
