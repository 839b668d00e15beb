import { useEffect } from "react";
import { type ObjectInputProps, unset } from "sanity";

/** Removes the value of a field as soon as it is empty, unless the form is read-only. */
export function useUnsetWhen({ value, readOnly, onChange }: ObjectInputProps, isEmpty: boolean): void {
  const shouldUnset = value !== undefined && isEmpty && readOnly !== true;
  useEffect(() => {
    if (shouldUnset) onChange(unset());
  }, [shouldUnset, onChange]);
}
