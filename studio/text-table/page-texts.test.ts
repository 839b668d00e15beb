import { createTestClient } from "studio-kit/testing/test-client.ts";
import { movedPages, saveInDrafts } from "studio-text-table/drafts.ts";
import { expect, test } from "vitest";

import { PAGE_COLUMNS, pageRow, pictureRows, TEXT_OBJECTS } from "./page-texts.ts";

const page = {
  _id: "cnc",
  _type: "service",
  _rev: "1",
  path: "/cnc",
  title: "CNC machining",
  summary: "Milled and turned parts.",
  seo: { _type: "seo", noIndex: true },
  blocks: [
    { _type: "notice", _key: "notice" },
    {
      _type: "hero",
      _key: "top",
      picture: { _type: "picture", asset: { _ref: "image-a" }, caption: "A part" },
    },
  ],
};

test("a page is a row with its texts, and with what visitors get while one is missing", () => {
  expect(pageRow(page)).toMatchObject({
    key: "cnc",
    name: "/cnc",
    texts: { title: "CNC machining", "seo.title": "", "seo.description": "", hero: "", "seo.noIndex": "Yes" },
    inherited: { "seo.title": "CNC machining", "seo.description": "Milled and turned parts." },
    paths: { hero: 'blocks[_key=="top"].heading' },
  });
});

test("a page without a hero has no heading to write", () => {
  expect(pageRow({ ...page, blocks: [] }).paths).not.toHaveProperty("hero");
});

test("each picture of a page is a row with the alternative text that it has in Media", () => {
  expect(pictureRows(page, new Map([["image-a", "A milled part"]]))).toMatchObject([
    {
      key: 'cnc blocks[_key=="top"].picture',
      texts: { alt: "", caption: "A part" },
      inherited: { alt: "A milled part" },
      paths: { alt: 'blocks[_key=="top"].picture.alt' },
    },
  ]);
});

test("changes are stored in the draft: set, with what is missing around them, or removed", async () => {
  const { client, actions } = createTestClient();
  const change = { row: "cnc", before: "" };
  await saveInDrafts(
    client,
    { rows: [pageRow({ ...page, _id: "drafts.cnc" })], columns: PAGE_COLUMNS, objects: TEXT_OBJECTS },
    [
      { ...change, column: "title", after: "CNC" },
      { ...change, column: "seo.title", after: "CNC machining service" },
      { ...change, column: "seo.noIndex", after: "" },
    ],
  );
  const edit = { actionType: "sanity.action.document.edit", draftId: "drafts.cnc", publishedId: "cnc" };
  expect(actions).toEqual([
    { ...edit, patch: { set: { title: "CNC" } } },
    { ...edit, patch: { setIfMissing: { seo: { _type: "seo" } } } },
    { ...edit, patch: { set: { "seo.title": "CNC machining service" } } },
    { ...edit, patch: { unset: ["seo.noIndex"] } },
  ]);
});

test("a draft with another path is not published from the table", () => {
  const moved = { ...page, _id: "drafts.cnc", path: "/cnc-milling" };
  const added = { ...page, _id: "drafts.new", path: "/new" };
  expect(movedPages([page], [moved, added])).toEqual([moved]);
});
