// The accent color of the site: one color that staff choose, and the shades that follow from it.

export const DEFAULT_ACCENT = "#da251d";

/** The minimum contrast ratio of text (WCAG 2.2, 1.4.3). */
const MIN_TEXT_CONTRAST = 4.5;

/** Returns an error message if `color` is not a hex color, or if white text on it is hard to read. */
export function accentProblem(color: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return "Enter the color as # and six digits, for example #da251d";
  const contrast = contrastRatio(color, "#ffffff");
  if (contrast >= MIN_TEXT_CONTRAST) return undefined;
  // Rounded down: 4.499 must not become the minimum of 4.5.
  const shown = (Math.floor(contrast * 100) / 100).toFixed(2);
  return `White text on this color has a contrast of ${shown}:1. Choose a darker color: at least ${MIN_TEXT_CONTRAST}:1.`;
}

/** The accent color to show. A color on which white text would be hard to read is ignored. */
export function shownAccent(color: string | undefined): string {
  return color === undefined || accentProblem(color) ? DEFAULT_ACCENT : color.toLowerCase();
}

/** The contrast ratio of two colors, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(left: string, right: string): number {
  const [darker = 0, lighter = 0] = [luminance(left), luminance(right)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The relative luminance of a color (WCAG 2.2), from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Red, green and blue, from 0 to 255. */
function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** Mixes `other` into a color. A `share` of 0 keeps the color, 1 replaces it. */
function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Mixes in just enough of `other` to reach the contrast `ratio` against the background `against`. */
function withContrast(
  color: string,
  against: string,
  { other, ratio }: { other: string; ratio: number },
): string {
  const shares = Array.from({ length: 21 }, (_, index) => index / 20);
  const share =
    shares.find((candidate) => contrastRatio(mix(color, other, candidate), against) >= ratio) ?? 1;
  return mix(color, other, share);
}

/** The CSS variables of the accent color and its shades (web/styles/globals.css). */
export function accentVariables(color: string) {
  return {
    "--color-accent": color,
    "--color-accent-text": withContrast(color, "#f4f5f5", { other: "#000000", ratio: 5 }),
    "--color-accent-hover": mix(color, "#000000", 0.16),
    "--color-accent-active": mix(color, "#000000", 0.31),
    "--color-accent-on-dark": withContrast(color, "#14181b", { other: "#ffffff", ratio: 6 }),
  };
}
