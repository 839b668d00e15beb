import { expect, test } from "vitest";

import { pictureUrl, searchAppearance } from "./search-appearance.ts";

const picture = (ref: string) => ({ asset: { _ref: ref } });
const site = {
  siteUrl: "https://www.example.com",
  brandName: "Donghe",
  description: "Parts to your drawing.",
  limits: { title: 60, description: 155 },
  withBrand: (title: string, brandName: string) => title.replace("{brand}", brandName),
  cardUrl: (path: string, revision: string) => `https://www.example.com/api/share${path}?v=${revision}`,
};

test("a page shows its SEO title and description, and its path as a breadcrumb", () => {
  const appearance = searchAppearance(
    {
      title: "CNC",
      path: "/cnc-machining/aluminium",
      seo: { title: "CNC machining", description: "Parts in three days." },
    },
    site,
  );
  expect(appearance).toMatchObject({
    title: "CNC machining",
    isWithBrand: false,
    description: "Parts in three days.",
    breadcrumb: "www.example.com › cnc-machining › aluminium",
    isHidden: false,
  });
});

test("a page without SEO texts shows its title with the brand, which counts toward the length, and its summary", () => {
  const appearance = searchAppearance({ title: "CNC", summary: "Milled parts." }, site);
  expect(appearance).toMatchObject({
    title: "CNC – Donghe",
    isWithBrand: true,
    sharedTitle: "CNC",
    description: "Milled parts.",
    breadcrumb: "www.example.com",
  });
  expect(appearance.counts).toContainEqual({ label: "Title", length: 12, limit: 60 });
  expect(searchAppearance({}, site).title).toBe("No title yet");
});

test("a page without a summary shows the description from the settings", () => {
  expect(searchAppearance({ title: "CNC" }, site)).toMatchObject({
    description: "Parts to your drawing.",
    sharedDescription: "Parts to your drawing.",
  });
});

test("a long title is truncated between words, and its full length is counted", () => {
  const appearance = searchAppearance({ seo: { title: `${"word ".repeat(13)}end` } }, site);
  expect(appearance.title).toBe(`${"word ".repeat(11)}word …`);
  expect(appearance.counts).toContainEqual({ label: "Title", length: 68, limit: 60 });
});

test("the shared picture is the SEO picture, then the page's picture, then a card that the site draws", () => {
  const both = searchAppearance({ picture: picture("a"), seo: { picture: picture("b") } }, site);
  expect(both.picture?.asset._ref).toBe("b");
  expect(both.drawnPicture).toBeUndefined();
  expect(searchAppearance({ picture: picture("a"), seo: {} }, site).picture?.asset._ref).toBe("a");
  const drawn = searchAppearance({ _rev: "r1", path: "/Videos", seo: { noIndex: true } }, site);
  expect(drawn).toMatchObject({
    isHidden: true,
    picture: undefined,
    drawnPicture: "https://www.example.com/api/share/videos?v=r1",
  });
});

const dataset = { projectId: "p", dataset: "d" };
const asset = { _ref: "image-abc-1000x800-jpg" };

test("a picture's URL requests the aspect ratio of a card", () => {
  const url = new URL(pictureUrl({ asset }, dataset));
  expect(url.pathname).toBe("/images/p/d/abc-1000x800.jpg");
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ w: "960", h: "504" });
});

test("a picture is cropped within the editor's crop, around the hotspot", () => {
  const crop = { left: 0.1, right: 0.1, top: 0, bottom: 0.25 };
  const hotspot = { x: 0.5, y: 0.6, width: 0.1, height: 0.1 };
  const url = new URL(pictureUrl({ asset, crop, hotspot }, dataset));
  const [left = 0, top = 0, width = 0, height = 0] = (url.searchParams.get("rect") ?? "")
    .split(",")
    .map(Number);
  expect([left, width]).toEqual([100, 800]);
  expect(width / height).toBeCloseTo(960 / 504, 1);
  expect(top).toBeGreaterThan(100);
  expect(top + height).toBeLessThanOrEqual(600);
});
