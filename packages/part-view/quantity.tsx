import type { FindingValue } from "part-check/result.ts";
import type { Unit } from "quantities/units.ts";

import { findingText, lengthText, quantityText, sizeText } from "./lengths.ts";
import { usePartWords } from "./use-words.ts";

/** Text in both systems of units. The unit switch of the page determines which one is visible. */
function BothSystems({ metric, imperial }: { metric: string; imperial: string }) {
  if (metric === imperial) return metric;
  return (
    <>
      <span className="metric">{metric}</span>
      <span className="imperial">{imperial}</span>
    </>
  );
}

/** A length, given in mm. */
export function Length({ value }: { value: number }) {
  return <BothSystems {...lengthText(value, usePartWords().quantities)} />;
}

/** Side lengths, given in mm. */
export function Size({ value }: { value: readonly number[] }) {
  return <BothSystems {...sizeText(value, usePartWords().quantities)} />;
}

/** A measured value in a metric unit. */
export function MeasuredQuantity({ value, unit }: { value: number; unit: Unit }) {
  return <BothSystems {...quantityText(value, unit, usePartWords().quantities)} />;
}

/** The value of a finding, or of the rule that it violates. */
export function RuleValue({ value }: { value: FindingValue }) {
  return <BothSystems {...findingText(value, usePartWords().quantities)} />;
}
