import type { Place } from "part-check/result.ts";
import type { ReactNode } from "react";

interface PlaceButtonProps {
  place: Place;
  /** The place that is highlighted now. */
  current: Place | undefined;
  show: (place: Place | undefined) => void;
  children: ReactNode;
}

/** A button that highlights a place and moves the camera to it. A second press removes the highlight. */
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
