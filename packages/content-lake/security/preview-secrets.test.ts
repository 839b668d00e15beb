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
  // The lake stores the account that wrote the secret as its author, whatever the request says.
  await store(contributor, OTHER, { userId: "local-administrator" });
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
