import type { UnitSystem } from "calculators/units.ts";
import { useId, useSyncExternalStore } from "react";

import { INCH, showsInches, UNITS } from "#hydration/protocol.ts";
import * as english from "#locale/en/calculators.ts";
import { useWords } from "#locale/use-words.ts";

/** The units that the visitor chose for the page, with the unit switch. */
export function useUnitSystem(): UnitSystem {
  return useSyncExternalStore(subscribe, current, () => "metric");
}

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: [`data-${UNITS}`] });
  return () => observer.disconnect();
}

function current(): UnitSystem {
  return showsInches() ? "imperial" : "metric";
}

function chooseUnits(value: string): void {
  document.querySelector<HTMLInputElement>(`[name=${UNITS}][value=${value}]`)?.click();
}

/** The unit switch of the page once more, beside the fields: a calculator is often far from it. */
export function UnitChoice({ system }: { system: UnitSystem }) {
  const { calculatorForm } = useWords(english);
  const name = useId();
  return (
    <fieldset className="units">
      <legend className="sr-only">{calculatorForm.units}</legend>
      {(["mm", INCH] as const).map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={(value === INCH) === (system === "imperial")}
            onChange={() => chooseUnits(value)}
          />
          {calculatorForm[value]}
        </label>
      ))}
    </fieldset>
  );
}
