import { evaluate, parse } from "groq-js";
import { createTestClient } from "studio-kit/testing/test-client.ts";
import { expect, test } from "vitest";

import {
  blockingLinks,
  linkKey,
  loadRemovalImpacts,
  nameOf,
  type RemovalImpact,
  remainingLinks,
  type Target,
  targetOf,
} from "./removal-impact.ts";
import { pageSettings } from "./testing/page-settings.ts";

const { links, titles } = pageSettings;

const page = {
  _id: "home",
  _rev: "1",
  _type: "page",
  blocks: [
    { _type: "hero", _key: "a", actions: [{ _type: "action", _key: "b", label: "Read more" }] },
    { _type: "richText", _key: "c", text: [{ _type: "block", _key: "d" }] },
  ],
};

test("a link in a button is named by the label of the button", () => {
  const path = ["blocks", { _key: "a" }, "actions", { _key: "b" }, "link", "reference"];
  expect(nameOf(path, page, titles)).toBe("Blocks › Hero (1) › Buttons › Button “Read more”");
});

test("a link in a text is named by its paragraph", () => {
  const path = ["blocks", { _key: "c" }, "text", { _key: "d" }, "markDefs", { _key: "e" }, "reference"];
  expect(nameOf(path, page, titles)).toBe("Blocks › Rich text (2) › Text › Paragraph (1)");
});

test("a reference is named by its field", () => {
  expect(nameOf(["partOf"], { _id: "cnc", _rev: "1", _type: "service" }, titles)).toBe("Part of");
});

test.each(["page", "address"])("a redirect is named as a whole, not by its field %j", (field) => {
  expect(nameOf([field], { _id: "old", _rev: "1", _type: "redirect" }, titles)).toBe("Redirect");
});

test("only references that visitors have, or get with a scheduled release, prevent unpublishing, weak ones too", () => {
  const reference = { _type: "reference", _ref: "old" };
  const linking = [
    { _id: "service", _rev: "1", _type: "service", partOf: reference },
    { _id: "post", _rev: "1", _type: "blog", author: { ...reference, _weak: true } },
    { _id: "versions.rSpring.sale", _rev: "1", _type: "blog", author: reference },
    { _id: "drafts.new", _rev: "1", _type: "blog", author: reference },
    { _id: "versions.rIdea.idea", _rev: "1", _type: "blog", author: reference },
    { _id: "redirect", _rev: "1", _type: "redirect", kind: "address", address: "/old" },
  ];
  const incomingLinks = linking.map((document) => {
    const path = Object.keys(document).at(-1) ?? "";
    return { key: linkKey(document, [path]), document, documentTitle: "", name: () => "", accepts: [] };
  });
  const removed = { id: "old", paths: ["/old"] };
  const scheduled = ["rSpring"];
  expect(blockingLinks({ linking, incomingLinks, removed, scheduled }, links)).toEqual(
    incomingLinks.slice(0, 3),
  );
});

const english = { _id: "old", _rev: "1", _type: "page", title: "Old", path: "/old" };
const german = {
  _id: "old__de",
  _rev: "1",
  _type: "page",
  language: "de",
  title: "Alt",
  path: "/de/alt",
  original: { _type: "reference", _ref: "old", _weak: true },
};
/** A draft of another page that says that it is a translation of this one. */
const claiming = { ...german, _id: "drafts.home" };
const target = (_id: string, fields: Partial<Target> = {}): Target => ({
  _id,
  _type: "page",
  title: null,
  path: null,
  ...fields,
});
const contact = target("contact");
const kontakt = target("contact__de", { language: "de", original: "contact" });

async function loadOld(): Promise<RemovalImpact[]> {
  const { client } = createTestClient((params) => {
    const isOriginal = params.get("$id") === '"old"';
    return {
      versions: isOriginal ? [english, { ...english, _id: "drafts.old" }] : [german],
      linking: isOriginal ? [german] : [],
      translations: isOriginal ? [german, { ...german, _id: "drafts.old__de" }, claiming] : [],
      languages: ["de"],
      redirects: [],
      releases: [],
      targets: [contact, kontakt],
    };
  });
  return loadRemovalImpacts(client, { id: "old", type: "page" }, pageSettings);
}

test("a page is removed with its translations, each named by its language, with its own paths", async () => {
  const impacts = await loadOld();
  expect(impacts).toMatchObject([
    { title: "Old", language: undefined, removed: { id: "old", paths: ["/old"] } },
    { title: "Alt", language: "German", removed: { id: "old__de", paths: ["/de/alt"] } },
  ]);
  expect(remainingLinks(impacts, contact)).toEqual([]);
});

test("a translation that stays is listed with its language, and does not become that of another page", async () => {
  expect(remainingLinks((await loadOld()).slice(0, 1), contact)).toMatchObject([
    { documentTitle: "Alt (German)", accepts: [] },
  ]);
});

test("visitors of a translation go to the target in their language, or else to the target", async () => {
  const impacts = await loadOld();
  const ids = (chosen: Target | undefined) => impacts.map((impact) => targetOf(impact, chosen)?._id);
  expect(ids(contact)).toEqual(["contact", "contact__de"]);
  expect(ids(target("about"))).toEqual(["about", "about"]);
  expect(ids(undefined)).toEqual([undefined, undefined]);
});

test("a draft of an unknown type with thousands of links comes last, and its links are not named before they are shown", async () => {
  const reference = { _type: "constructor", link: { _ref: "old" } };
  const hidden = {
    _id: "drafts.note",
    _rev: "1",
    _type: "note",
    "a b": Array.from({ length: 6000 }, () => reference),
  };
  const service = { _id: "service", _rev: "1", _type: "service", partOf: { _ref: "old" } };
  const answer = {
    versions: [english],
    linking: [hidden, service],
    languages: [],
    redirects: [],
    releases: [],
    targets: [],
  };
  let named = 0;
  const breadcrumbOf = () => String((named += 1));
  const settings = { ...pageSettings, titles: { ...titles, breadcrumbOf } };
  const { client } = createTestClient(() => ({ ...answer, translations: [] }));
  const impacts = await loadRemovalImpacts(client, { id: "old", type: "page" }, settings);
  expect(impacts[0].incomingLinks.length).toBe(6001);
  expect(impacts[0].incomingLinks[0]).toMatchObject({ document: service });
  expect(named).toBe(0);
});

const linked = (_id: string) => ({ _id, _rev: "1", _type: "blog", author: { _ref: "old" } });

test("of thousands of drafts that refer to the page, two hundred are loaded, and all others that refer to it", async () => {
  const dataset = [
    english,
    ...Array.from({ length: 1000 }, (_, n) => linked(`drafts.${n}`)),
    ...["post", "versions.rSpring.sale"].map((id) => linked(id)),
  ];
  const { client: recorder, requests } = createTestClient(() => ({
    versions: [],
    linking: [],
    translations: [],
    languages: [],
    redirects: [],
    releases: [],
    targets: [],
  }));
  await loadRemovalImpacts(recorder, { id: "old", type: "page" }, pageSettings);
  const query = new URL(requests[0] ?? "").searchParams.get("query") ?? "";
  const params = { id: "old", type: "page", targetTypes: [] };
  const { linking } = await (await evaluate(parse(query), { dataset, params })).get();
  expect(linking).toHaveLength(202);
  expect(linking.slice(0, 2)).toMatchObject([{ _id: "post" }, { _id: "versions.rSpring.sale" }]);
});

test("drafts of translations into languages that the site does not have take no queries", async () => {
  const draft = (code: number) => ({ ...german, _id: `drafts.old__${code}`, language: String(code) });
  const answer = { versions: [english], linking: [], redirects: [], releases: [], targets: [] };
  const translations = [...Array.from({ length: 1500 }, (_, code) => draft(code)), german];
  const { client, requests } = createTestClient(() => ({ ...answer, translations, languages: ["de", "ja"] }));
  const settings = { ...pageSettings, isTranslationOf: () => true };
  const impacts = await loadRemovalImpacts(client, { id: "old", type: "page" }, settings);
  expect(requests.length).toBe(2);
  expect(impacts[1]).toMatchObject({ removed: { id: "old__de" } });
});

test("only the redirects from and to its paths are loaded completely", async () => {
  const listed = [
    { _id: "from", _type: "redirect", from: "/Old" },
    { _id: "to", _type: "redirect", from: "/older", kind: "address", address: "/old?from=mail" },
    { _id: "drafts.other", _type: "redirect", from: "/other", kind: "address", address: "/contact" },
  ];
  const answer = {
    versions: [english],
    linking: [],
    languages: [],
    releases: [],
    targets: [],
    translations: [],
  };
  const { client } = createTestClient((params) => {
    const ids = params.get("$ids");
    return ids === null
      ? { ...answer, redirects: listed }
      : [{ _id: "complete", _type: "redirect", of: ids }];
  });
  const [impact] = await loadRemovalImpacts(client, { id: "old", type: "page" }, pageSettings);
  expect(impact.redirects).toEqual([{ _id: "complete", _type: "redirect", of: '["from","to"]' }]);
});
