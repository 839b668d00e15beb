import { fileURLToPath } from "node:url";

import { renderToStaticMarkup } from "react-dom/server";
import { DEFAULT_ACCENT } from "schemas/fields/accent-color.ts";
import { expect, test, vi } from "vitest";

import { drawable } from "./share-image-fonts.ts";
import { drawShareImage, ShareImage } from "./share-image.tsx";

const draw = (accentColor: string | undefined) =>
  renderToStaticMarkup(
    <ShareImage title="CNC machining" section="Capabilities" brand="Example" accentColor={accentColor} />,
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

// One character of each range of each font, and the ends of the ranges.
const LETTERS = [
  "Walls ≥ 1 mm and ≤ 3 mm → Ω √ ≈ ≠ ∞ ± × − ° ′ ″ ‰ № ① ⇒",
  "Części ł č ę Ł ż ğ ş Ș ț ű ŵ Ÿ ǎ ẞ œ ı",
  "Обработка Ёё Її Ґґ Ђ џ",
  "Ακρίβεια ΰ Ϊ ώ",
  "武汉精密加工：数控机床、３Ｄ「齄」カタ",
];

test.each(LETTERS)("all of %s is drawn with fonts of the site", async (title) => {
  expect(drawable(title)).toBe(title);
  vi.spyOn(process, "cwd").mockReturnValue(fileURLToPath(new URL("..", import.meta.url)));
  // ImageResponse downloads a font for a character that no font has. It also fetches its own WebAssembly, from a data URL.
  const load = vi.spyOn(globalThis, "fetch");
  const image = await drawShareImage({ title, section: "", brand: "", accentColor: undefined });
  expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  const addresses = load.mock.calls.map(([address]) => (address instanceof Request ? address.url : address));
  expect(addresses.filter((address) => new URL(address).protocol !== "data:")).toEqual([]);
});

test("similar signs replace those that no font has, and emoji are left out", () => {
  expect(drawable("⌀ 6 mm Ω a‑b 🔩 العربية")).toBe("Ø 6 mm Ω a-b  ");
});
