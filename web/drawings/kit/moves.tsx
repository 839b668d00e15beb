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
  seconds?: number;
  children: ReactNode;
}

/** A slow to and fro that explains; the drawing at rest is complete without it (print, reduced motion). */
export function Moves({ by = NOWHERE, turn = 0, about = NOWHERE, seconds = 5, children }: MovesProps) {
  const style: Variables = {
    "--dw-x": `${by[0]}px`,
    "--dw-y": `${by[1]}px`,
    "--dw-turn": `${turn}deg`,
    "--dw-seconds": `${seconds}s`,
    transformOrigin: `${about[0]}px ${about[1]}px`,
  };
  return (
    <g className="dw-moves" style={style}>
      {children}
    </g>
  );
}
