import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { AccentColor } from "./accent-color.tsx";

const web = join(import.meta.dirname, "..");
const styles = new Map(
  globSync("*/**/*.css", { cwd: web, exclude: ["**/node_modules", ".next*"] }).map((file) => [
    file,
    readFileSync(join(web, file), "utf8"),
  ]),
);

test.each([
  ["the color of globals.css", "#DA251D"],
  ["a color on which white text cannot be read", "#ffdd00"],
  ["text that is no color", "#da251d}</style><script>"],
])("%s renders no styles", (_name, color) => {
  expect(AccentColor({ color })).toBeNull();
});

test("another color replaces the accent color and its shades", () => {
  const style: unknown = AccentColor({ color: "#005ea8" })?.props;
  expect(style).toEqual({ children: expect.stringContaining(":root{--color-accent:#005ea8;") });
});

test("no stylesheet repeats a default shade that another color would have to replace", () => {
  const theme = styles.get("styles/globals.css") ?? "";
  const shades = [...theme.matchAll(/--color-accent[\w-]*: (#\w+)/g)].map(([, shade = ""]) => shade);
  expect(shades).toHaveLength(5);
  const repeated = [...styles].flatMap(([file, text]) =>
    shades
      .filter((shade) => text.split(shade).length > (file === "styles/globals.css" ? 2 : 1))
      .map((shade) => `${file}: ${shade}`),
  );
  expect(repeated).toEqual([]);
});

test("text in the accent color has the shade for dark in dark sections, and the one for paper in print", () => {
  expect(accentTextIn("styles/tones.css", '[data-tone="dark"]')).toBe("var(--color-accent-on-dark)");
  expect(accentTextIn("styles/print.css", '[data-tone="dark"]')).toBe("inherit");
});

/** The value of `--color-accent-text` in the first rule for `selector`. */
function accentTextIn(file: string, selector: string): string | undefined {
  const rule = styles.get(file)?.split(`${selector} {`)[1]?.split("}")[0];
  return rule && /--color-accent-text: ([^;]+);/.exec(rule)?.[1];
}
