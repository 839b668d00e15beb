import type { StoredDocument } from "stored-values/stored-document.ts";
import { sampleTitles } from "studio-kit/testing/sample-titles.ts";
import { expect, test } from "vitest";

import { findingsOf as findingsWith, groupByDocument, type Marker } from "./findings.ts";

const findingsOf = (document: StoredDocument, markers: readonly Marker[]) =>
  findingsWith(document, markers, sampleTitles);

const page = {
  _id: "drafts.about",
  _rev: "1",
  _type: "page",
  blocks: [
    { _key: "a", _type: "hero" },
    { _key: "b", _type: "pictureText", picture: {} },
  ],
};

test("errors come before warnings, and hints come last", () => {
  const findings = findingsOf(page, [
    { level: "info", message: "Narrow", path: [] },
    { level: "warning", message: "Long", path: ["title"] },
    { level: "error", message: "Empty", path: ["path"] },
  ]);
  expect(findings.map(({ message }) => message)).toEqual(["Empty", "Long", "Narrow"]);
});

test("findings of one level are in the order of the form", () => {
  const paths = [
    ["seo", "description"],
    ["blocks", { _key: "b" }, "picture"],
    ["blocks", { _key: "b" }, "heading"],
    ["blocks", { _key: "a" }, "lead"],
    ["title"],
    ["blocks"],
  ];
  const findings = findingsOf(
    page,
    paths.map((path) => ({ level: "warning" as const, message: "Odd", path })),
  );
  expect(findings.map(({ breadcrumb }) => breadcrumb)).toEqual([
    "Title",
    "Blocks",
    "Blocks › Hero (1) › Introduction",
    "Blocks › Picture with text (2) › Heading",
    "Blocks › Picture with text (2) › Picture",
    "Search engines and sharing › Description in search results",
  ]);
});

test("a finding inside a text names its paragraph", () => {
  const text = [{ _key: "p", _type: "block", children: [{ _key: "s", _type: "span", text: "Write here." }] }];
  const blocks = [{ _key: "a", _type: "richText", heading: "Why", text }];
  const path = ["blocks", { _key: "a" }, "text", { _key: "p" }, "children", { _key: "s" }, "text"];
  const [finding] = findingsOf({ ...page, blocks }, [{ level: "warning", message: "Example", path }]);
  expect(finding?.breadcrumb).toBe("Blocks › Rich text “Why” › Text › Paragraph (1)");
});

test("a finding names its field by the titles in the form, and by its path for the edit intent", () => {
  const path = ["blocks", { _key: "b" }, "picture", "alt"];
  const [finding] = findingsOf(page, [{ level: "error", message: "Empty", path }]);
  expect(finding).toMatchObject({
    breadcrumb: "Blocks › Picture with text (2) › Picture › Alternative text",
    path: 'blocks[_key=="b"].picture.alt',
  });
});

test("a finding in one of two blocks of the same type names the block by its text", () => {
  const blocks = [
    { _key: "a", _type: "steps", heading: "From file to part" },
    { _key: "b", _type: "steps", heading: "From part to delivery" },
  ];
  const path = ["blocks", { _key: "b" }, "steps"];
  const [finding] = findingsOf({ ...page, blocks }, [{ level: "error", message: "Required", path }]);
  expect(finding?.breadcrumb).toBe("Blocks › Steps “From part to delivery” › Steps");
});

test("a field in an empty object has its title too", () => {
  const [finding] = findingsOf(page, [{ level: "warning", message: "None", path: ["seo", "description"] }]);
  expect(finding?.breadcrumb).toBe("Search engines and sharing › Description in search results");
});

test("a finding without a field is about the whole document", () => {
  expect(findingsOf(page, [{ level: "error", message: "Odd", path: [] }])[0]?.breadcrumb).toBe(
    "The whole document",
  );
});

test("findings are grouped by document", () => {
  const other = { _id: "videos", _rev: "1", _type: "page" };
  const findings = [page, other].flatMap((document) =>
    findingsOf(document, [
      { level: "error", message: "Empty", path: [] },
      { level: "warning", message: "Long", path: [] },
    ]),
  );
  expect(groupByDocument(findings).map((group) => [group.document._id, group.findings.length])).toEqual([
    ["drafts.about", 2],
    ["videos", 2],
  ]);
});
