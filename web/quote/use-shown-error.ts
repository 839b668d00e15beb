import { useState } from "react";
import type { FieldMetaState } from "react-final-form";

/** Spec §5: a message appears on blur (or when sending). It goes as soon as the field is right, not to return before the next blur. */
export function useShownError({ error, touched, active }: FieldMetaState<string>): string | undefined {
  const [isForgiven, setForgiven] = useState(false);
  const isRight = error === undefined;
  if (active && isRight && !isForgiven) setForgiven(true);
  if (!active && isForgiven) setForgiven(false);
  return typeof error === "string" && touched && !(active && isForgiven) ? error : undefined;
}
