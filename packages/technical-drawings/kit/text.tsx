import { round, type Point } from "./geometry.ts";

/** The width of a character in px: JetBrains Mono advances 0.6 em, and texts have 12 px. */
const ADVANCE = 7.2;

/** The width of a text in px, at a font size of 12 px. */
export function textWidth(text: string) {
  return text.length * ADVANCE;
}

interface TextProps {
  at: Point;
  children: string;
  anchor?: "start" | "middle" | "end";
  /** The rotation around `at`, in degrees. */
  turn?: number;
  tone?: "ink" | "quiet" | "red";
  /** The language of the text, if that is not the language of the page. */
  lang?: string | undefined;
}

const TONES = { ink: undefined, quiet: "dw-quiet", red: "dw-red-text" };

/** A text in the monospaced font, with a halo in the color of the paper. */
export function Text({ at: [x, y], children, anchor = "start", turn = 0, tone = "ink", lang }: TextProps) {
  const place =
    turn === 0
      ? { x: round(x), y: round(y) }
      : { transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)})` };
  return (
    <text {...place} className={TONES[tone]} textAnchor={anchor === "start" ? undefined : anchor} lang={lang}>
      {children}
    </text>
  );
}
