import { accentVariables, DEFAULT_ACCENT, shownAccent } from "schemas/fields/accent-color.ts";

/**
 * Overrides the accent color of globals.css. Has no effect in forced-colors mode, which has its own colors
 * (contrast-themes.css).
 */
export function AccentColor({ color }: { color: string | undefined }) {
  const accent = shownAccent(color);
  if (accent === DEFAULT_ACCENT) return null;
  const variables = Object.entries(accentVariables(accent)).map(([name, value]) => `${name}:${value}`);
  return <style>{`@media not (forced-colors:active){:root{${variables.join(";")}}}`}</style>;
}
