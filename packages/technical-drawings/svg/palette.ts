// The colors of a drawing's file. On a page each becomes a custom property, so that a drawing has the colors
// of its section, of print and of a contrast theme. A color that is not here stays as it is.

/** Each color by its custom property: its value in a file, which is the one of light sections, and the one of dark sections. */
export const palette = {
  "--dw-ink": { name: "ink", light: "#14181b", dark: "#ffffff" },
  "--dw-paper": { name: "paper", light: "#ffffff", dark: "#14181b" },
  "--dw-thin": { name: "thin lines", light: "#5c646a", dark: "#a9b0b5" },
  "--dw-line": { name: "hatching", light: "#8a9299", dark: "#6b747b" },
  "--dw-divider": { name: "dividers", light: "#d7dbde", dark: "#353c41" },
  "--dw-accent": { name: "accent", light: "#da251d", dark: "#ff6a5e" },
  "--dw-accent-text": { name: "accent text", light: "#c51f18", dark: "#ff6a5e" },
  "--dw-tint": { name: "tint", light: "#eaeaeb", dark: "#292d30" },
} as const;

/** Drawing programs use it unless somebody chooses a color, so it is ink. */
const BLACK = "#000000";

const properties = new Map<string, string>([
  ...Object.entries(palette).map(([property, { light }]) => [light, property] as const),
  [BLACK, "--dw-ink"],
]);

/** The color of a file, #rrggbb or #rgb, as a page shows it. */
export function pageColor(color: string): string {
  const property = properties.get(color.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3"));
  return property === undefined ? color : `var(${property})`;
}

/** The palette in words, for editors. */
export const PALETTE_IN_WORDS = Object.values(palette)
  .map(({ name, light }) => `${name} ${light}`)
  .join(", ");
