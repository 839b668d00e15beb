import { expect, test } from "vitest";

import {
  API,
  type AttackedLake,
  COMMENTS,
  expectStatus,
  FILE_ID,
  startLakeWithDocuments,
} from "./attacked-lake.ts";

const UPLOAD = `${API}/assets/files/production`;
const DRAFT = { publishedId: "page", draftId: "drafts.page" };

/** All mutations that change the site or a release. */
const MUTATIONS = {
  "create with a published id": { create: { _id: "new", _type: "page" } },
  createIfNotExists: { createIfNotExists: { _id: "new", _type: "page" } },
  createOrReplace: { createOrReplace: { _id: "page", _type: "page", title: "Changed" } },
  "patch by id": { patch: { id: "page", set: { title: "Changed" } } },
  "patch by query": { patch: { query: '*[_id == "page"]', set: { title: "Changed" } } },
  delete: { delete: { id: "page" } },
  "delete by query": { delete: { query: '*[_type == "page"]' } },
  "change an asset": { patch: { id: FILE_ID, set: { url: "https://evil.example/" } } },
  "delete an asset": { delete: { id: FILE_ID } },
  "forge an asset": {
    create: { _id: "image-a-1x1-png", _type: "sanity.imageAsset", url: "https://evil.example/" },
  },
  "forge the draft of an asset": {
    create: { _id: "drafts.a", _type: "sanity.imageAsset", url: "https://evil.example/" },
  },
  "forge a release": { create: { _id: "_.releases.forged", _type: "system.release", state: "scheduled" } },
};

/** All actions that change the site or a release. */
const ACTIONS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "document.publish": DRAFT,
  "document.unpublish": DRAFT,
  "document.delete": { publishedId: "page", includeDrafts: ["drafts.page", "versions.planned.page"] },
  "document.discard": { draftId: "drafts.page", purge: true },
  "release.create": { releaseId: "another" },
  "release.schedule": { releaseId: "planned", publishAt: "2026-01-01T00:00:00Z" },
  "release.publish": { releaseId: "planned" },
  "release.edit": { releaseId: "planned", patch: { set: { "metadata.title": "x" } } },
  "release.archive": { releaseId: "planned" },
};

type Headers = Awaited<ReturnType<AttackedLake["signIn"]>>;

/** All documents of the content. */
async function readAll({ send }: AttackedLake, headers: Headers): Promise<unknown[]> {
  const response = await send(`${API}/data/query/production?perspective=raw&query=*|order(_id)`, { headers });
  const { result } = JSON.parse(await response.text());
  return result;
}

/** Tries to change the site and the release in every way. */
async function expectWritesRejected(attacked: AttackedLake, headers: Headers): Promise<void> {
  const before = await readAll(attacked, headers);
  expect(before.length).toBeGreaterThanOrEqual(5);
  const requests = [
    ...Object.entries(MUTATIONS).map(
      ([name, mutation]) => [name, () => attacked.mutateAs(headers, [mutation])] as const,
    ),
    ...Object.entries(ACTIONS).map(([name, fields]) => {
      const action = { actionType: `sanity.action.${name}`, ...fields };
      return [name, () => attacked.actAs(headers, [action])] as const;
    }),
  ];
  await expectStatus(403, Object.fromEntries(requests));
  expect(await readAll(attacked, headers)).toEqual(before);
}

test("a contributor cannot publish, schedule or delete anything by any mutation or action", async () => {
  await using attacked = await startLakeWithDocuments();
  const contributor = await attacked.signIn("contributor");
  await expectWritesRejected(attacked, contributor);
  const draft = { patch: { id: "drafts.page", set: { title: "A better draft" } } };
  expect((await attacked.mutateAs(contributor, [draft])).status).toBe(200);
});

test("a contributor can upload files, but cannot replace assets or change settings", async () => {
  await using attacked = await startLakeWithDocuments();
  const headers = await attacked.signIn("contributor");
  const upload = async () => {
    const response = await attacked.send(UPLOAD, { method: "POST", headers, body: "a file" });
    expect(response.status).toBe(200);
    return JSON.parse(await response.text()).document._rev;
  };
  expect(await upload()).toBe(await upload());

  const settings = [
    ["POST", "/v1/projects/local000/cors"],
    ["POST", "/v1/hooks/projects/local000"],
    ["POST", "/v1/access/project/local000/robots"],
    ["POST", "/v1/invitations/project/local000"],
    ["DELETE", "/v1/datasets/production"],
  ] as const;
  const change = (method: string, path: string) => () => attacked.send(path, { method, headers, body: "{}" });
  await expectStatus(400, Object.fromEntries(settings.map(([method, path]) => [path, change(method, path)])));
});

test("a viewer cannot write content, or comments in another person's name", async () => {
  await using attacked = await startLakeWithDocuments();
  const headers = await attacked.signIn("viewer");
  await expectWritesRejected(attacked, headers);
  const before = await readAll(attacked, headers);
  const write = (mutation: unknown, dataset?: string) => () =>
    attacked.mutateAs(headers, [mutation], dataset);
  await expectStatus(403, {
    "a draft": write({ patch: { id: "drafts.page", set: { title: "Changed" } } }),
    "a file": () => attacked.send(UPLOAD, { method: "POST", headers, body: "a file" }),
    "another person's comment": write(
      { create: { _type: "comment", authorId: "local-administrator", threadId: "t1" } },
      COMMENTS,
    ),
    "a page among the comments": write({ create: { _type: "page", title: "No comment" } }, COMMENTS),
    "a change of a comment": write({ patch: { id: "comment", set: { threadId: "t2" } } }, COMMENTS),
  });
  expect(await readAll(attacked, headers)).toEqual(before);
});

test("a contributor cannot erase history, not even of a draft that the same request creates and discards", async () => {
  await using attacked = await startLakeWithDocuments();
  await attacked.mutate({ delete: { id: "drafts.page" } });
  const headers = await attacked.signIn("contributor");
  const history = async () => {
    const path = `${API}/data/history/production/transactions/drafts.page?excludeContent=true`;
    return (await attacked.send(path, { headers })).text();
  };
  const before = await history();
  expect(before).not.toBe("");
  const actions = [
    { actionType: "sanity.action.document.edit", ...DRAFT, patch: { set: { title: "Changed" } } },
    { actionType: "sanity.action.document.discard", draftId: "drafts.page", purge: true },
    {
      actionType: "sanity.action.document.create",
      publishedId: "other",
      attributes: { _id: "drafts.other", _type: "page" },
      ifExists: "ignore",
    },
  ];
  expect((await attacked.actAs(headers, actions)).status).toBe(403);
  expect(await history()).toBe(before);
});

function changeOf(id: string, set: unknown) {
  return { patch: { id, set } };
}

test("a contributor can edit the texts of a new file, but not the file itself or anything that visitors see", async () => {
  await using attacked = await startLakeWithDocuments();
  const shown = await attacked.upload("shown");
  await attacked.mutate({
    patch: { id: "page", set: { picture: { asset: { _type: "reference", _ref: shown } } } },
  });
  const headers = await attacked.signIn("contributor");
  const altText = "A turned shaft";
  const write = async (...mutations: unknown[]) => (await attacked.mutateAs(headers, mutations)).status;

  expect(await write(changeOf(FILE_ID, { altText }))).toBe(200);
  const before = await readAll(attacked, headers);
  expect(await write(changeOf(shown, { altText }))).toBe(403);
  expect(await write(changeOf(FILE_ID, { url: "https://evil.example/" }))).toBe(403);
  expect(await write(changeOf(FILE_ID, { altText, path: "../../secret" }))).toBe(403);
  expect(await write(changeOf(FILE_ID, { metadata: { lqip: "data:" } }))).toBe(403);
  // One transaction must not remove the use of a file and change its text.
  const release = { patch: { id: "page", unset: ["picture"] } };
  expect(await write(release, changeOf(shown, { altText }))).toBe(403);
  expect(await readAll(attacked, headers)).toEqual(before);
});
