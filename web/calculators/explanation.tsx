import type { Calculator } from "./calculator.ts";

/** What a reader needs to trust a result: formulas, limits, source. */
export function Explanation({ calculator: { formulas, limits, source } }: { calculator: Calculator }) {
  return (
    <div className="mb-3 max-w-text text-14 text-ink-2">
      <ul className="mb-3 grid gap-1 font-mono text-13">
        {formulas.map((formula) => (
          <li key={formula}>{formula}</li>
        ))}
      </ul>
      <p>{limits}</p>
      <p className="mt-2 text-13 text-ink-3">Source: {source}</p>
    </div>
  );
}
