const DECADES = 6;
const WIDTH = 120;
const HEIGHT = 8;

/** The path with a mark at each power of ten. */
const MARKS = Array.from({ length: DECADES + 1 }, (_, power) => {
  const x = Math.round((power / DECADES) * (WIDTH - 1) * 10) / 10;
  return `M${x} 0h.75v${HEIGHT}h-.75z`;
}).join("");

interface DecadesProps {
  /** At least 1. */
  from: number;
  to: number;
}

/** A range on a logarithmic scale from 1 to 1,000,000, with a mark at each power of ten. The numbers are above it. */
export function Decades({ from, to }: DecadesProps) {
  const start = place(from);
  const end = place(to);
  return (
    <svg
      className="mt-1.5 h-2 w-full max-w-40 min-w-16"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={MARKS} className="fill-rule" />
      <rect x={start} y={2.5} width={Math.max(1, end - start)} height={3} className="fill-ink-2" />
    </svg>
  );
}

function place(quantity: number): number {
  const power = Math.log10(Math.max(1, quantity));
  return Math.round((Math.min(power, DECADES) / DECADES) * (WIDTH - 1));
}
