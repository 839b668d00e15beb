// The accent color of the site: one color that staff choose, and the shades that follow from it.

export const DEFAULT_ACCENT = "#da251d";

/** Contrast of text (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;

/** Returns an error message for a color that is no color, or on which white text cannot be read. */
export function accentProblem(color: string): string | undefined {
  if (!/^#[0-9a-f]{6}$/i.test(color)) return "Write the color as # and six digits, for example #da251d";
  const contrast = contrastRatio(color, "#ffffff");
  if (contrast >= TEXT_CONTRAST) return undefined;
  return `White text on this color has a contrast of ${contrast.toFixed(1)}:1. Choose a darker color: at least ${TEXT_CONTRAST}:1.`;
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

/** A color with a share of another, from 0 to 1. */
function mix(color: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(color).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The color, mixed with as little of another as gives it the contrast. */
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
    "--color-red": color,
    "--color-red-text": withContrast(color, "#f4f5f5", { other: "#000000", ratio: 5 }),
    "--color-red-hover": mix(color, "#000000", 0.16),
    "--color-red-active": mix(color, "#000000", 0.31),
    "--color-red-on-dark": withContrast(color, "#14181b", { other: "#ffffff", ratio: 6 }),
  };
}
