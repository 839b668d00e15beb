import type { JsonObject } from "../../documents/json.ts";

interface Sample {
  /** RGBA with 8 bits per channel. */
  readonly pixels: Buffer;
}

interface Bucket {
  readonly color: Color;
  readonly count: number;
  readonly tone: Tone;
}

/** The targets of the swatches, from Android's Palette library. Sanity uses its names. */
const TARGETS = {
  vibrant: { saturation: 1, lightness: 0.5 },
  lightVibrant: { saturation: 1, lightness: 0.74 },
  darkVibrant: { saturation: 1, lightness: 0.26 },
  muted: { saturation: 0.3, lightness: 0.5 },
  lightMuted: { saturation: 0.3, lightness: 0.74 },
  darkMuted: { saturation: 0.3, lightness: 0.26 },
};
const WEIGHTS = { saturation: 0.24, lightness: 0.52, population: 0.24 };

/** The field `metadata.palette`; undefined if no pixel is at least half opaque. */
export function palette(sample: Sample): JsonObject | undefined {
  const buckets = countColors(sample);
  const [dominant] = buckets;
  if (!dominant) return undefined;

  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  const swatches = Object.entries(TARGETS).map(([name, target]) => [
    name,
    swatch(closest(buckets, target, dominant.count), total),
  ]);
  return {
    _type: "sanity.imagePalette",
    dominant: swatch(dominant, total),
    ...Object.fromEntries(swatches),
  };
}

/** Groups colors by the four leading bits of each channel; the most frequent group first. */
function countColors({ pixels }: Sample): Bucket[] {
  const sums = new Map<number, { r: number; g: number; b: number; count: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const sum = sums.get(key) ?? { r: 0, g: 0, b: 0, count: 0 };
    sums.set(key, { r: sum.r + r, g: sum.g + g, b: sum.b + b, count: sum.count + 1 });
  }
  return [...sums.values()]
    .map(({ r, g, b, count }) => {
      const color = {
        r: Math.round(r / count),
        g: Math.round(g / count),
        b: Math.round(b / count),
      };
      return { color, count, tone: toneOf(color) };
    })
    .toSorted((a, b) => b.count - a.count);
}

function closest(buckets: readonly Bucket[], target: Tone, mostFrequent: number): Bucket | undefined {
  const score = (bucket: Bucket) =>
    WEIGHTS.saturation * (1 - Math.abs(bucket.tone.saturation - target.saturation)) +
    WEIGHTS.lightness * (1 - Math.abs(bucket.tone.lightness - target.lightness)) +
    (WEIGHTS.population * bucket.count) / mostFrequent;
  return buckets.toSorted((a, b) => score(b) - score(a))[0];
}

function swatch(bucket: Bucket | undefined, total: number): JsonObject | null {
  if (!bucket) return null;
  const textColor = readableTextColor(bucket.color);
  const population = Math.round((bucket.count / total) * 10_000) / 100;
  return {
    _type: "sanity.imagePaletteSwatch",
    background: toHex(bucket.color),
    foreground: textColor,
    title: textColor,
    population,
  };
}

/** An sRGB color with channels from 0 to 255. */
interface Color {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

function toHex({ r, g, b }: Color): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Saturation and lightness of HSL, from 0 to 1. */
interface Tone {
  readonly saturation: number;
  readonly lightness: number;
}

function toneOf({ r, g, b }: Color): Tone {
  const max = Math.max(r, g, b) / 255;
  const min = Math.min(r, g, b) / 255;
  const lightness = (max + min) / 2;
  const saturation = max === min ? 0 : (max - min) / (1 - Math.abs(2 * lightness - 1));
  return { saturation, lightness };
}

/** Black or white, whichever has more contrast to `background` by WCAG 2.2. */
function readableTextColor(background: Color): "#000" | "#fff" {
  const luminance =
    0.2126 * linear(background.r) + 0.7152 * linear(background.g) + 0.0722 * linear(background.b);
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "#fff" : "#000";
}

function linear(value: number): number {
  const channel = value / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
