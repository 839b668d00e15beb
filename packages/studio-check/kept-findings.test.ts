import { sampleTitles } from "studio-kit/testing/sample-titles.ts";
import { expect, test } from "vitest";

import type { Finding } from "./findings.ts";
import { createKeptFindings, type FindingRules } from "./kept-findings.ts";

const rules: FindingRules = {
  titles: sampleTitles,
  sharedValuesOf: ({ path, from }) =>
    [path, from].flatMap((each) => (typeof each === "string" ? [each.toLowerCase()] : [])),
  comparedTypes: ["redirect"],
  typesWithReferrers: ["capability"],
  embeddedTypes: ["section"],
};

interface Stored {
  _id: string;
  _type: string;
  _rev: string;
  [field: string]: unknown;
}

const about = { _id: "about", _rev: "1", _type: "page", title: "About", path: "/about" };
const link = { _type: "reference", _ref: "about" };
const videos = { _id: "videos", _rev: "1", _type: "page", title: "Videos", path: "/videos", link };
const contact = { _id: "contact", _rev: "1", _type: "page", title: "Contact", path: "/contact" };

const empty = { level: "error", message: "Empty", path: "path", breadcrumb: "Path" } as const;

function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

function revised(documents: readonly Stored[]) {
  return documents.map(({ _id, _rev }) => ({ id: _id, revision: _rev }));
}

function setup({ storage = createStorage(), build = "1" } = {}) {
  const kept = createKeptFindings({ ...rules, storage, key: "check", build });
  return {
    storage,
    kept,
    outdated: (...documents: Stored[]) => kept.outdated(revised(documents), documents),
    errors: () => kept.findings(),
    isUpToDate: (...documents: Stored[]) => kept.isUpToDate(revised(documents)),
    /** Checks these documents. `findings` are about the first one. */
    check: (documents: Stored[], findings: Omit<Finding, "document">[] = []) => {
      kept.outdated(revised(documents), documents);
      for (const [index, { id, revision }] of revised(documents).entries())
        kept.store(
          { id, revision },
          index === 0 ? findings.map((finding) => ({ ...finding, document: documents[0] ?? about })) : [],
        );
      kept.finish();
    },
  };
}

test("unchanged documents are up to date and keep their findings", () => {
  const { check, isUpToDate, errors } = setup();
  check([about, videos], [empty]);
  expect(isUpToDate(about, videos)).toBe(true);
  expect(errors()).toMatchObject([{ ...empty, document: { _id: "about", title: "About" } }]);
});

test("findings about a translation say its language, also in a Studio that opens later", () => {
  const { check, storage, errors } = setup();
  const german = { ...about, _id: "about__de", title: "Über uns", language: "de" };
  check([german, videos], [empty]);
  for (const findings of [errors(), setup({ storage }).errors()])
    expect(findings).toMatchObject([{ document: { _id: "about__de", language: "de" } }]);
});

test("a Studio that opens later knows the findings at once", () => {
  const { check, storage } = setup();
  check([about, videos], [empty]);
  const later = setup({ storage });
  expect(later.kept.hasChecked()).toBe(true);
  expect(later.errors()).toMatchObject([empty]);
  expect(later.isUpToDate(about, videos)).toBe(true);
});

test("another build of the Studio, which may have other rules, checks everything", () => {
  const { check, storage } = setup();
  check([about, videos], [empty]);
  const later = setup({ storage, build: "2" });
  expect(later.kept.hasChecked()).toBe(false);
  expect(later.outdated(about, videos)).toEqual(["about", "videos"]);
});

test("broken results in the browser do not count", () => {
  const storage = createStorage();
  storage.setItem("check", "{");
  expect(setup({ storage }).kept.hasChecked()).toBe(false);
});

test("a changed document is checked, and those that refer to it", () => {
  const { check, outdated } = setup();
  check([about, videos, contact], [empty]);
  expect(outdated({ ...about, _rev: "2" }, videos, contact)).toEqual(["about", "videos"]);
});

test("a changed document keeps its findings until it is checked", () => {
  const { check, outdated, kept, errors } = setup();
  check([about, videos], [empty]);
  const changed = { ...about, _rev: "2" };
  outdated(changed, videos);
  expect(errors()).toHaveLength(1);
  kept.store({ id: "about", revision: "2" }, []);
  expect(errors()).toEqual([]);
});

test("what was not checked before the Studio closed is checked later", () => {
  const { check, outdated, storage } = setup();
  check([about, videos]);
  outdated({ ...about, _rev: "2" }, videos);
  expect(setup({ storage }).outdated({ ...about, _rev: "2" }, videos)).toEqual(["about", "videos"]);
});

test("after a removal, the documents that referred to it are checked", () => {
  const { check, outdated, errors } = setup();
  check([about, videos, contact], [empty]);
  expect(outdated(videos, contact)).toEqual(["videos"]);
  expect(errors()).toEqual([]);
});

test("a page is checked when another one takes its path or gives it up", () => {
  const { check, outdated } = setup();
  check([about, contact]);
  const taken = { ...contact, _rev: "2", path: "/About" };
  expect(outdated(about, taken)).toEqual(["about", "contact"]);
  check([about, taken]);
  expect(outdated(about, { ...taken, _rev: "3", path: "/contact" })).toEqual(["about", "contact"]);
});

test("a page that links to a page with a saved section is checked when the section changes, because of its anchors", () => {
  const section = { _id: "steps", _rev: "1", _type: "section", title: "Steps" };
  const withSection = { ...about, blocks: [{ _key: "a", section: { _ref: "steps" } }] };
  const { check, outdated } = setup();
  check([section, withSection, videos, contact]);
  expect(outdated({ ...section, _rev: "2" }, withSection, videos, contact)).toEqual([
    "steps",
    "about",
    "videos",
  ]);
});

test("a new text of a picture in Media checks the documents with the picture, and is no document itself", () => {
  const picture = { _id: "image-a-1x1-png", _rev: "1", _type: "sanity.imageAsset" };
  const withPicture = { ...about, picture: { asset: { _ref: picture._id } } };
  const { check, outdated, kept } = setup();
  check([withPicture, contact, picture]);
  expect(outdated(withPicture, contact, { ...picture, _rev: "2" })).toEqual(["about"]);
  expect(kept.count()).toBe(2);
});

test("all redirects are checked when one changes, because they may make a loop", () => {
  const first = { _id: "a", _rev: "1", _type: "redirect", from: "/a" };
  const second = { _id: "b", _rev: "1", _type: "redirect", from: "/b" };
  const { check, outdated } = setup();
  check([first, second, about]);
  expect(outdated({ ...first, _rev: "2" }, second, about)).toEqual(["a", "b"]);
});

test("results that the browser has no room for are removed", () => {
  const storage = createStorage();
  setup({ storage }).check([about], [empty]);
  storage.setItem = () => {
    throw new DOMException("Full", "QuotaExceededError");
  };
  setup({ storage }).check([about], []);
  expect(storage.getItem("check")).toBeNull();
});

test("after a restart every document is checked", () => {
  const { check, outdated, kept, errors } = setup();
  check([about, videos], [empty]);
  kept.clear();
  expect(errors()).toEqual([]);
  expect(outdated(about, videos)).toEqual(["about", "videos"]);
});

test("a rule between documents replaces only its own findings", () => {
  const { check, kept, errors } = setup();
  check([about, videos]);
  const other = { ...empty, message: "Other" };
  kept.storeBetween("one", new Map([["about", [empty]]]));
  kept.storeBetween("other", new Map([["about", [other]]]));
  kept.storeBetween("one", new Map([["videos", [empty]]]));
  expect(errors()).toMatchObject([
    { ...other, document: { _id: "about" } },
    { ...empty, document: { _id: "videos" } },
  ]);
});

test("a check that has not ended goes on when the Studio opens again", () => {
  const { check, kept, outdated, storage } = setup();
  check([about, videos]);
  const changed = { ...about, _rev: "2" };
  outdated(changed, videos);
  kept.store({ id: "about", revision: "2" }, [empty]);
  kept.store({ id: "videos", revision: "1" }, []);
  kept.save();
  const later = setup({ storage });
  expect(later.errors()).toMatchObject([empty]);
  expect(later.kept.hasChecked()).toBe(true);
  expect(later.isUpToDate(changed, videos)).toBe(false);
  expect(later.outdated(changed, videos)).toEqual([]);
});
