import { execFile } from "node:child_process";
import { join } from "node:path";

import { expect, test } from "vitest";

import { findBlocks, renameBlocks } from "./rename-block.ts";
import { serveEmptyLake } from "./test-lake-server.ts";

const logos = { _key: "l1", _type: "logos", heading: "Who we work for" };
const steps = { _key: "s1", _type: "steps", heading: "How it works", steps: [{ _key: "a", _type: "step" }] };

/** A lake with the block in a document, its draft and a release version, and a document without it. */
async function lakeWithLogos() {
  const { client } = await serveEmptyLake();
  await client
    .transaction()
    .create({ _id: "home", _type: "page", title: "Home", blocks: [logos, steps] })
    .create({
      _id: "drafts.home",
      _type: "page",
      title: "Home",
      blocks: [steps, logos, { ...logos, _key: 'l"2' }],
    })
    .create({ _id: "versions.spring.home", _type: "page", title: "Home", blocks: [logos] })
    .create({ _id: "about", _type: "page", title: "logos", blocks: [steps] })
    .commit();
  const types = () =>
    client.fetch(
      `*[_type == "page"] | order(_id){ _id, "types": blocks[]._type }`,
      {},
      { perspective: "raw" },
    );
  return { client, types };
}

test("stored blocks get the new type in documents, drafts and release versions, and nothing else changes", async () => {
  const { client, types } = await lakeWithLogos();
  const about = await client.getDocument("about");

  expect(await renameBlocks({ client, from: "logos", to: "zzTest" })).toBe(4);

  expect(await types()).toEqual([
    { _id: "about", types: ["steps"] },
    { _id: "drafts.home", types: ["steps", "zzTest", "zzTest"] },
    { _id: "home", types: ["zzTest", "steps"] },
    { _id: "versions.spring.home", types: ["zzTest"] },
  ]);
  expect(await client.getDocument("about")).toEqual(about);
  expect(await client.getDocument("home")).toMatchObject({
    blocks: [{ ...logos, _type: "zzTest" }, steps],
  });
});

test("the documents and the number of their blocks are listed without writing anything", async () => {
  const { client, types } = await lakeWithLogos();
  const before = await types();

  const found = await findBlocks(client, "logos");

  expect(found.map(({ id, type, paths }) => [id, type, paths.length])).toEqual([
    ["drafts.home", "page", 2],
    ["home", "page", 1],
    ["versions.spring.home", "page", 1],
  ]);
  expect(await types()).toEqual(before);
});

test("a second run finds nothing left to rename", async () => {
  const { client } = await lakeWithLogos();
  await renameBlocks({ client, from: "logos", to: "zzTest" });
  expect(await renameBlocks({ client, from: "logos", to: "zzTest" })).toBe(0);
});

test("a document that an editor changes during the run is read again, and the change is kept", async () => {
  const { client, types } = await lakeWithLogos();
  let edits = 0;
  const edited = client.withConfig({
    resolveFetch: () => async (url, options) => {
      // After the documents were read and before the first write.
      if (options?.method === "POST" && edits++ === 0)
        await client.patch("home").set({ title: "Home, changed" }).commit();
      return fetch(url, options);
    },
  });

  expect(await renameBlocks({ client: edited, from: "logos", to: "zzTest" })).toBe(4);

  expect(edits).toBe(2);
  expect(await client.getDocument("home")).toMatchObject({ title: "Home, changed" });
  expect(JSON.stringify(await types())).not.toContain('"logos"');
});

test("all documents are renamed even if there are more than one query returns", async () => {
  const { client } = await serveEmptyLake();
  const transaction = client.transaction();
  for (let index = 0; index < 450; index += 1)
    transaction.create({ _id: `page-${index}`, _type: "page", title: "Page", blocks: [logos] });
  await transaction.commit();
  const progress: unknown[] = [];

  const renamed = await renameBlocks({
    client,
    from: "logos",
    to: "zzTest",
    onProgress: ({ current, total }) => progress.push([current, total]),
  });

  expect(renamed).toBe(450);
  expect(progress.at(0)).toEqual([50, 450]);
  expect(progress.at(-1)).toEqual([450, 450]);
});

function errorOf(...names: string[]): Promise<string> {
  const command = join(import.meta.dirname, "rename-block.ts");
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...names], (_error, _stdout, stderr) => resolve(stderr));
  });
}

test("the command rejects a new type that has no schema, and an old type that still has one", async () => {
  expect(await errorOf("hero", "opening")).toBe(
    "There is no block “opening” in schemas/blocks. Run `pnpm rename:block hero opening` first.\n",
  );
  expect(await errorOf("hero", "steps")).toBe(
    "“hero” is still a block in schemas/blocks. Its stored blocks keep their type.\n",
  );
});
