import { expect, test } from "vitest";

import { searchAppearance } from "#search-appearance.ts";

const picture = (ref: string) => ({ asset: { _ref: ref } });
const site = "https://www.example.com";

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
    description: "Parts in three days.",
    breadcrumb: "www.example.com › cnc-machining › aluminium",
    isHidden: false,
  });
});

test("a page without search texts is shown by its title and its sentence", () => {
  const look = searchAppearance({ title: "CNC", summary: "Milled parts." }, site);
  expect(look).toMatchObject({ title: "CNC", description: "Milled parts.", breadcrumb: "www.example.com" });
  expect(searchAppearance({}, site).title).toBe("No title yet");
});

test("a long title is cut between words, and its length is counted", () => {
  const look = searchAppearance({ title: `${"word ".repeat(13)}end` }, site);
  expect(look.title).toBe(`${"word ".repeat(11)}word …`);
  expect(look.counts).toContainEqual({ label: "Title", length: 68, limit: 60 });
});

test("the shared picture is the one for sharing, else the one of the page", () => {
  expect(searchAppearance({ picture: picture("a"), seo: { picture: picture("b") } }, site).pictureRef).toBe(
    "b",
  );
  expect(searchAppearance({ picture: picture("a"), seo: {} }, site).pictureRef).toBe("a");
  expect(searchAppearance({ seo: { noIndex: true } }, site)).toMatchObject({
    isHidden: true,
    pictureRef: undefined,
  });
});
