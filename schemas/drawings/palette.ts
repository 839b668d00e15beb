// The colors of a drawing's file. On the site each becomes a custom property of web/drawings/kit/drawing.css, so that a drawing has
// the colors of its section, of print and of a contrast theme. A color that is not here stays as it is.

/** The custom property of each color, and its value in light sections. */
const palette = {
  ink: { hex: "#14181b", property: "--dw-ink" },
  paper: { hex: "#ffffff", property: "--dw-paper" },
  thin: { hex: "#5c646a", property: "--dw-thin" },
  line: { hex: "#8a9299", property: "--dw-line" },
  divider: { hex: "#d7dbde", property: "--dw-divider" },
  accent: { hex: "#da251d", property: "--dw-accent" },
  accentText: { hex: "#c51f18", property: "--dw-accent-text" },
  tint: { hex: "#eaeaeb", property: "--dw-tint" },
} as const;

/** What drawing programs use unless somebody chooses a color. */
const DEFAULT_BLACK = "#000000";

const properties = new Map<string, string>([
  ...Object.values(palette).map(({ hex, property }) => [hex, property] as const),
  [DEFAULT_BLACK, palette.ink.property],
]);

/** The color of a file as the site shows it. */
export function siteColor(color: string): string {
  const property = properties.get(color);
  return property === undefined ? color : `var(${property})`;
}

/** The palette in words, for editors. */
export const PALETTE_IN_WORDS = `ink ${palette.ink.hex} or black, paper ${palette.paper.hex}, thin lines ${palette.thin.hex}, hatching ${palette.line.hex}, dividers ${palette.divider.hex}, accent ${palette.accent.hex}, accent text ${palette.accentText.hex}, tint ${palette.tint.hex}`;
