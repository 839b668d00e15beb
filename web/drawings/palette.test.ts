import { readFileSync } from "node:fs";
import { join } from "node:path";

import { palette } from "technical-drawings/svg/palette.ts";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(web, file), "utf8");

/** The declarations of the first rule whose selector contains `selector`. */
function declarations(css: string, selector: string): Record<string, string> {
  const start = css.indexOf("{", css.indexOf(selector));
  const rule = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    Array.from(rule.matchAll(/(--[\w-]+): ([^;]+);/g), ([, name, value]) => [name, value]),
  );
}

const theme = declarations(read("styles/globals.css"), "@theme");
const dark = { ...theme, ...declarations(read("styles/tones.css"), '[data-tone="dark"] {') };
const drawingCss = read("drawings/drawings.css");
const inLight = declarations(drawingCss, '[class|="drawing"]');
const inDark = {
  ...inLight,
  ...declarations(drawingCss, ':is(.bg-ink, [data-tone="dark"])'),
  ...declarations(read("styles/tones.css"), '[data-tone="dark"][data-tone]'),
};

function colorOf(property: string, rules: Record<string, string>, colors: Record<string, string>): string {
  const value = (rules[property] ?? "").replace("currentColor", "var(--color-ink)");
  const color = value.replace(/^var\((--color-[\w-]+)\)$/, (_, name: string) => colors[name] ?? "");
  return color.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
}

// The tint is mixed by the browser.
const { "--dw-tint": _, ...plain } = palette;

test.each(Object.entries(plain))(
  "%s has the colors of the style sheets",
  (property, { light, dark: onDark }) => {
    expect(colorOf(property, inLight, theme)).toBe(light);
    expect(colorOf(property, inDark, dark)).toBe(onDark);
  },
);
