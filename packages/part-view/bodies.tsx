import type { PartFacts } from "part-check/model.ts";

import { MeasuredQuantity } from "./quantity.tsx";
import { useViewWords } from "./use-words.ts";

/** Lists that are longer would block the page. The heading has the number of all bodies. */
export const MAX_LISTED = 500;

interface BodiesProps {
  model: PartFacts;
  hidden: ReadonlySet<number>;
  setHidden: (hidden: ReadonlySet<number>) => void;
}

/** The bodies of the file, each with a checkbox to show or hide it. */
export function Bodies({ model: { bodies }, hidden, setHidden }: BodiesProps) {
  const words = useViewWords();
  function toggle(body: number): void {
    const next = new Set(hidden);
    if (!next.delete(body)) next.add(body);
    setHidden(next);
  }
  return (
    <fieldset className="pc-bodies">
      <legend>{words.bodies(bodies.length)}</legend>
      {hidden.size > 0 && (
        <button type="button" onClick={() => setHidden(new Set())}>
          {words.showAll}
        </button>
      )}
      <ul>
        {bodies.slice(0, MAX_LISTED).map(({ name, volume }, body) => (
          <li key={name}>
            <label>
              <input type="checkbox" checked={!hidden.has(body)} onChange={() => toggle(body)} />
              <bdi>{name}</bdi>
              <span className="pc-number">
                <MeasuredQuantity value={volume / 1000} unit="cm³" />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
