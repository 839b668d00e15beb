import { round, type Point } from "./geometry.ts";

/** JetBrains Mono advances 0.6 em: 7.2 px at 12 px. */
const ADVANCE = 7.2;

/** In px, as it is set at 12 px. */
export function textWidth(text: string) {
  return text.length * ADVANCE;
}

interface TextProps {
  at: Point;
  children: string;
  anchor?: "start" | "middle" | "end";
  /** Degrees about `at`. */
  turn?: number;
  tone?: "ink" | "quiet" | "red";
}

const TONES = { ink: undefined, quiet: "dw-quiet", red: "dw-red-text" };

/** 12 px mono on a halo of paper. */
export function Text({ at: [x, y], children, anchor = "start", turn = 0, tone = "ink" }: TextProps) {
  const place =
    turn === 0
      ? { x: round(x), y: round(y) }
      : { transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)})` };
  return (
    <text {...place} className={TONES[tone]} textAnchor={anchor === "start" ? undefined : anchor}>
      {children}
    </text>
  );
}
