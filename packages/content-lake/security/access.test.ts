import { expect, test } from "vitest";

import { API, startLake, STRANGER } from "./attacked-lake.ts";

test("in a public dataset, a stranger cannot find out which drafts and versions exist", async () => {
  await using attacked = await startLake({ LAKE_VISIBILITY: "public" });
  const read = async (path: string) => (await attacked.send(path, { headers: STRANGER })).text();
  const before = await read("/health");
  await attacked.mutate(
    { create: { _id: "shown", _type: "page" } },
    { create: { _id: "drafts.hidden", _type: "page" } },
    { create: { _id: "versions.release.hidden", _type: "page" } },
  );
  const answers = await Promise.all([
    ...["hidden", "drafts.hidden", "versions.release.hidden"].flatMap((id) =>
      ["", "&excludeContent=true"].map((more) =>
        read(`${API}/data/doc/production/${id}?includeAllVersions=true${more}`),
      ),
    ),
    ...["raw", "drafts", "release", "published"].map((perspective) =>
      read(`${API}/data/query/production?query=*[]._id&perspective=${perspective}`),
    ),
    read(`${API}/data/export/production`),
  ]);
  const results = answers.map((answer) => answer.replaceAll(/"id":"[^"]*"/g, ""));
  expect(results.join("")).not.toMatch(/drafts\.|versions\./);
  expect(answers.at(-2)).toContain('"result":["shown"]');
  expect(await read("/health")).toBe(before);
});

test("a read-only token cannot write anything, not even settings", async () => {
  await using attacked = await startLake();
  const printed = await attacked.lake.run(["token", "add", "reader"]);
  const headers = { authorization: `Bearer ${printed.split("\n")[0]?.trim()}` };
  const status = async (method: string, path: string, body?: string) =>
    (await attacked.send(path, { method, headers, ...(body !== undefined && { body }) })).status;
  const drafts = "/v2025-02-19/data/query/production?perspective=raw&query=*[_id+in+path('drafts.**')]._id";
  const creation = JSON.stringify({ mutations: [{ create: { _type: "page" } }] });

  expect(await status("GET", drafts)).toBe(200);
  expect(await status("POST", "/v2025-02-19/data/mutate/production", creation)).toBe(403);
  expect(await status("POST", "/v2025-02-19/data/actions/production", '{"actions":[]}')).toBe(403);
  expect(await status("POST", "/v2025-02-19/assets/files/production", "text")).toBe(403);
  expect(await status("PUT", "/v1/users/me/keyvalue", '[{"key":"a","value":"b"}]')).toBe(403);
});
