import type { Place } from "part-check/contract.ts";
import type { ReactNode } from "react";

interface PlaceButtonProps {
  place: Place;
  /** The place that the picture shows now. */
  current: Place | undefined;
  show: (place: Place | undefined) => void;
  children: ReactNode;
}

/** Moves the picture to a place. Pressed again, it removes the color. */
export function PlaceButton({ place, current, show, children }: PlaceButtonProps) {
  const isShown = place === current;
  return (
    <button
      type="button"
      aria-pressed={isShown}
      className="pc-place"
      title="Show it in the picture"
      onClick={() => show(isShown ? undefined : place)}
    >
      {children}
    </button>
  );
}
