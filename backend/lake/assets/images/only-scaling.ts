import type { Plan } from "./geometry.ts";
import type { ImageParameters } from "./image-parameters.ts";

/** What cannot be done to all frames of an animation at once. */
export function isOnlyScaling({ turn, canvas }: Plan, parameters: ImageParameters): boolean {
  const { flip, bg, pad, blur, sharp: sharpness, sat, invert, cs } = parameters;
  return turn === 0 && !canvas && ![flip, bg, pad, blur, sharpness, sat, invert, cs].some(Boolean);
}
