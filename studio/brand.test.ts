import { color } from "@sanity/color";
import { expect, onTestFinished, test, vi } from "vitest";

import { loadBrand, theme } from "#brand.tsx";

test.each(["light", "dark"] as const)(
  "the focus ring of the %s theme is closer to blue than to the red of errors",
  (scheme) => {
    const { focusRing } = theme.color[scheme].default.base;
    expect(distance(focusRing, color.blue[500].hex)).toBeLessThan(distance(focusRing, color.red[500].hex));
  },
);

function distance(a: string, b: string): number {
  return Math.hypot(...channels(a).map((channel, index) => channel - (channels(b)[index] ?? 0)));
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/** Answers requests of the page with `respond`, and returns their addresses. */
function stubFetch(respond: () => Response): string[] {
  const addresses: string[] = [];
  vi.stubGlobal("fetch", async (address: URL) => {
    addresses.push(address.href);
    return respond();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return addresses;
}

const icons = [{ src: "/icon.svg", type: "image/svg+xml" }];

test("the brand is that of the site's manifest", async () => {
  const addresses = stubFetch(() => Response.json({ name: "Kinetik Parts", icons, display: "browser" }));
  expect(await loadBrand("https://parts.example")).toEqual({
    name: "Kinetik Parts",
    icon: "https://parts.example/icon.svg",
  });
  expect(addresses).toEqual(["https://parts.example/manifest.webmanifest"]);
});

test("a site without a name leaves the name to the Studio", async () => {
  stubFetch(() => Response.json({ name: "", icons: [] }));
  expect(await loadBrand("https://parts.example")).toEqual({});
});

test.each([
  ["an error", () => new Response("Not found", { status: 404 })],
  ["a page", () => new Response("<title>Sign in</title>")],
  ["other JSON", () => Response.json({ name: 5 })],
])("the Studio starts without a brand if the site answers with %s", async (_answer, respond) => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  stubFetch(respond);
  expect(await loadBrand("https://parts.example")).toEqual({});
  expect(warn).toHaveBeenCalledOnce();
});
