import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { sourceFiles } from "check-runner/clean-clone.ts";
import { expect, onTestFinished, test } from "vitest";

import { contentTypes } from "./typegen.ts";

const page = { name: "page", type: "document", fields: [{ name: "title", type: "string" }] };

/** Generates the types of the schema types and of a query, which is written to a file. */
async function typesOf({ types = [page], query = `*[_type == "page"] { title }` } = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "typegen-test-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const source = `import { defineQuery } from "groq";\nexport const PAGES_QUERY = defineQuery(\`${query}\`);\n`;
  await writeFile(join(root, "queries.ts"), source);
  return contentTypes(root, types, "*.ts");
}

test("every schema type and every query gets a type", async () => {
  const code = await typesOf();
  expect(code).toContain("export type Page = {");
  expect(code).toContain("export type PAGES_QUERY_RESULT = Array<{\n  title: string | null;\n}>;");
});

test("a query that is not valid GROQ is reported with its file", async () => {
  await expect(typesOf({ query: `*[_type == "page"` })).rejects.toMatchObject({
    message: "These queries have no types. Correct them:",
    details: [expect.stringMatching(/PAGES_QUERY.*queries\.ts: Syntax error in GROQ query/)],
  });
});

test("an invalid schema type is reported with the reason", async () => {
  const types = [{ ...page, fields: [{ name: "title", type: "no-such-type" }] }];
  await expect(typesOf({ types })).rejects.toMatchObject({
    message: "These schema types are invalid. Correct them:",
    details: [expect.stringMatching(/^page › .*Unknown type: no-such-type\. Is it in schemas\/index\.ts/)],
  });
});

test("every query is in web/cms, the only folder that typegen reads", async () => {
  const root = join(import.meta.dirname, "../..");
  const files = (await sourceFiles(root)).filter((file) => /^web\/(?!cms\/).+\.tsx?$/.test(file));
  const sources = await Promise.all(
    files.map(async (file) => ({ file, text: await readFile(join(root, file), "utf8") })),
  );
  const queries = sources.filter(({ text }) => /\bdefineQuery\(|\bgroq`/.test(text));
  expect(queries.map(({ file }) => file)).toEqual([]);
});
