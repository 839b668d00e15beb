import { expect, test } from "vitest";

import { searchAppearance } from "#search-appearance.ts";

const picture = (ref: string) => ({ asset: { _ref: ref } });
const site = {
  siteUrl: "https://www.example.com",
  brandName: "Donghe",
  description: "Parts to your drawing.",
};

test("a page is shown by its search title and description, and its path as a trail", () => {
  const look = searchAppearance(
    {
      title: "CNC",
      path: "/cnc-machining/aluminium",
      seo: { title: "CNC machining", description: "Parts in three days." },
    },
    site,
  );
  expect(look).toMatchObject({
    title: "CNC machining",
    isWithBrand: false,
    description: "Parts in three days.",
    breadcrumb: "www.example.com › cnc-machining › aluminium",
    isHidden: false,
  });
});

test("a page without search texts is shown by its title with the brand, which counts, and by its sentence", () => {
  const look = searchAppearance({ title: "CNC", summary: "Milled parts." }, site);
  expect(look).toMatchObject({
    title: "CNC – Donghe",
    isWithBrand: true,
    sharedTitle: "CNC",
    description: "Milled parts.",
    breadcrumb: "www.example.com",
  });
  expect(look.counts).toContainEqual({ label: "Title", length: 12, limit: 60 });
  expect(searchAppearance({}, site).title).toBe("No title yet");
});

test("a page that says nothing about itself is described as the settings say", () => {
  expect(searchAppearance({ title: "CNC" }, site)).toMatchObject({
    description: "Parts to your drawing.",
    sharedDescription: "Parts to your drawing.",
  });
});

test("a long title is cut between words, and its length is counted", () => {
  const look = searchAppearance({ seo: { title: `${"word ".repeat(13)}end` } }, site);
  expect(look.title).toBe(`${"word ".repeat(11)}word …`);
  expect(look.counts).toContainEqual({ label: "Title", length: 68, limit: 60 });
});

test("the shared picture is the one for sharing, else the one of the page, else the site draws a card", () => {
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
