import { expect, test } from "vitest";

import { byDocument, findingsOf } from "#check/finding.ts";

const page = {
  _id: "drafts.about",
  _rev: "1",
  _type: "page",
  blocks: [
    { _key: "a", _type: "hero" },
    { _key: "b", _type: "pictureText", picture: {} },
  ],
};

test("errors stand before warnings, and remarks are left out", () => {
  const found = findingsOf(page, [
    { level: "warning", message: "Long", path: ["title"] },
    { level: "info", message: "Nice", path: [] },
    { level: "error", message: "Empty", path: ["path"] },
  ]);
  expect(found.map(({ message }) => message)).toEqual(["Empty", "Long"]);
});

test("a place is told by the titles that the form shows, and by its path for the Studio", () => {
  const path = ["blocks", { _key: "b" }, "picture", "alt"];
  const [finding] = findingsOf(page, [{ level: "error", message: "Empty", path }]);
  expect(finding).toMatchObject({
    place: "Blocks › Picture with text (2) › Picture › Alternative text",
    path: 'blocks[_key=="b"].picture.alt',
  });
});

test("a field of something that is not filled in at all has its title too", () => {
  const [finding] = findingsOf(page, [{ level: "warning", message: "None", path: ["seo", "description"] }]);
  expect(finding?.place).toBe("Search engines and sharing › Description in search results");
});

test("a finding about no field is about the whole document", () => {
  expect(findingsOf(page, [{ level: "error", message: "Odd", path: [] }])[0]?.place).toBe(
    "The whole document",
  );
});

test("findings stand together under their document", () => {
  const other = { _id: "videos", _rev: "1", _type: "page" };
  const found = [page, other].flatMap((document) =>
    findingsOf(document, [
      { level: "error", message: "Empty", path: [] },
      { level: "warning", message: "Long", path: [] },
    ]),
  );
  expect(byDocument(found).map(({ document, findings }) => [document._id, findings.length])).toEqual([
    ["drafts.about", 2],
    ["videos", 2],
  ]);
});
