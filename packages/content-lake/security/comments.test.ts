import { expect, test } from "vitest";

import { createPreviewToken } from "../access/preview-token.ts";
import { READ_TOKEN, SITE_ORIGIN } from "../testing/server.ts";
import { API, COMMENTS, expectStatus, STRANGER, startLakeWithDocuments } from "./attacked-lake.ts";

const preview = {
  authorization: `Bearer ${createPreviewToken(READ_TOKEN, "local-administrator", Date.now() + 3_600_000)}`,
};

/** Paths that read comments, and spellings of them that look like the public ping. */
const PATHS = [
  `data/query/${COMMENTS}?query=*`,
  `projects/local000/datasets/${COMMENTS}/query?query=*`,
  `data/doc/${COMMENTS}/comment`,
  `data/export/${COMMENTS}`,
  `data/listen/${COMMENTS}?query=*`,
  `data/live/events/${COMMENTS}`,
  `data/history/${COMMENTS}/transactions/comment`,
  `data/references/${COMMENTS}/documents/comment/to`,
  `data/doc/${COMMENTS}/comment,x/data/ping/${COMMENTS}`,
  `projects/local000/datasets/${COMMENTS}/doc/comment,x/data/ping/${COMMENTS}`,
  `data/history/${COMMENTS}/documents/comment,x/data/ping/${COMMENTS}`,
  `data/history/${COMMENTS}/transactions/comment,x/data/ping/${COMMENTS}`,
];

test.each<[string, Record<string, string>]>([
  ["an anonymous client", STRANGER],
  ["a page of the site", { ...STRANGER, origin: SITE_ORIGIN }],
  ["a preview", preview],
])("comments and tasks are hidden from %s", async (_name, headers) => {
  await using attacked = await startLakeWithDocuments();
  const read = (path: string) => attacked.send(`${API}/${path}`, { headers });
  await expectStatus(401, Object.fromEntries(PATHS.map((path) => [path, () => read(path)])));
  const content = await attacked.send(`${API}/data/query/production?query=*[_type=="comment"]`);
  expect(JSON.parse(await content.text())).toMatchObject({ result: [] });
});

test("a reviewer cannot delete comments and tasks, and reacts only as themselves", async () => {
  await using attacked = await startLakeWithDocuments();
  const headers = await attacked.signIn("viewer");
  const write = (mutation: unknown) => attacked.mutateAs(headers, [mutation], COMMENTS);
  const reactAs = (userId: string) => {
    const reaction = { _key: "k", userId, shortName: ":heart:", addedAt: "2026-11-23T12:00:00Z" };
    return write({ patch: { id: "comment", set: { reactions: [reaction] } } });
  };
  await expectStatus(403, {
    "delete a comment": () => write({ delete: { id: "comment" } }),
    "delete all comments": () => write({ delete: { query: '*[_type == "comment"]' } }),
    "delete a task": () => write({ delete: { id: "task" } }),
    "react as another person": () => reactAs("ada"),
  });
  const me = JSON.parse(await (await attacked.send("/v1/auth/id", { headers })).text());
  expect((await reactAs(me.id)).status).toBe(200);
});

test("the token of a preview cannot read accounts or history", async () => {
  await using attacked = await startLakeWithDocuments();
  const editor = await attacked.signIn("editor");
  const read = async (path: string, headers: Record<string, string>) =>
    (await attacked.send(path, { headers })).text();
  const { id } = JSON.parse(await read("/v1/auth/id", editor));
  const hidden = [
    "/v1/users/me",
    `/v1/users/${id}`,
    "/v1/users/me/keyvalue/recent",
    "/v1/access/project/local000/robots",
    "/v1/projects/local000/cors",
    `${API}/data/history/production/documents/page?lastRevision=true`,
  ];
  const send = (path: string) => () => attacked.send(path, { headers: preview });
  await expectStatus(401, Object.fromEntries(hidden.map((path) => [path, send(path)])));

  const groups = encodeURIComponent('*[_type == "system.group"]{members}');
  const withMembers = [
    "/v1/projects/local000",
    `${API}/data/query/production?query=${groups}&perspective=raw`,
  ];
  for (const path of withMembers) {
    expect(await read(path, editor)).toContain(id);
    expect(await read(path, preview)).not.toContain(id);
  }
});
