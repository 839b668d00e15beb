/** The distances between hatch lines, in px. Small parts have narrower hatching. */
const PITCHES = [5, 6, 8] as const;
export type Pitch = (typeof PITCHES)[number];

/** Longer than any drawing is wide, so that hatch lines have no joints. */
const LENGTH = 900;

/** The hatching of a cut. Adjacent parts are hatched in opposite directions. */
export function hatching(pitch: Pitch, isFlipped: boolean): string {
  return `url(#${idOf(pitch, isFlipped)})`;
}

function idOf(pitch: Pitch, isFlipped: boolean): string {
  return `hatching-${pitch}${isFlipped ? "-flipped" : ""}`;
}

/** The pattern of loose powder. */
export const POWDER = "url(#powder)";

/** The grains in one tile of the pattern. They look scattered, but are the same in every render. */
const GRAINS = Array.from({ length: 16 }, (_, i) => {
  const [row, column] = [Math.floor(i / 4), i % 4];
  const x = column * 6 + 1.5 + (row % 2) * 3 + ((row * 7 + column * 5) % 4) * 0.5;
  return `M${x % 24} ${row * 5 + 2 + ((column * 3 + row) % 3) * 0.5}h0`;
});

/**
 * The fill patterns of all drawings: hatching at 45° in both directions, and powder. They are rendered once per page, outside
 * of its sections, because browsers do not find patterns inside a section that is not laid out yet.
 */
export function Fills() {
  return (
    <svg width="0" height="0" className="drawing-fills absolute" aria-hidden="true">
      <pattern id="hatching" height={LENGTH} patternUnits="userSpaceOnUse">
        <path className="dw-hatch" d={`M1 0V${LENGTH}`} />
      </pattern>
      {PITCHES.flatMap((pitch) =>
        [false, true].map((isFlipped) => (
          <pattern
            key={idOf(pitch, isFlipped)}
            id={idOf(pitch, isFlipped)}
            href="#hatching"
            width={pitch}
            patternTransform={`rotate(${isFlipped ? -45 : 45})`}
          />
        )),
      )}
      <pattern id="powder" width="24" height="20" patternUnits="userSpaceOnUse">
        <path className="dw-powder" d={GRAINS.join("")} />
      </pattern>
    </svg>
  );
}
