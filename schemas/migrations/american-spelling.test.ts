import { expect, test } from "vitest";

import { americanSpelling } from "./american-spelling.ts";

test("a British field name and value become American", () => {
  expect(americanSpelling.changesOf({ family: "Aluminium", colours: ["Clear"] })).toEqual({
    set: { colors: ["Clear"], family: "Aluminum" },
    unset: ["colours"],
  });
});

test("a field that an editor has filled in since is not overwritten", () => {
  expect(americanSpelling.changesOf({ colours: ["Clear"], colors: ["Black"] })).toEqual({
    set: { colors: ["Black"] },
    unset: ["colours"],
  });
});

test("a path with British words leads to the new one", () => {
  expect(
    americanSpelling.changesOf({ path: "/blog/anodising-and-colour", aliases: ["/blog/color"] }).set,
  ).toEqual({
    path: "/blog/anodizing-and-color",
    aliases: ["/blog/color", "/blog/anodising-and-colour"],
  });
});

test("a document in American spelling stays as it is", () => {
  expect(americanSpelling.changesOf({ family: "Titanium", path: "/blog/anodizing-and-color" })).toEqual({
    set: {},
    unset: [],
  });
});
