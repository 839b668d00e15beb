import { accentProblem, accentVariables, DEFAULT_ACCENT } from "schemas/accent-color.ts";

/**
 * Another accent color than that of globals.css. Not in a mode of forced colors, which has its own (contrast-themes.css), and
 * not for a color on which text could not be read.
 */
export function AccentColor({ color }: { color: string | undefined }) {
  if (color === undefined || color.toLowerCase() === DEFAULT_ACCENT || accentProblem(color)) return null;
  const variables = Object.entries(accentVariables(color)).map(([name, value]) => `${name}:${value}`);
  return <style>{`@media not (forced-colors:active){:root{${variables.join(";")}}}`}</style>;
}
