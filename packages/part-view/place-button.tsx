import type { FindingPlace, FindingValue } from "part-check/result.ts";
import type { Bound } from "part-check/rules/measure.ts";
import type { ReactNode } from "react";

import { useViewWords } from "./use-words.ts";

/** The places of a finding or of a property, which the picture can show one by one. */
export interface Places {
  /** What is there: “Wall too thin”. */
  readonly title: string;
  readonly places: readonly FindingPlace[];
  /** The value of the rule that they do not meet. */
  readonly limit?: { readonly bound: Bound; readonly value: FindingValue } | undefined;
}

/** The place that the picture shows. */
export interface Shown extends Places {
  readonly index: number;
}

interface PlaceButtonProps {
  places: Places;
  shown: Shown | undefined;
  show: (shown: Shown | undefined) => void;
  children: ReactNode;
}

/** A button that shows the first of some places in the picture. A second press ends that. */
export function PlaceButton({ places, shown, show, children }: PlaceButtonProps) {
  const words = useViewWords();
  const isShown = shown?.title === places.title && shown.places[0]?.point === places.places[0]?.point;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      className="pc-place"
      title={words.showPlace}
      onClick={() => show(isShown ? undefined : { ...places, index: 0 })}
    >
      {children}
    </button>
  );
}
