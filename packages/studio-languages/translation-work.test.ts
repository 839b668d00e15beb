import { createTestClient } from "studio-kit/testing/test-client.ts";
import { describeFields } from "translations/fields.ts";
import * as v from "valibot";
import { expect, test, vi } from "vitest";

import {
  alignTranslation,
  createTranslation,
  differencesOf,
  isComplete,
  memoryOf,
  pairsOf,
  saveTexts,
  stateOf,
  titleOf,
  workOf,
} from "./translation-work.ts";

const field = (name: string, type = "string", more: object = {}) => ({ name, type, ...more });
const types = [
  {
    name: "page",
    type: "document",
    fields: [
      field("path"),
      field("title"),
      field("blocks", "array", { of: [{ type: "hero" }, { type: "divider" }] }),
    ],
  },
  { name: "hero", type: "object", fields: [field("heading")] },
  { name: "divider", type: "object", fields: [] },
  {
    name: "finish",
    type: "document",
    fields: [field("name"), field("limits", "array", { of: [{ type: "string" }] })],
  },
  { name: "sanity.imageAsset", type: "document", fields: [field("altText")] },
];
const intoGerman = { code: "de", termProblems: () => [] };
const settings = {
  model: {
    fields: describeFields(types, (name) => (name === "page.path" ? "own" : "text")),
    pageTypes: new Set(["page"]),
  },
  targetLanguage: () => intoGerman,
};
const titles = { documentTitle: () => "" };
const Created = v.object({ create: v.record(v.string(), v.unknown()) });

const german = { _id: "language-de", _type: "language", _rev: "1", code: "de", englishName: "German" };
const english = {
  _id: "about",
  _type: "page",
  _rev: "1",
  path: "/about",
  title: "About us",
  blocks: [{ _type: "hero", _key: "hero", heading: "Parts in days" }],
};
const translated = {
  ...english,
  _id: "about__de",
  language: "de",
  path: "/de/ueber-uns",
  title: "Über uns",
  blocks: [{ _type: "hero", _key: "hero", heading: "Teile in Tagen" }],
  sources: [
    { _key: "path", path: "path", text: "/about" },
    { _key: "title", path: "title", text: "About us" },
    { _key: "blocks-hero-heading", path: 'blocks[_key=="hero"].heading', text: "Parts in days" },
  ],
};
const finish = { _id: "finish-a", _type: "finish", _rev: "1", name: "About us", limits: ["Sharp corners"] };

/** The work of these documents, and its entry of the page. */
function setup(...documents: Parameters<typeof workOf>[0]) {
  const work = workOf([german, ...documents], settings);
  const [entry] = work.entries;
  if (entry === undefined) throw new Error("There is nothing to translate.");
  return { work, entry };
}

test("only what is published is a language, with its terms", () => {
  const drafts = [
    { ...german, _id: "drafts.language-de", terms: [{ source: "-x", target: "y" }] },
    { ...german, _id: "drafts.language-fr", code: "fr" },
  ];
  const read: unknown[] = [];
  const targetLanguage = (document: unknown) => {
    read.push(document);
    return intoGerman;
  };
  const published = { ...german, _rev: "2" };
  workOf([published, ...drafts, english], { ...settings, targetLanguage });
  expect(read).toEqual([published]);
});

test("a page is missing, up to date, or has changed texts and blocks", () => {
  expect(stateOf(setup(english).entry, intoGerman)).toMatchObject({ isNew: true, missing: 3, different: 0 });
  expect(isComplete(stateOf(setup(english, translated).entry, intoGerman))).toBe(true);
  const added = { _type: "divider", _key: "line" };
  const draft = { ...english, _id: "drafts.about", title: "About", blocks: [...english.blocks, added] };
  const state = stateOf(setup(english, draft, translated).entry, intoGerman);
  expect(state).toMatchObject({ missing: 0, changed: 1, different: 1 });
  expect(isComplete(state)).toBe(false);
});

test("the texts of two documents are compared only once, until one of them changes", () => {
  const first = setup(english, translated).entry;
  expect(pairsOf(setup(english, translated).entry, intoGerman)).toBe(pairsOf(first, intoGerman));
  expect(differencesOf(setup(english, translated).entry, intoGerman)).toBe(differencesOf(first, intoGerman));
  const changed = setup(english, { ...translated, title: "Wir" }).entry;
  expect(pairsOf(changed, intoGerman)).not.toBe(pairsOf(first, intoGerman));
});

test("languages, translations and pages with a new path are known", () => {
  const { work } = setup(english, translated, { ...translated, _id: "drafts.about__de", path: "/de/wir" });
  expect(work.languages).toMatchObject([{ code: "de", name: "German", direction: "ltr" }]);
  expect(work.entries).toHaveLength(1);
  expect([...work.moved]).toEqual(["about__de"]);
});

test("a text that is translated elsewhere is known", () => {
  const { work } = setup(english, translated, finish);
  expect(Object.fromEntries(memoryOf(work, intoGerman))).toEqual({
    "About us": "Über uns",
    "Parts in days": "Teile in Tagen",
  });
});

test("the texts of a picture in Media are translated too", async () => {
  const { client, mutations } = createTestClient();
  const picture = {
    _id: "image-1-9x9-png",
    _type: "sanity.imageAsset",
    _rev: "1",
    originalFilename: "gear.png",
    altText: "A gear",
  };
  const { entry } = setup(picture);
  expect(titleOf(entry.original, titles)).toBe("gear.png");
  await saveTexts(client, entry, intoGerman, [{ path: "altText", source: "A gear", text: "Ein Zahnrad" }]);
  expect(mutations).toMatchObject([
    {
      create: {
        _id: "drafts.image-1-9x9-png__de",
        original: { _ref: "image-1-9x9-png" },
        texts: [{ path: "altText" }],
      },
    },
  ]);
});

test("a translation starts as a draft with all blocks", async () => {
  const { client, mutations } = createTestClient();
  await createTranslation(client, setup({ ...english, _id: "drafts.about" }).entry, intoGerman);
  expect(mutations).toEqual([
    {
      create: expect.objectContaining({
        _id: "drafts.about__de",
        path: "/de/about",
        original: { _type: "reference", _ref: "about", _weak: true },
        blocks: english.blocks,
        sources: [],
      }),
    },
  ]);
});

test("a translation has only fields that its schema knows, and no empty ones", async () => {
  const { client, mutations } = createTestClient();
  const [hero] = english.blocks;
  const blocks = [{ ...hero, formerField: "x", heading: null }];
  const { entry } = setup({ ...english, blocks, title: null, metadata: null, formerField: "x" });
  await createTranslation(client, entry, intoGerman);
  const { create } = v.parse(Created, mutations[0]);
  expect(Object.keys(create).toSorted()).toEqual([
    "_id",
    "_type",
    "blocks",
    "language",
    "original",
    "path",
    "sources",
  ]);
  expect(create["blocks"]).toEqual([{ _type: "hero", _key: "hero" }]);
  const withLeftover = setup(english, { ...translated, metadata: null }).entry;
  expect(differencesOf(withLeftover, intoGerman)).toMatchObject([{ path: "metadata" }]);
});

test("the first text of a record creates its translation", async () => {
  const { client, mutations } = createTestClient();
  const texts = [{ path: "limits[0]", source: "Sharp corners", text: "Scharfe Ecken" }];
  await saveTexts(client, setup(finish).entry, intoGerman, texts);
  expect(mutations).toMatchObject([
    { create: { _id: "drafts.finish-a__de", _type: "translation", texts: [{ text: "Scharfe Ecken" }] } },
  ]);
});

test("two texts that are saved quickly after each other are both stored", async () => {
  const { client, mutations, actions } = createTestClient();
  const two = { ...finish, limits: ["Sharp corners", "Thin walls"] };
  const { entry } = setup(two);
  await Promise.all([
    saveTexts(client, entry, intoGerman, [
      { path: "limits[0]", source: "Sharp corners", text: "Scharfe Ecken" },
    ]),
    saveTexts(client, entry, intoGerman, [{ path: "limits[1]", source: "Thin walls", text: "Dünne Wände" }]),
  ]);
  expect(mutations).toMatchObject([{ create: { texts: [{ text: "Scharfe Ecken" }] } }]);
  const changes = JSON.stringify(actions);
  expect(changes).toContain("Dünne Wände");
  expect(changes).not.toContain("unset");
});

test("a failed save does not stop the next one", async () => {
  const { client, mutations } = createTestClient();
  const { entry } = setup(finish);
  const text = { path: "limits[0]", source: "Sharp corners", text: "Scharfe Ecken" };
  vi.spyOn(client, "getDocuments").mockRejectedValueOnce(new Error("Offline"));
  const failed = saveTexts(client, entry, intoGerman, [text]);
  const saved = saveTexts(client, entry, intoGerman, [text]);
  await expect(failed).rejects.toThrow("Offline");
  await saved;
  expect(mutations).toHaveLength(1);
});

test("a text changes only itself and its source", async () => {
  const { client, actions } = createTestClient(undefined, [translated]);
  const texts = [{ path: "title", source: "About", text: "Wir" }];
  await saveTexts(client, setup({ ...english, title: "About" }, translated).entry, intoGerman, texts);
  const patches = actions.map((action) => JSON.stringify(action));
  expect(patches.join("\n")).toMatch(/"draftId":"drafts.about__de"[^]*title/);
  expect(patches.join("\n")).not.toContain("blocks");
});

test("one block is taken over, and nothing is sent if there is nothing to change", async () => {
  const { client, actions } = createTestClient();
  const added = { _type: "divider", _key: "line" };
  const { entry } = setup({ ...english, blocks: [...english.blocks, added] }, translated);
  await alignTranslation(client, entry, intoGerman, 'blocks[_key=="line"]');
  expect(JSON.stringify(actions)).toContain('"items":[{"_type":"divider","_key":"line"}]');
  const same = createTestClient();
  await alignTranslation(same.client, setup(english, translated).entry, intoGerman, "");
  expect(same.actions).toEqual([]);
});

test("a draft of another type with the id of a translation is no translation", () => {
  const redirect = { ...translated, _id: "drafts.about__de", _type: "redirect" };
  const { entries } = workOf([german, english, redirect], settings);
  expect(entries[0]?.translations.size).toBe(0);
  expect(
    workOf([german, english, { ...redirect, _type: "page" }], settings).entries[0]?.translations.size,
  ).toBe(1);
});
