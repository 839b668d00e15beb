import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { checkSchema } from "dataset-folder/check-schema.ts";
import type { ContentDocument } from "stored-values/stored-document.ts";
import { expect, test } from "vitest";

import { schemaTypes } from "../../schemas/index.ts";
import { checkSearch } from "./check-search.ts";
import { checkAll, formatFindings, readForCheck, checkSpelling } from "./check.ts";
import type { Finding } from "./finding.ts";
import { CONTENT_FOLDER } from "./first-content.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const hero = { _key: "a", _type: "hero", heading: "About us" };
const page: ContentDocument = {
  _id: "about",
  _type: "page",
  path: "/about",
  title: "About us",
  seo: { description: "What we make, how we measure it, and where you can visit us." },
  blocks: [hero],
};

const linkTo = (id: string, anchor?: string) => ({
  _key: "link",
  _type: "action",
  label: "Read more",
  link: { _type: "link", kind: "internal", reference: { _type: "reference", _ref: id }, anchor },
});
const withLink = (id: string, anchor?: string) => ({
  ...page,
  blocks: [{ ...hero, actions: [linkTo(id, anchor)] }],
});

test("the content of this repository has no errors and no warnings", async () => {
  const findings = await checkAll(await readForCheck(CONTENT_FOLDER));
  expect(
    formatFindings(
      findings.filter(({ level }) => level !== "info"),
      ({ _id }) => _id,
    ),
  ).toBe("Nothing to fix.");
});

test("the placeholder of the brand in a description is found, because search results would show it", async () => {
  const document = { ...page, seo: { _type: "seo", description: "{brand} in Wuhan: what we make." } };
  expect(await checkSchema([document], [], schemaTypes)).toMatchObject([
    {
      level: "error",
      message: expect.stringContaining("{brand} stands for the brand name in the title only"),
    },
  ]);
});

test("a link to a missing document and a link to a missing anchor are found, and right links are not", async () => {
  const shared = { _key: "s", _type: "sharedSection", section: { _type: "reference", _ref: "saved" } };
  const other = { ...page, _id: "other", path: "/other", blocks: [{ ...hero, anchor: "top" }, shared] };
  const section: ContentDocument = {
    _id: "saved",
    _type: "section",
    name: "Saved",
    blocks: [{ ...hero, anchor: "inside" }],
  };
  const messages = async (document: ContentDocument) =>
    (await checkSchema([document, other, section], [], schemaTypes)).map(
      ({ level, message }) => `${level}: ${message}`,
    );
  expect(await messages(withLink("missing"))).toEqual([
    expect.stringMatching(/^warning: This page is not published/),
  ]);
  expect(await messages(withLink("other", "bottom"))).toEqual([
    expect.stringContaining("No block of that page has the anchor “bottom”"),
  ]);
  expect(await messages(withLink("other", "top"))).toEqual([]);
  expect(await messages(withLink("other", "inside"))).toEqual([]);
});

test("a word that no dictionary has is found where it is", async () => {
  const blocks = [
    { _key: "a", _type: "hero", heading: "Injection molding", lead: "Thermoplastics, mouldd in days" },
  ];
  const other = { ...page, _id: "other", blocks };
  expect(await checkSpelling([page, other, page])).toMatchObject([
    {
      document: other,
      path: ["blocks", { _key: "a" }, "lead"],
      message: expect.stringContaining("“mouldd”"),
    },
  ]);
});

test("queries that find no right result are listed if there are too many", async () => {
  const file = join(temporaryFolder(), "queries.json");
  const queries = { about: ["/about"], "visit us": ["/about"], lathe: ["/turning"] };
  const checkWith = async (share: number) => {
    await writeFile(file, JSON.stringify({ visitors: { first: share, firstThree: share, queries } }));
    return (await checkSearch([page], file)).map(({ message }) => message);
  };
  expect(await checkWith(0.6)).toEqual([]);
  expect(await checkWith(1)).toEqual([
    "1 queries of visitors have no right result first, at most 0 may: “lathe” (not found)",
    "1 queries of visitors have no right result among the first three, at most 0 may: “lathe” (not found)",
  ]);
});

test("the queries of a language search its own pages, with its own synonyms", async () => {
  const file = join(temporaryFolder(), "queries.json");
  const german: ContentDocument = {
    ...page,
    _id: "about__de",
    language: "de",
    original: { _ref: "about" },
    path: "/de/ueber-uns",
    title: "Über uns",
  };
  const language = {
    _id: "language-de",
    _type: "language",
    code: "de",
    synonyms: ["Über uns, Firmenprofil"],
  };
  const queries = { Firmenprofil: ["/de/ueber-uns"] };
  await writeFile(file, JSON.stringify({ german: { language: "de", first: 1, firstThree: 1, queries } }));
  expect(await checkSearch([page, german, language], file)).toEqual([]);
  expect(await checkSearch([page, german], file)).toHaveLength(2);
});

test("findings are listed under their document, with where, what and why, and counted", () => {
  const path = ["blocks", { _key: "a" }, "lead"];
  const finding: Finding = {
    document: page,
    path,
    check: "wording",
    level: "warning",
    message: "“matt”: Write “matte”",
    why: "It is shorter",
  };
  const whole: Finding = { path: [], check: "search", level: "error", message: "The index is too large" };
  expect(formatFindings([finding, { ...finding, level: "info" }, whole], ({ _id }) => `${_id}.json`)).toBe(
    `about.json
  Warning (wording): blocks[_key=="a"].lead
    “matt”: Write “matte”.
    Why: It is shorter.
  Hint (wording): blocks[_key=="a"].lead
    “matt”: Write “matte”.
    Why: It is shorter.

The content
  Error (search): The index is too large.

1 error, 1 warning, 1 hint.`,
  );
});
