import { mutate, sendToAdmin, sendToLake } from "../../sandbox/lake.ts";
import type { HttpResponse } from "../../sandbox/request.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { bearer, withAccount } from "../accounts.ts";
import type { Row, TestContext } from "../context.ts";
import { expectStatus, expectThat } from "../expect.ts";

const CONTRIBUTOR = { email: "attack-contributor@example.com", role: "contributor" };
export const VIEWER = { email: "attack-viewer@example.com", role: "viewer" };
export const API = "/v2025-02-19";
export const COMMENTS = "production-comments";
const UPLOAD = `${API}/assets/files/production`;
/** Selects the attacked documents and an asset. */
const ALL = `${API}/data/query/production?perspective=raw&query=*[_id+match+"*attack-role*"]|order(_id)`;

/** All mutations that change the site or a release. */
const MUTATIONS: Readonly<Record<string, unknown>> = {
  "create with a published id": { create: { _id: "attack-role-new", _type: "person" } },
  createIfNotExists: { createIfNotExists: { _id: "attack-role-new", _type: "person" } },
  createOrReplace: { createOrReplace: { _id: "attack-role", _type: "person", name: "Changed" } },
  "patch by id": { patch: { id: "attack-role", set: { name: "Changed" } } },
  "patch by query": { patch: { query: '*[_id == "attack-role"]', set: { name: "Changed" } } },
  delete: { delete: { id: "attack-role" } },
  "delete by query": { delete: { query: '*[_id match "attack-role*"]' } },
  "change an asset": { patch: { id: "file-attack-role-txt", set: { url: "https://evil.example/" } } },
  "delete an asset": { delete: { id: "file-attack-role-txt" } },
  "forge an asset": {
    create: { _id: "image-attack-role-1x1-png", _type: "sanity.imageAsset", url: "https://evil.example/" },
  },
  "forge a release": { create: { _id: "_.releases.attack", _type: "system.release", state: "scheduled" } },
};
const document = { publishedId: "attack-role", draftId: "drafts.attack-role" };
const ACTIONS: Readonly<Record<string, Record<string, unknown>>> = {
  "document.publish": document,
  "document.unpublish": document,
  "document.delete": {
    publishedId: "attack-role",
    includeDrafts: ["drafts.attack-role", "versions.attackready.attack-role"],
  },
  "document.discard": { draftId: "drafts.attack-role", purge: true },
  "release.create": { releaseId: "attackrole" },
  "release.schedule": { releaseId: "attackready", publishAt: "2026-01-01T00:00:00Z" },
  "release.publish": { releaseId: "attackready" },
  "release.edit": { releaseId: "attackready", patch: { set: { "metadata.title": "x" } } },
  "release.archive": { releaseId: "attackready" },
};

export const roles: readonly Row[] = [
  {
    number: 120,
    area: "lake",
    title: "a contributor cannot publish, schedule or delete anything by any mutation or action",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await prepareDocuments(context);
      await withAccount(sandbox, CONTRIBUTOR, async (token) => {
        const before = await readAll(sandbox, token);
        await expectWritesRejected(context, sandbox, token);
        const after = await readAll(sandbox, token);
        expectThat(context, after, "nothing changed", after.body.includes('"_id"') && same(before, after));
        const draft = { patch: { id: "drafts.attack-role", set: { name: "A better draft" } } };
        expectStatus(context, await write(sandbox, token, { mutations: [draft] }), 200);
      });
    },
  },
  {
    number: 121,
    area: "lake",
    title: "a contributor can upload files, but cannot replace assets or read personal data and settings",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await prepareDocuments(context);
      await withAccount(sandbox, CONTRIBUTOR, async (token) => {
        const headers = bearer(token);
        const upload = () => sendToLake(sandbox, UPLOAD, { method: "POST", headers, body: "attack role" });
        const first = await upload();
        expectStatus(context, first, 200);
        const again = await upload();
        expectThat(context, again, "the same asset", revisionOf(first) === revisionOf(again));
        for (const [method, path] of [
          ["GET", "/staff/quote-requests"],
          ["GET", "/staff/quote-requests.csv"],
          ["GET", "/staff/statistics?from=2026-01-01&until=2026-02-01"],
          ["PATCH", "/staff/quote-requests/x"],
        ] as const) {
          const request = { method, headers, ...(method === "PATCH" && { body: "{}" }) };
          expectStatus(context, await sendToAdmin(sandbox, path, request), 403);
        }
        for (const [method, path] of [
          ["POST", "/v1/projects/local000/cors"],
          ["POST", "/v1/hooks/projects/local000"],
          ["POST", "/v1/access/project/local000/robots"],
          ["POST", "/v1/invitations/project/local000"],
          ["DELETE", "/v1/datasets/production"],
        ] as const) {
          expectStatus(context, await sendToLake(sandbox, path, { method, headers, body: "{}" }), 400);
        }
      });
    },
  },
  {
    number: 122,
    area: "lake",
    title: "a viewer cannot write content, or comments in another person's name",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await prepareDocuments(context);
      await withAccount(sandbox, VIEWER, async (token) => {
        const before = await readAll(sandbox, token);
        await expectWritesRejected(context, sandbox, token);
        const draft = { patch: { id: "drafts.attack-role", set: { name: "Changed" } } };
        expectStatus(context, await write(sandbox, token, { mutations: [draft] }), 403);
        const headers = bearer(token);
        expectStatus(context, await sendToLake(sandbox, UPLOAD, { method: "POST", headers, body: "x" }), 403);
        expectStatus(context, await sendToAdmin(sandbox, "/staff/quote-requests", { headers }), 403);
        const after = await readAll(sandbox, token);
        expectThat(context, after, "nothing changed", after.body.includes('"_id"') && same(before, after));

        const forged = { _type: "comment", authorId: "local-administrator", message: "Approved" };
        const mutations = [{ create: forged }];
        expectStatus(context, await write(sandbox, token, { mutations }, COMMENTS), 403);
        const page = [{ create: { _type: "page", title: "No comment" } }];
        expectStatus(context, await write(sandbox, token, { mutations: page }, COMMENTS), 403);
        const others = [{ patch: { id: "attack-comment", set: { message: "Changed" } } }];
        expectStatus(context, await write(sandbox, token, { mutations: others }, COMMENTS), 403);
      });
    },
  },
  {
    number: 129,
    area: "lake",
    title:
      "a contributor cannot erase history, not even of a draft that the same request creates and discards",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await prepareDocuments(context);
      await mutate(sandbox, [{ delete: { id: "drafts.attack-role" } }]);
      await withAccount(sandbox, CONTRIBUTOR, async (token) => {
        const history = `${API}/data/history/production/transactions/drafts.attack-role?excludeContent=true`;
        const read = () => sendToLake(sandbox, history, { headers: bearer(token) });
        const before = await read();
        const edit = { ...document, patch: { set: { name: "Changed" } } };
        const actions = [
          { actionType: "sanity.action.document.edit", ...edit },
          { actionType: "sanity.action.document.discard", draftId: "drafts.attack-role", purge: true },
          {
            actionType: "sanity.action.document.create",
            publishedId: "attack-role-other",
            attributes: { _id: "drafts.attack-role-other", _type: "person" },
            ifExists: "ignore",
          },
        ];
        expectStatus(context, await act(sandbox, token, actions), 403);
        const after = await read();
        expectThat(context, after, "the same history", before.body !== "" && before.body === after.body);
      });
    },
  },
  {
    number: 125,
    area: "lake",
    title:
      "a contributor can edit the texts of a new picture, but not its file or anything that visitors see",
    needsSandbox: true,
    async attack(context) {
      const sandbox = await prepareDocuments(context);
      const picture = { asset: { _type: "reference", _ref: "image-attack-role-shown" } };
      await mutate(sandbox, [
        ...["new", "shown"].map((name) => ({
          createOrReplace: { _id: `image-attack-role-${name}`, _type: "sanity.imageAsset", url: "/" },
        })),
        { createOrReplace: { _id: "attack-role", _type: "person", name: "Published", picture } },
      ]);
      await withAccount(sandbox, CONTRIBUTOR, async (token) => {
        const patch = (label: string, id: string, set: object) =>
          write(sandbox, token, { mutations: [{ patch: { id, set } }] }, "production", label);
        const altText = "A turned shaft";
        expectStatus(context, await patch("describe", "image-attack-role-new", { altText }), 200);
        for (const [label, id, set] of [
          ["text on the site", "image-attack-role-shown", { altText }],
          ["file", "image-attack-role-new", { url: "https://evil.example/" }],
          ["file with a text", "image-attack-role-new", { altText, path: "../../secret" }],
          ["bytes of the preview", "image-attack-role-new", { metadata: { lqip: "data:" } }],
        ] as const) {
          expectStatus(context, await patch(label, id, set), 403);
        }
        // One transaction must not remove the use of a picture and change its text.
        const mutations = [
          { patch: { id: "attack-role", unset: ["picture"] } },
          { patch: { id: "image-attack-role-shown", set: { altText } } },
        ];
        expectStatus(context, await write(sandbox, token, { mutations }), 403);
        const after = await readAll(sandbox, token);
        const count = after.body.split(altText).length - 1;
        expectThat(context, after, "only the new picture is described", count === 1);
      });
    },
  },
];

/** Opens the sandbox and creates the attacked documents as administrator. */
export async function prepareDocuments(context: TestContext): Promise<Sandbox> {
  const sandbox = await context.openSandbox();
  await mutate(sandbox, [
    { createOrReplace: { _id: "attack-role", _type: "person", name: "Published" } },
    { createOrReplace: { _id: "drafts.attack-role", _type: "person", name: "Draft" } },
    { createOrReplace: { _id: "file-attack-role-txt", _type: "sanity.fileAsset", url: "/" } },
    {
      createIfNotExists: {
        _id: "_.releases.attackready",
        _type: "system.release",
        name: "attackready",
        state: "active",
        metadata: { title: "Ready" },
      },
    },
    { createOrReplace: { _id: "versions.attackready.attack-role", _type: "person", name: "Version" } },
  ]);
  const comment = { _id: "attack-comment", _type: "comment", authorId: "ada", message: "A comment" };
  const task = { _id: "attack-task", _type: "tasks.task", authorId: "ada", status: "open" };
  const mutations = [{ createOrReplace: comment }, { createOrReplace: task }];
  const stored = await write(sandbox, undefined, { mutations }, COMMENTS);
  if (stored.status !== 200) throw new Error(`The comment was not stored: ${stored.body}`);
  return sandbox;
}

async function expectWritesRejected(context: TestContext, sandbox: Sandbox, token: string): Promise<void> {
  for (const [label, mutation] of Object.entries(MUTATIONS))
    expectStatus(context, await write(sandbox, token, { mutations: [mutation] }, "production", label), 403);
  for (const [name, fields] of Object.entries(ACTIONS)) {
    const actions = [{ actionType: `sanity.action.${name}`, ...fields }];
    expectStatus(context, await act(sandbox, token, actions, name), 403);
  }
}

export function write(
  sandbox: Sandbox,
  token: string | undefined,
  body: Record<string, unknown>,
  dataset = "production",
  label = "",
): Promise<HttpResponse> {
  return sendToLake(sandbox, `${API}/data/mutate/${dataset}`, {
    method: "POST",
    label,
    headers: { ...(token === undefined ? {} : bearer(token)), "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}

function act(
  sandbox: Sandbox,
  token: string,
  actions: readonly Record<string, unknown>[],
  label = "",
): Promise<HttpResponse> {
  return sendToLake(sandbox, `${API}/data/actions/production`, {
    method: "POST",
    label,
    headers: { ...bearer(token), "content-type": "application/json" },
    body: JSON.stringify({ actions }),
  });
}

function readAll(sandbox: Sandbox, token: string): Promise<HttpResponse> {
  return sendToLake(sandbox, encodeURI(ALL), { headers: bearer(token) });
}

function same(before: HttpResponse, after: HttpResponse): boolean {
  const [left, right] = [before, after].map(({ body }) => body.replace(/"ms":\d+/, ""));
  return left === right;
}

function revisionOf({ body }: HttpResponse): string | undefined {
  return /"_rev":"([^"]+)"/.exec(body)?.[1];
}
