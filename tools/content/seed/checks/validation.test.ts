import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import { validateDocument } from "@sanity/validation";
import { expect, test } from "vitest";

import { schemaTypes } from "../../../../schemas/index.ts";
import { importFirstContent } from "../../first-content.ts";
import { serveEmptyLake } from "../../test-lake-server.ts";
import { seedDocuments } from "../documents.ts";

type Document = Parameters<typeof validateDocument>[0]["document"];

test("every seed document passes the Studio's validation", async () => {
  const { client } = await serveEmptyLake();
  await importFirstContent(client);
  const ids = seedDocuments.map(({ _id }) => _id);
  const documents = await client.fetch<Document[]>(`*[_id in $ids]`, { ids });
  expect(documents).toHaveLength(ids.length);

  const schema = Schema.compile({ name: "default", types: [...builtinTypes, ...schemaTypes] });
  const stored = new Set(await client.fetch<string[]>("*._id"));
  const getDocumentExists = async ({ id }: { id: string }) => stored.has(id);
  const findings = await Promise.all(
    documents.map(async (document) => {
      const { status, markers } = await validateDocument({ document, schema, client, getDocumentExists });
      const found = markers.map(({ message, path }) => `${document._id} ${JSON.stringify(path)}: ${message}`);
      return status === "notEvaluated" ? found.concat(`${document._id} was not checked`) : found;
    }),
  );
  expect(findings.flat()).toEqual([]);
}, 120_000);
