import type { CSSProperties, ReactNode } from "react";

import type { Point } from "./geometry.ts";

const NOWHERE: Point = [0, 0];

type Variables = CSSProperties & Record<`--dw-${string}`, string>;

interface MovesProps {
  /** How far the group moves from its drawn position. */
  by?: Point;
  /** The rotation around `about`, in degrees. */
  turn?: number;
  about?: Point;
  /** Number of cycles while the drawing scrolls through the window. */
  times?: number;
  children: ReactNode;
}

/**
 * A back-and-forth motion driven by scrolling, so that nothing moves on its own (WCAG 2.2.2) or costs frames. The drawing is
 * complete without it, because print, reduced motion and older browsers show it at rest.
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
