import type { StoredDocument } from "stored-values/stored-document.ts";
import { createTestClient } from "studio-kit/testing/test-client.ts";
import { describeFields } from "translations/fields.ts";
import { pageFromSource } from "translations/translation.ts";
import { expect, test } from "vitest";

import { openParts, originalsOf, stateOf, stateOfTranslation, workOf } from "./translation-work.ts";
import { createUntranslatedCheck } from "./untranslated-pages.ts";

const text = (name: string) => ({ name, type: "string" });
const types = [
  { name: "page", type: "document", fields: [text("path"), text("title"), text("lead")] },
  { name: "finish", type: "document", fields: [text("name")] },
];
const settings = {
  model: {
    fields: describeFields(types, (name) => (name === "page.path" ? "own" : "text")),
    pageTypes: new Set(["page"]),
  },
  targetLanguage: () => ({ code: "de", termProblems: () => [] }),
};
const german = { _id: "language-de", _type: "language", _rev: "1", code: "de", englishName: "German" };
const english = {
  _id: "about",
  _type: "page",
  _rev: "1",
  path: "/about",
  title: "About us",
  lead: "We mill",
};
const copy = { ...pageFromSource(english, "de"), _rev: "1", _id: "drafts.about__de" };
const found = { languages: [german], originals: [english] };

const check = (...documents: StoredDocument[]) => {
  const { client, requests } = createTestClient(() => found);
  return createUntranslatedCheck(settings)(client, documents).then((findings) => ({ findings, requests }));
};

test("a page in another language that goes live with English texts is a warning with their number", async () => {
  const { findings } = await check(copy);
  expect(findings).toMatchObject([{ document: copy, level: "warning", path: "" }]);
  expect(findings[0]?.message).toMatch(
    /^3 texts are not translated into German yet.* Translate them in Languages$/,
  );
  const one = await check({ ...copy, path: "/de/wir", lead: "Wir fräsen" });
  expect(one.findings[0]?.message).toMatch(/^1 text is /);
});

test("a version in a release is checked too, and a finished page, an original or a record is no warning", async () => {
  expect((await check({ ...copy, _id: "versions.rSpring.about__de" })).findings).toHaveLength(1);
  const done = { ...copy, path: "/de/wir", title: "Wir", lead: "Wir fräsen" };
  const record = { _id: "drafts.finish-a__de", _type: "translation", _rev: "1" };
  expect((await check(done, english, record)).findings).toEqual([]);
  expect((await check(english, record)).requests).toEqual([]);
});

test("the form of a translation, the panel beside it and the warning count the same texts", () => {
  const draft = { ...copy, lead: "Wir fräsen", metadata: null };
  const [entry] = workOf([german, english, draft], settings).entries;
  const state = entry && stateOf(entry, settings.targetLanguage());
  expect(stateOfTranslation(draft, found, settings)).toEqual({ language: "German", state });
  expect(state && openParts(state)).toEqual(["2 missing", "1 changed", "1 different"]);
  expect(originalsOf([draft._id])).toEqual({ codes: ["de"], ids: ["about", "drafts.about"] });
});
