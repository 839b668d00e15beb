import { fileURLToPath } from "node:url";

import { renderToStaticMarkup } from "react-dom/server";
import { DEFAULT_ACCENT } from "schemas/fields/accent-color.ts";
import { expect, test, vi } from "vitest";

import { drawable, fontsFor } from "./share-image-fonts.ts";
import { drawShareImage, ShareImage } from "./share-image.tsx";

const draw = (accentColor: string | undefined, title = "CNC machining") =>
  renderToStaticMarkup(
    <ShareImage title={title} section="Capabilities" brand="Example" accentColor={accentColor} />,
  );

test("the share image has the accent color that an editor chose", () => {
  const image = draw("#005ea8");
  expect(image).toContain("background:#005ea8");
  expect(image).not.toContain(DEFAULT_ACCENT);
});

test.each([
  ["no color", undefined] as const,
  ["a color on which white text cannot be read", "#ffdd00"] as const,
])("the share image has the default accent color for %s", (_name, color) => {
  expect(draw(color)).toContain(`background:${DEFAULT_ACCENT}`);
});

test.each([
  ["Custom parts | Example", "Custom parts"],
  ["Custom parts – Example", "Custom parts"],
  ["About Example", "About Example"],
  ["Example", "Example"],
])("the share image of %s has the title %s, because it shows the brand below", (title, shown) => {
  expect(draw(undefined, title)).toContain(`>${shown}<`);
  expect(draw(undefined, title)).not.toContain("|");
});

test("a title takes time in proportion to its length", () => {
  const before = process.cpuUsage();
  draw(undefined, `a${" ".repeat(300_000)}x Example`);
  draw(undefined, `a${"\u0315".repeat(90_000)}${"\u0334".repeat(90_000)}`);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
});

// One character of each range of each font, and the ends of the ranges.
const LETTERS = [
  ["en", "Walls ≥ 1 mm and ≤ 3 mm → Ω √ ≈ ≠ ∞ ± × − ° ′ ″ ‰ № ① ⇒", 4],
  ["pl", "Części ł č ę Ł ż ğ ş Ș ț ű ŵ Ÿ ǎ ẞ œ ı", 2],
  ["ru", "Обработка Ёё Її Ґґ Ђ џ", 2],
  ["el", "Ακρίβεια ΰ Ϊ ώ", 2],
  ["en", "武汉精密加工：数控机床、３Ｄ「齄」カタ", 2],
  ["ja", "お問い合わせ・お見積もり：鈑金、射出成形「熙」", 2],
  // A Chinese title with a Japanese name.
  ["en", "武汉加工 見", 3],
] as const;

test.each(LETTERS)(
  "all of the %s title %s is drawn with fonts of the site",
  async (language, title, fonts) => {
    expect(drawable(title)).toBe(title);
    vi.spyOn(process, "cwd").mockReturnValue(fileURLToPath(new URL("..", import.meta.url)));
    expect(await fontsFor(title, language)).toHaveLength(fonts);
    // ImageResponse tries to download a font for each character that our fonts lack. It also fetches its own WebAssembly, from a data URL.
    const load = vi.spyOn(globalThis, "fetch");
    const image = await drawShareImage({ title, section: "", brand: "", accentColor: undefined, language });
    expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
    const addresses = load.mock.calls.map(([address]) =>
      address instanceof Request ? address.url : address,
    );
    expect(addresses.filter((address) => new URL(address).protocol !== "data:")).toEqual([]);
  },
);

test("similar signs replace those that no font has, and emoji are left out", () => {
  expect(drawable("⌀ 6 mm Ω a‑b 🔩 العربية")).toBe("Ø 6 mm Ω a-b  ");
});
