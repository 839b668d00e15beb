import { expect, test } from "vitest";

import { READ_TOKEN } from "../testing/server.ts";
import { API, startLake } from "./attacked-lake.ts";

const MINE = "drafts.11111111-0000-4000-8000-0123456789ab";
const OTHER = "drafts.22222222-0000-4000-8000-0123456789ab";
const SECRETS = "*[_type == 'sanity.previewUrlSecret']{_id, userId}";

test("a removed account cannot open the preview with a secret that it has stored", async () => {
  await using attacked = await startLake();
  const [viewer, contributor] = [await attacked.signIn("viewer"), await attacked.signIn("contributor")];
  const store = (headers: typeof viewer, _id: string, fields = {}) =>
    attacked.mutateAs(headers, [
      { createOrReplace: { _id, _type: "sanity.previewUrlSecret", secret: _id, ...fields } },
    ]);
  // The lake stores the account that wrote the secret as its author, and rejects another.
  expect((await store(contributor, OTHER, { userId: "local-administrator" })).status).toBe(403);
  expect((await store(contributor, OTHER)).status).toBe(200);
  await store(viewer, MINE);
  const readSecrets = async (headers = { authorization: `Bearer ${READ_TOKEN}` }) => {
    const path = `${API}/data/query/production?perspective=raw&query=${encodeURIComponent(SECRETS)}`;
    return JSON.parse(await (await attacked.send(path, { headers })).text()).result;
  };
  // Nor with that of another account, of which the preview would be.
  expect(await readSecrets(viewer)).toEqual([]);
  const before = await readSecrets();
  expect(before).toMatchObject([{ _id: MINE }, { _id: OTHER }]);
  expect(JSON.stringify(before)).not.toContain("local-administrator");

  await attacked.lake.run(["user", "remove", "viewer@example.com"]);
  await expect.poll(() => readSecrets()).toMatchObject([{ _id: OTHER }]);
});

test("who knows the id of a secret reads it nowhere, and writes no copy", async () => {
  await using attacked = await startLake();
  const [viewer, contributor] = [await attacked.signIn("viewer"), await attacked.signIn("contributor")];
  const editor = await attacked.signIn("editor");
  const secret = "the-secret-of-the-editor";
  const create = { _id: MINE, _type: "sanity.previewUrlSecret", secret };
  expect((await attacked.mutateAs(editor, [{ create }])).status).toBe(200);
  const id = MINE.replace("drafts.", "");
  const read = async (headers: typeof viewer, path: string) =>
    (await attacked.send(`${API}/data/${path}`, { headers })).text();
  for (const path of [
    `doc/production/${MINE}`,
    `history/production/documents/${MINE}?lastRevision=true`,
    `history/production/documents/${MINE}?time=2099-01-01T00:00:00Z`,
    `history/production/transactions/${MINE}?effectFormat=mendoza`,
  ])
    for (const headers of [viewer, contributor, editor])
      expect(await read(headers, path)).not.toContain(secret);

  const change = async (headers: typeof viewer, mutation: unknown) =>
    (
      await attacked.send(`${API}/data/mutate/production?returnDocuments=true`, {
        method: "POST",
        headers,
        body: JSON.stringify({ mutations: [mutation] }),
      })
    ).text();
  const copy = {
    actionType: "sanity.action.document.version.create",
    publishedId: id,
    baseId: MINE,
    versionId: `versions.r.${id}`,
  };
  expect(await (await attacked.actAs(contributor, [copy])).text()).toContain("insufficientPermissionsError");
  expect(await change(contributor, { patch: { id: MINE, set: { source: "x" } } })).toContain(
    "insufficientPermissionsError",
  );
  const deleted = await change(viewer, { delete: { id: MINE } });
  expect(deleted).toContain('"operation":"delete"');
  expect(deleted).not.toContain(secret);
  expect(await read(editor, `history/production/transactions/${MINE}?effectFormat=mendoza`)).not.toContain(
    secret,
  );
});
