import { expect, test } from "vitest";

import { findEntries, type FindSettings, found } from "./find-entries.ts";

const place = {
  name: "place",
  fields: [{ name: "city", title: "City", description: "Where the office is" }],
};
const type = {
  name: "settings",
  title: "Settings",
  groups: [{ name: "contact", title: "Contact" }],
  fields: [
    { name: "phone", title: "Phone number", description: "Or telephone", group: "contact" },
    Object.assign(place, { group: "contact" }),
  ],
};
const guide = { value: "a", title: "Call us", place: "Guide", words: "The phone number", target: "guide/a" };
const settings: Pick<FindSettings, "singletons" | "entries"> = {
  singletons: [{ id: "settings", type }],
  entries: () => [{ ...guide, isLong: true }],
};
const entries = findEntries(settings, [{ name: "check", title: "Check" }]);
const titles = (search: string) => found(entries, search).map(({ title }) => title);

test("each word of a search begins a word, whose plural counts too", () => {
  expect(titles("phones")).toEqual(["Phone number", "Call us"]);
  expect(titles("tele")).toEqual(["Phone number"]);
  expect(titles("one")).toEqual([]);
  expect(titles(" ")).toEqual([]);
});

test("a title comes before a description, and a long text last", () => {
  expect(titles("number")).toEqual(["Phone number", "Call us"]);
  expect(titles("check")).toEqual(["Check"]);
});

test("a field in an object opens there, and is in the tab of its object", () => {
  const [city] = found(entries, "city");
  expect(city).toMatchObject({ place: "Settings → Contact", target: { params: { path: "place.city" } } });
});
