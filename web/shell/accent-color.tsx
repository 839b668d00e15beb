import { accentProblem, accentVariables, DEFAULT_ACCENT } from "schemas/accent-color.ts";

/**
 * Overrides the accent color of globals.css. Ignores a color on which text would be unreadable, and has no effect in forced-colors
 * mode, which has its own colors (contrast-themes.css).
 */
export function AccentColor({ color }: { color: string | undefined }) {
  if (color === undefined || color.toLowerCase() === DEFAULT_ACCENT || accentProblem(color)) return null;
  const variables = Object.entries(accentVariables(color)).map(([name, value]) => `${name}:${value}`);
  return <style>{`@media not (forced-colors:active){:root{${variables.join(";")}}}`}</style>;
}
