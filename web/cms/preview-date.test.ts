import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

import { expect, test } from "vitest";

import {
  parsePerspective,
  parsePreviewDate,
  PERSPECTIVE_COOKIE,
  perspectiveWithReleases,
  PREVIEW_SETTING_COOKIES,
} from "./preview-date.ts";

test("the cookies are those that the installed next-sanity writes", async () => {
  const actions = createRequire(import.meta.url).resolve("next-sanity/visual-editing/server-actions");
  const constants: unknown = await import(
    createRequire(actions).resolve("@sanity/preview-url-secret/constants")
  );
  expect(constants).toMatchObject({ perspectiveCookieName: PERSPECTIVE_COOKIE });
  const { variantCookieName } = Object(constants);
  const partitioned = /partitionedCookieName = "([^"]+)"/.exec(
    readFileSync(new URL("../../constants.js", pathToFileURL(actions)), "utf8"),
  );
  expect(PREVIEW_SETTING_COOKIES).toEqual(expect.arrayContaining([variantCookieName, partitioned?.[1]]));
});

test.each([
  ["published", ["published"]],
  ["rAbc12,drafts", ["rAbc12", "drafts"]],
])("the perspective %s is read", (value, names) => {
  expect(parsePerspective(value)).toEqual(names);
});

test.each([undefined, "", "raw", "r1,raw", "r1,,drafts", "drafts;", "é", "../r1"])(
  "the perspective %j is not valid, and shows drafts",
  (value) => {
    expect(parsePerspective(value)).toEqual(["drafts"]);
  },
);

test("a cookie with a date in ISO 8601 is read, and any other value is ignored", () => {
  expect(parsePreviewDate("2026-12-24T09%3A30%3A00.000Z")).toBe(Date.parse("2026-12-24T09:30:00Z"));
  expect(parsePreviewDate("2026-12-24T09:30:00.000Z")).toBe(Date.parse("2026-12-24T09:30:00Z"));
  expect(parsePreviewDate(undefined)).toBeUndefined();
  expect(parsePreviewDate("tomorrow")).toBeUndefined();
  expect(parsePreviewDate("%E0%A4%A")).toBeUndefined();
});

test("releases that are due come before drafts", () => {
  expect(perspectiveWithReleases(["drafts"], ["r2", "r1"])).toEqual(["r2", "r1", "drafts"]);
});

test("a release chosen in the Studio comes first, and is listed once", () => {
  expect(perspectiveWithReleases(["r1", "drafts"], ["r2", "r1"])).toEqual(["r1", "r2", "drafts"]);
});

test("without drafts, only published content and the due releases are shown", () => {
  expect(perspectiveWithReleases(["published"], ["r1"])).toEqual(["r1"]);
});

test("without a due release the perspective does not change", () => {
  expect(perspectiveWithReleases(["drafts"], [])).toEqual(["drafts"]);
});
