import { expect, onTestFinished, test } from "vitest";

import { dataPaths } from "../data-directory.ts";
import { type JsonObject, openLake } from "../open-lake.ts";
import { createLakeProcess } from "../testing/lake-process.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { API, type AttackedLake, FILE_ID, startLakeWithDocuments } from "./attacked-lake.ts";

// The lake and the Studio act on documents of some types. So these must not be what anybody may write anywhere.

const PAST = "2020-01-01T00:00:00Z";
const SYSTEM_TYPES = ["system.release", "system.group", "system.schema", "system.anything"];

test("a contributor cannot write a document of a system type under any id", async () => {
  await using attacked = await startLakeWithDocuments();
  const contributor = await attacked.signIn("contributor");
  for (const _type of SYSTEM_TYPES)
    for (const _id of ["drafts.x", "versions.planned.x", "x", "_.releases.x", "_.groups.x"]) {
      const forged = { _id, _type, name: "planned", state: "scheduled", publishAt: PAST };
      for (const mutation of [{ create: forged }, { createOrReplace: forged }]) {
        const { status } = await attacked.mutateAs(contributor, [mutation]);
        expect([_type, _id, status]).toEqual([_type, _id, 403]);
      }
    }
});

test("a contributor cannot publish through the schedule", async () => {
  await using attacked = await startLakeWithDocuments();
  const contributor = await attacked.signIn("contributor");
  const version = { _id: "versions.planned.page", _type: "page", title: "Written by a contributor" };
  expect((await attacked.mutateAs(contributor, [{ createOrReplace: version }])).status).toBe(200);
  const draft = { _id: "drafts.x", _type: "page", name: "planned", state: "scheduled", publishAt: PAST };
  await attacked.mutateAs(contributor, [{ create: draft }]);
  const change = { patch: { id: "drafts.x", set: { _type: "system.release" } } };
  expect((await attacked.mutateAs(contributor, [change])).status).toBeGreaterThanOrEqual(400);
  const { documents } = JSON.parse(
    await (await attacked.send(`${API}/data/doc/production/page`, { headers: contributor })).text(),
  );
  expect(documents).toMatchObject([{ title: "Published" }]);
});

/** The document with an id in a perspective, as the operator reads it. */
async function readDocument({ send }: AttackedLake, id: string, perspective = "raw") {
  const query = encodeURIComponent(`*[_id == "${id}"][0]{title, _createdAt, _system}`);
  const response = await send(`${API}/data/query/production?perspective=${perspective}&query=${query}`);
  return JSON.parse(await response.text()).result;
}

test("only an asset has the id of an asset", async () => {
  await using attacked = await startLakeWithDocuments();
  const contributor = await attacked.signIn("contributor");
  for (const id of [
    FILE_ID,
    FILE_ID.replace("86f7", "0000"),
    "image-86f7e437faa5a7fce15d1ddcb9eaeaea377667b8-1x1-png",
  ])
    for (const _id of [id, `drafts.${id}`, `versions.planned.${id}`])
      for (const headers of [{}, contributor])
        expect((await attacked.mutateAs(headers, [{ createOrReplace: { _id, _type: "page" } }])).ok).toBe(
          false,
        );
  const translation = { _id: `drafts.${FILE_ID}__de`, _type: "translation" };
  expect((await attacked.mutateAs(contributor, [{ create: translation }])).ok).toBe(true);
});

test("a contributor writes no draft that says it should be deleted, and that of an editor is published like any other", async () => {
  await using attacked = await startLakeWithDocuments();
  const contributor = await attacked.signIn("contributor");
  const draft = { _id: "drafts.page", _type: "page", title: "Reviewed", _system: { delete: true } };
  expect((await attacked.mutateAs(contributor, [{ createOrReplace: draft }])).status).toBe(403);
  expect((await attacked.mutateAs({}, [{ createOrReplace: draft }])).status).toBe(200);
  expect(await readDocument(attacked, "page", "drafts")).toMatchObject({ title: "Reviewed" });
  const publish = {
    actionType: "sanity.action.document.publish",
    draftId: draft._id,
    publishedId: "page",
  };
  expect((await attacked.actAs({}, [publish])).status).toBe(200);
  expect(await readDocument(attacked, "page")).toMatchObject({ title: "Reviewed", _system: null });
});

test("who may not import cannot choose when a document was created", async () => {
  await using attacked = await startLakeWithDocuments();
  const contributor = await attacked.signIn("contributor");
  const old = (_id: string) => ({ _id, _type: "page", _createdAt: PAST });
  const write = async (...mutations: unknown[]) =>
    expect((await attacked.mutateAs(contributor, mutations)).status).toBe(200);

  await write({ create: old("drafts.new") });
  const { _createdAt } = await readDocument(attacked, "drafts.new");
  expect(_createdAt > PAST).toBe(true);
  await write({ createOrReplace: old("drafts.new") });
  await write({ patch: { id: "drafts.new", set: { _createdAt: PAST } } });
  expect(await readDocument(attacked, "drafts.new")).toMatchObject({ _createdAt });

  // A draft is as old as its page.
  await write({ createOrReplace: old("drafts.page") });
  expect(await readDocument(attacked, "drafts.page")).toMatchObject({
    _createdAt: (await readDocument(attacked, "page"))._createdAt,
  });
});

test("a contributor cannot replace a scheduled release through another one", async () => {
  await using attacked = await startLakeWithDocuments();
  const contributor = await attacked.signIn("contributor");
  for (const name of ["first", "second"]) {
    const release = { _id: `_.releases.${name}`, _type: "system.release", name, state: "active" };
    await attacked.mutate({ createOrReplace: release });
  }
  for (const _id of [
    "versions.first._.releases.second",
    "drafts._.releases.second",
    "drafts.drafts.page",
    "versions.first.drafts.page",
    "versions.first.versions.second.page",
    "versions.first._.releases.",
  ]) {
    const { status } = await attacked.mutateAs(contributor, [{ create: { _id, _type: "page" } }]);
    expect([_id, status]).toEqual([_id, 400]);
  }
});

/** Documents that a lake of an earlier version, or its operator, may have stored. */
const HOSTILE: readonly JsonObject[] = [
  // The schedule published the release that any document named.
  { _id: "drafts.a", _type: "system.release", name: "planned", state: "scheduled", publishAt: PAST },
  {
    _id: "versions.planned.b",
    _type: "system.release",
    name: "planned",
    state: "scheduled",
    publishAt: PAST,
  },
  { _id: "_.releases.other", _type: "system.release", name: "planned", state: "scheduled", publishAt: PAST },
  // It failed because of these.
  { _id: "versions.locked.c", _type: "page", link: { _type: "reference", _ref: "missing" } },
  { _id: "_.releases.locked", _type: "system.release", name: "locked", state: "scheduled", publishAt: PAST },
  { _id: "_.releases.no-name", _type: "system.release", state: "scheduled", publishAt: PAST },
  {
    _id: "_.releases.no-time",
    _type: "system.release",
    name: "no-time",
    state: "scheduled",
    publishAt: "soon",
  },
  { _id: "_.releases.list", _type: "system.release", name: ["list"], state: "scheduled", publishAt: [PAST] },
  { _id: "_.groups.administrator", _type: "system.group", members: "everybody", grants: 7 },
  { _id: "drafts.secret", _type: "sanity.previewUrlSecret", secret: { a: 1 }, _updatedAt: "2099-01-01" },
  { _id: "image-x-1x1-png", _type: "sanity.imageAsset", url: 7, path: ["../../secret"] },
  { _id: "file-x", _type: "sanity.fileAsset", path: "../../secret" },
];
const LARGE = {
  _id: "_.releases.large",
  _type: "system.release",
  name: "large",
  state: "scheduled",
  publishAt: PAST,
};

test("a lake starts over hostile documents of each special type, and goes on", async () => {
  const folder = temporaryFolder();
  const file = dataPaths(folder).content;
  // Everything may be written here, as by an earlier version.
  const anything = {
    maySee: () => true,
    mayWrite: () => true,
    mayChange: () => true,
    mayPurge: () => true,
    limitsOf: () => undefined,
    isUnreviewed: () => false,
    grants: () => [],
  };
  const stored = openLake({ file, projectId: "local000", dataset: "production", permissions: anything });
  const identity = { id: "tester", role: "administrator" } as const;
  const release = { _id: "_.releases.planned", _type: "system.release", name: "planned", state: "active" };
  stored.mutate([{ create: release }], { identity });
  stored.mutate([{ create: { _id: "page", _type: "page", title: "Published" } }], { identity });
  stored.mutate([{ create: { _id: "versions.planned.page", _type: "page", title: "Planned" } }], {
    identity,
  });
  for (const document of HOSTILE) stored.mutate([{ create: document }], { identity });
  // So large that not even the reason of a failure can be added to it.
  const text = "x".repeat(32 * 1024 * 1024 - 400);
  stored.mutate([{ create: { ...LARGE, text } }], { identity });
  await stored.flushed();
  stored.close();

  const lake = await createLakeProcess(folder, { LOG_LEVEL: "error" });
  await lake.start();
  onTestFinished(() => lake.stop());
  const headers = { authorization: `Bearer ${lake.key}` };
  const read = async (path: string) => JSON.parse(await (await fetch(lake.url + path, { headers })).text());
  const query = (groq: string) =>
    read(`${API}/data/query/production?perspective=raw&query=${encodeURIComponent(groq)}`);
  await expect
    .poll(async () => (await query('*[_id == "_.releases.locked"][0].state')).result)
    .not.toBe("scheduled");
  expect((await query('*[_id == "page"][0].title')).result).toBe("Published");
  expect((await query("releases::all()[]._id")).result).not.toContain("drafts.a");
  // The secret of the preview is gone, because its author has no account.
  expect((await query("count(*)")).result).toBe(HOSTILE.length + 3);
  for (const path of ["/images/local000/production/x-1x1.png", "/files/local000/production/x.txt"])
    expect((await fetch(lake.url + path)).status).toBe(404);
  expect(await read("/health")).toEqual({ status: "ok" });
});
