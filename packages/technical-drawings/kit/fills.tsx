/** The distances between hatch lines, in px. Small parts have narrower hatching. */
const PITCHES = [5, 6, 8] as const;
export type Pitch = (typeof PITCHES)[number];

/** Longer than any drawing is wide, so that hatch lines have no joints. */
const LENGTH = 900;

/** The hatching of a cut. Adjacent parts are hatched in opposite directions. */
export function hatching(pitch: Pitch, isFlipped: boolean): string {
  return `url(#${idOf(pitch, isFlipped)})`;
}

/** The hatching of the page with this pitch and transform. Undefined if the page has none. */
export function hatchingOf(pitch: number, transform: string): string | undefined {
  const found = PITCHES.find((each) => each === pitch);
  const isFlipped = transform === transformOf(true);
  return found === undefined || (!isFlipped && transform !== transformOf(false))
    ? undefined
    : hatching(found, isFlipped);
}

function transformOf(isFlipped: boolean): string {
  return `rotate(${isFlipped ? -45 : 45})`;
}

function idOf(pitch: Pitch, isFlipped: boolean): string {
  return `hatching-${pitch}${isFlipped ? "-flipped" : ""}`;
}

/**
 * The fill patterns of the drawings that are made of numbers: hatching at 45° in both directions. They are rendered once per page,
 * outside of its sections, because browsers do not find patterns inside a section that is not laid out yet. An uploaded SVG that has
 * the same hatching uses them too.
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
            patternTransform={transformOf(isFlipped)}
          />
        )),
      )}
    </svg>
  );
}
