import { expect, test } from "vitest";

import { removedFigureProblem } from "../../schemas/documents/capability.ts";
import { checkCode } from "../../schemas/documents/language.ts";
import { checkFreePath } from "../../schemas/fields/path-fields.ts";
import { serveEmptyLake } from "../content/testing/lake-server.ts";

// Drafts of contributors must not keep others from publishing: rules that report errors read only what visitors can see.

async function setup() {
  const { client } = await serveEmptyLake();
  const contextOf = (document: { _id: string; _type: string; path?: string }) =>
    Object.assign(Object.create(null), { document, getClient: () => client });
  return { client, contextOf };
}

test("only a published language takes the start of English paths, and one in the same release", async () => {
  const { client, contextOf } = await setup();
  const language = { _type: "language", code: "about-us", englishName: "Zulu" };
  await client.create({ ...language, _id: "drafts.zulu" });
  await client.create({ ...language, _id: "drafts.home", code: "" });
  const { releaseId } = await client.releases.create({});
  await client.createVersion({ releaseId, publishedId: "zulu", document: language });
  const problemOf = (_id: string, path = "/about-us") =>
    checkFreePath(path, contextOf({ _id, _type: "page", path }));
  expect(await problemOf("about")).toBe(true);
  expect(await problemOf("home", "/")).toBe(true);
  expect(await problemOf(`versions.${releaseId}.about`)).toContain("pages in Zulu start with");
  await client.create({ ...language, _id: "zulu", englishName: { a: 1 } });
  expect(await problemOf("about")).toContain("pages in another language start with");
});

test("drafts of languages and pages take no code, but are a warning", async () => {
  const { client, contextOf } = await setup();
  const context = contextOf({ _id: "german", _type: "language" });
  await client.create({ _id: "drafts.other", _type: "language", code: "de", englishName: { a: 1 } });
  expect(await checkCode("de", context)).toBe(true);
  expect(await checkCode("de", context, { isOfDrafts: true })).toContain("already has this code in a draft");
  await client.create({ _id: "drafts.page", _type: "page", path: "/ja/x" });
  expect(await checkCode("ja", context)).toBe(true);
  expect(await checkCode("ja", context, { isOfDrafts: true })).toContain("starts with it in a draft: /ja/x");
  await client.create({ _id: "page", _type: "page", path: "/ja/x" });
  expect(await checkCode("ja", context)).toContain("An English page starts with it: /ja/x");
});

test("drafts that show a figure keep it from nobody who removes it, but are a warning", async () => {
  const { client, contextOf } = await setup();
  await client.create({ _id: "cap", _type: "capability", figures: [{ _key: "a" }, { _key: "b" }] });
  const figure = { _type: "quantity", capability: { _type: "reference", _ref: "cap" }, figure: "b" };
  const page = { _type: "page", title: { a: 1 }, "a b": figure };
  await client.create({ ...page, _id: "drafts.page" });
  const context = contextOf({ _id: "drafts.cap", _type: "capability" });
  const problemOf = (options?: { isOfDrafts: boolean }) =>
    removedFigureProblem([{ _key: "a" }], context, options);
  expect(await problemOf()).toBe(true);
  expect(await problemOf({ isOfDrafts: true })).toContain("1 document still shows a figure");
  await client.create({ ...page, _id: "page" });
  expect(await problemOf()).toContain("“Without a title”");
});
