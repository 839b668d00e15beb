import { useEffect } from "react";
import { type ObjectInputProps, unset } from "sanity";

/** Removes a value as soon as an editor has emptied it, with what is left in fields that are hidden by then. */
export function createEmptiedInput(isEmptied: (value: unknown) => boolean) {
  return function EmptiedInput(props: ObjectInputProps) {
    const { value, readOnly, onChange } = props;
    const isLeft = value !== undefined && !("_key" in value) && readOnly !== true && isEmptied(value);
    useEffect(() => {
      if (isLeft) onChange(unset());
    }, [isLeft, onChange]);
    return props.renderDefault(props);
  };
}
