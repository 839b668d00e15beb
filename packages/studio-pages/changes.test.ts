import type { StoredDocument } from "stored-values/stored-document.ts";
import { expect, test } from "vitest";

import { removalChanges } from "./changes.ts";
import { pageSettings } from "./testing/page-settings.ts";

const reference = (id: string) => ({ _type: "reference", _ref: id });
const stored = (fields: { _id: string; _type: string; [field: string]: unknown }): StoredDocument => ({
  _rev: "1",
  ...fields,
});

const page = stored({ _id: "old", _type: "page", path: "/old", aliases: ["/older"] });
const draft = { ...page, _id: "drafts.old" };
const service = stored({ _id: "cnc", _type: "service", title: "Milling", partOf: reference("old") });
const oldest = stored({
  _id: "redirect-oldest",
  _type: "redirect",
  from: "/oldest",
  kind: "page",
  page: reference("old"),
});
const removed = { id: "old", paths: ["/old", "/older"] };

const NEW_ID = expect.stringMatching(/^[0-9a-f]{32}$/);

function changesFor(target: string | undefined, redirects = [oldest]) {
  return removalChanges([
    {
      removed,
      versions: [page, draft],
      linking: [service, { ...service, _id: "drafts.cnc", title: "Milling and turning" }],
      redirects,
      target,
      replacementOf: () => target,
      model: pageSettings.links,
    },
  ]);
}

const redirect = (from: string) => ({
  _type: "redirect",
  from,
  permanent: true,
  kind: "page",
  page: reference("new"),
});

test("a page with a target gets redirects from its paths, and its links and redirects lead there, in drafts too", () => {
  expect(changesFor("new").map(({ after }) => after)).toMatchObject([
    null,
    null,
    { _id: "cnc", partOf: reference("new") },
    { _id: "drafts.cnc", title: "Milling and turning", partOf: reference("new") },
    { _id: "redirect-oldest", page: reference("new") },
    { _id: NEW_ID, ...redirect("/old") },
    { _id: NEW_ID, ...redirect("/older") },
  ]);
});

test("a redirect that leads elsewhere is kept, whatever its id, unless it starts at a path of the page", () => {
  const elsewhere = stored({
    _id: "redirect-old",
    _type: "redirect",
    from: "/else",
    kind: "address",
    address: "/x",
  });
  const own = { ...elsewhere, _id: "own", from: "/OLDER" };
  const changes = changesFor("new", [
    elsewhere,
    { ...elsewhere, _id: "drafts.redirect-old", from: "/old" },
    own,
    { ...own, _id: "drafts.own" },
  ]);
  expect(changes.slice(4)).toMatchObject([
    { before: null, after: { _id: NEW_ID, ...redirect("/old") } },
    { before: own, after: { _id: "own", ...redirect("/older") } },
    { before: { _id: "drafts.own" }, after: null },
  ]);
});

test("without a target, the redirects to the page are deleted and none are created", () => {
  expect(changesFor(undefined).map(({ before, after }) => [before?._id, after?._id])).toEqual([
    ["old", undefined],
    ["drafts.old", undefined],
    ["cnc", "cnc"],
    ["drafts.cnc", "drafts.cnc"],
    ["redirect-oldest", undefined],
  ]);
});

test("a translation that is deleted too gets redirects of its own, and a document that links to both loses both links", () => {
  const german = stored({ _id: "old__de", _type: "page", path: "/de/alt", original: reference("old") });
  const link = (id: string) => ({ _type: "link", _key: id, reference: reference(id) });
  const both = stored({ _id: "both", _type: "list", links: [link("old"), link("old__de"), link("other")] });
  const shared = { redirects: [], model: pageSettings.links };
  const removals = [
    {
      ...shared,
      removed,
      versions: [page],
      linking: [german, both],
      target: "new",
      replacementOf: () => undefined,
    },
    {
      ...shared,
      removed: { id: "old__de", paths: ["/de/alt"] },
      versions: [german],
      linking: [both],
      target: "new__de",
      replacementOf: () => undefined,
    },
  ];
  expect(removalChanges(removals)).toMatchObject([
    { before: page, after: null },
    { before: german, after: null },
    { before: both, after: { links: [link("other")] } },
    { after: redirect("/old") },
    { after: redirect("/older") },
    { after: { ...redirect("/de/alt"), page: reference("new__de") } },
  ]);
});
