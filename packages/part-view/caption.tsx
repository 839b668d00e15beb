import type { Shown } from "./place-button.tsx";
import { RuleValue } from "./quantity.tsx";
import { useViewWords } from "./use-words.ts";

interface CaptionProps {
  shown: Shown;
  show: (shown: Shown | undefined) => void;
  /** Whether the part is cut open at the place, because it cannot be seen from outside. */
  isCut: boolean;
}

/** What the picture shows: the finding with its value, and buttons to its other places. */
export function Caption({ shown, show, isCut }: CaptionProps) {
  const words = useViewWords();
  const { title, places, index, limit } = shown;
  const { measured } = places[index] ?? {};
  return (
    <div className="pv-caption">
      <output>
        <strong>{title}</strong>
        {measured && (
          <>
            {" · "}
            <span className="pc-number">
              <RuleValue value={measured} />
            </span>
          </>
        )}
        {limit && (
          <span className="pv-limit">
            {" · "}
            {limit.bound === "minimum" ? words.atLeast : words.atMost} <RuleValue value={limit.value} />
          </span>
        )}
        {isCut && <span className="pv-limit"> · {words.cutOpen}</span>}
        {places.length > 1 && <span className="pc-sr">, {words.place(index + 1, places.length)}</span>}
      </output>
      {places.length > 1 && (
        <div className="pv-steps">
          <button type="button" aria-label={words.previousPlace} onClick={() => show(step(shown, -1))}>
            ‹
          </button>
          <span aria-hidden="true" className="pc-number">
            {words.placeOf(index + 1, places.length)}
          </span>
          <button type="button" aria-label={words.nextPlace} onClick={() => show(step(shown, 1))}>
            ›
          </button>
        </div>
      )}
      <button type="button" aria-label={words.noPlace} onClick={() => show(undefined)}>
        ×
      </button>
    </div>
  );
}

/** The next place, or the previous one. After the last one comes the first. */
export function step(shown: Shown, by: 1 | -1): Shown {
  const { length } = shown.places;
  return { ...shown, index: (shown.index + by + length) % length };
}
