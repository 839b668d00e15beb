/** sRGB, 0 to 255. */
export interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

export function hex({ r, g, b }: Color): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** HSL without the hue, 0 to 1. */
export interface Tone {
  readonly saturation: number;
  readonly lightness: number;
}

export function toneOf({ r, g, b }: Color): Tone {
  const max = Math.max(r, g, b) / 255;
  const min = Math.min(r, g, b) / 255;
  const lightness = (max + min) / 2;
  const saturation = max === min ? 0 : (max - min) / (1 - Math.abs(2 * lightness - 1));
  return { saturation, lightness };
}

/** Black or white, whichever has more contrast (WCAG 2.2) on `background`. */
export function readableOn(background: Color): "#000" | "#fff" {
  const luminance =
    0.2126 * linear(background.r) + 0.7152 * linear(background.g) + 0.0722 * linear(background.b);
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "#fff" : "#000";
}

function linear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
