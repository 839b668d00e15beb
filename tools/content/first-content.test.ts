import { readContent, writeContent } from "dataset-folder/content-folder.ts";
import { expect, test, vi } from "vitest";

import { CONTENT_FOLDER, importFirstContent } from "./first-content.ts";
import { serveEmptyLake } from "./testing/lake-server.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const { documents } = await readContent(CONTENT_FOLDER);

test("an empty lake gets pages with their images, and a second run does nothing", async () => {
  const { client, lake } = await serveEmptyLake();

  expect(await importFirstContent(client)).toBe(documents.length);

  expect(await client.fetch(`count(*[path in ["/", "/cnc-machining", "/Videos"]])`)).toBe(3);
  const picture: { url: string; alt: string; source: unknown } = await client.fetch(
    `*[_id == "home"][0].blocks[0].picture{alt, "url": asset->url, "source": _sanityAsset}`,
  );
  expect(picture).toMatchObject({ alt: expect.stringMatching(/.{30}/), source: null });
  const response = await fetch(`${picture.url}?w=400&h=300&fit=crop&auto=format`, {
    headers: { accept: "image/webp" },
  });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);

  const sizeBefore = lake.documents.size;
  expect(await importFirstContent(client)).toBe(0);
  expect(lake.documents.size).toBe(sizeBefore);
});

test("a lake with a document is not changed, and a lake with only an asset is filled", async () => {
  const folder = temporaryFolder();
  const page = { _id: "home", _type: "page", title: "Home", path: "/" };
  await writeContent(folder, { documents: [page], assets: [] }, (document) => document);
  const { client } = await serveEmptyLake();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
  await client.assets.upload("image", Buffer.from(svg));
  expect(await importFirstContent(client, folder)).toBe(1);
  expect(await client.fetch(`*[_type == "page"]._id`)).toEqual(["home"]);

  const { client: other } = await serveEmptyLake();
  await other.create({ _id: "drafts.mine", _type: "page", title: "Mine" });
  expect(await importFirstContent(other, folder)).toBe(0);
});

// The first query of each start read all documents. With enough of them the lake stopped it, and nothing started.
test("however many drafts there are, asking for content is answered by the first of them", async () => {
  const { client, lake } = await serveEmptyLake();
  const drafts = Array.from({ length: 500 }, (_, number) => ({
    create: { _id: `drafts.${number}`, _type: "page" },
  }));
  lake.mutate(drafts, { identity: { id: "carl", role: "contributor" } });
  const query = lake.queries.query.bind(lake.queries);
  vi.spyOn(lake.queries, "query").mockImplementation((request) =>
    query({ ...request, limits: { milliseconds: 5000, steps: 1000, resultCharacters: 1000 } }),
  );
  expect(await importFirstContent(client)).toBe(0);
});
