import type { ReactNode } from "react";

import { Face, Fluid, Powder, Tool } from "../kit/bodies.tsx";
import { box, type Point } from "../kit/geometry.ts";
import { Outline, Thin } from "../kit/lines.tsx";

/** A tank open at the top, filled up to `level`. */
export function Vat({ level }: { level: number }) {
  return (
    <>
      <Fluid at={box(37, level, 126, 118 - level)} />
      <Outline d="M36 36V118H164V36" />
      <Thin d={`M37 ${level}H163`} />
    </>
  );
}

/** The build chamber of a powder machine; the powder lies on a piston. */
export function PowderBed({ level, piston }: { level: number; piston: number }) {
  return (
    <>
      <Powder x={38} y={level} width={124} height={piston - level} />
      <Outline d="M36 50V124M164 50V124" />
      <Face at={box(37, piston, 126, 7)} />
      <Outline d={`M100 ${piston + 7}V128`} />
    </>
  );
}

const SCANNER: Point = [100, 18];

/** A thin ray from the scanner to the point that it exposes. */
export function Laser({ to }: { to: Point }) {
  return (
    <>
      <path className="dw-beam" d={`M${SCANNER.join(" ")}L${to[0]} ${to[1]}`} />
      <Tool at={box(SCANNER[0] - 14, SCANNER[1] - 14, 28, 14, 2)} />
    </>
  );
}

export function Floor({ y = 118 }: { y?: number }) {
  return <Outline d={`M16 ${y}H184`} />;
}

/** Layers of a printed body seen in section: filled slices. */
export function Slices({
  at,
  height = 5,
}: {
  at: readonly (readonly [left: number, right: number, top: number])[];
  height?: number;
}): ReactNode {
  return at.map(([left, right, top]) => (
    <path
      key={`${left} ${top}`}
      className="dw-slice"
      d={`M${left} ${top}H${right}V${top + height}H${left}Z`}
    />
  ));
}
