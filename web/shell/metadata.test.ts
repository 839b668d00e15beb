import { expect, test } from "vitest";

import { pageMetadata } from "./metadata.ts";

const picture = (name: string) => ({
  _type: "picture" as const,
  asset: { _type: "reference" as const, _ref: `image-${name}-1600x1200-jpg` },
  alt: `Shows ${name}`,
});
type Page = Parameters<typeof pageMetadata>[0];
const bare: Page = {
  _type: "caseStudy",
  _rev: "r1",
  path: "/Robot",
  title: "A robot",
  summary: null,
  picture: null,
  seo: null,
};
const settings = { brandName: "Donghe", defaultSeo: { description: "Parts to your drawing." } };

const sharedPicture = (page: Partial<Page>) =>
  JSON.stringify(pageMetadata({ ...bare, ...page }, settings).openGraph?.images);

test("the description is the one for search engines, else the page's summary, else the one of the settings", () => {
  const seo = { _type: "seo" as const, description: "For buyers." };
  const summary = "Twelve housings.";
  expect(pageMetadata({ ...bare, summary, seo }, settings).description).toBe("For buyers.");
  const described = pageMetadata({ ...bare, summary }, settings);
  expect(described.description).toBe(summary);
  expect(described.openGraph?.description).toBe(summary);
  expect(pageMetadata(bare, settings).description).toBe("Parts to your drawing.");
  expect(pageMetadata(bare, null)).not.toHaveProperty("description");
});

test("the share image is the one for sharing, else the page's picture, else one that the site draws", () => {
  const seo = { _type: "seo" as const, picture: picture("b") };
  expect(sharedPicture({ picture: picture("a"), seo })).toMatch(/\/b-1600x1200\.jpg.*"Shows b"/);
  expect(sharedPicture({ picture: picture("a") })).toMatch(/\/a-1600x1200\.jpg.*"Shows a"/);
  expect(sharedPicture({})).toContain('"/api/share/robot?v=r1"');
});

test("a title for search engines has the brand only where it asks for it", () => {
  const seo = { _type: "seo" as const, title: "Robot housings" };
  expect(pageMetadata({ ...bare, seo }, settings).title).toEqual({ absolute: "Robot housings" });
  const withBrand = pageMetadata({ ...bare, seo: { ...seo, title: "Robots | {brand}" } }, settings);
  expect(withBrand.title).toEqual({ absolute: "Robots | Donghe" });
  expect(withBrand.openGraph?.title).toBe("Robots | Donghe");
  expect(pageMetadata(bare, settings).title).toBe("A robot");
});

test.each([
  ["blog", "article"],
  ["guide", "article"],
  ["service", "website"],
] as const)("a page of the type %s is shared as %s", (_type, type) => {
  expect(pageMetadata({ ...bare, _type }, settings).openGraph).toMatchObject({ type });
});
