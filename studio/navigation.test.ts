import { findEntries, found } from "studio-navigation/find-entries.ts";
import { expect, test } from "vitest";

import { findSettings } from "#navigation.ts";

const entries = findEntries(findSettings, [
  { name: "check", title: "Check" },
  { name: "quote-requests", title: "Quote requests" },
]);

test.each([
  ["phone number", "Phone number", "Settings → Contact"],
  ["telephone", "Phone number", "Settings → Contact"],
  ["opening hours", "Office hours", "Settings → Contact"],
  ["logo", "Wordmark", "Settings → Brand"],
  ["favicon", "Site icon", "Settings → Brand"],
  ["cookies", "Ask for consent first", "Settings → Analytics"],
  ["country", "Country", "Settings → Search engines"],
  ["banner", "Banner above the header", "Settings → Banner"],
  ["announcement", "Banner above the header", "Settings → Banner"],
  ["footer", "Footer columns", "Navigation → Footer"],
  ["check", "Check", "Tool"],
  ["requests", "Quote requests", "Tool"],
  ["google analytics", "Google Analytics", "Settings → Analytics"],
  ["facebook", "Social networks", "Settings → Contact"],
  ["campaign", "Make a campaign page", "Editor's guide"],
  ["utm", "Make a campaign page", "Editor's guide"],
  ["anchor", "Placement and timing of a block", "Editor's guide"],
])("“%s” first finds %s in %s", (search, title, place) => {
  expect(found(entries, search)[0]).toMatchObject({ title, place });
});

test("a field in an object opens there", () => {
  expect(found(entries, "postal code")[0]?.target).toMatchObject({
    params: { id: "settings", path: "place.postalCode" },
  });
});

test("nothing and unknown words find nothing", () => {
  expect(found(entries, " ")).toEqual([]);
  expect(found(entries, "xylophone")).toEqual([]);
});

test("every entry has a value of its own", () => {
  expect(new Set(entries.map(({ value }) => value)).size).toBe(entries.length);
});
