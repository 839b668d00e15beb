import { createClient, type SanityClient } from "@sanity/client";
import { Schema } from "@sanity/schema";
import { builtinTypes } from "@sanity/schema/_internal";
import type { Path, SchemaTypeDefinition } from "@sanity/types";
import { validateDocument } from "@sanity/validation";
import { type JsonObject, openLake } from "content-lake/open-lake";
import { publishedId } from "stored-values/stored-document.ts";
import * as v from "valibot";

import type { ContentDocument } from "./content-folder.ts";

/** What the validation of a schema says about a document. */
interface SchemaFinding {
  readonly document: ContentDocument;
  readonly level: "error" | "warning" | "info";
  readonly message: string;
  readonly path: Path;
}

/**
 * Checks documents with the validation of their schemas, as the Studio does. `assets` are the documents of their pictures and files. The
 * validation may query other documents: it gets a lake in memory, so that files are checked without a server.
 */
export async function checkSchema(
  documents: readonly ContentDocument[],
  assets: readonly ContentDocument[],
  schemaTypes: readonly SchemaTypeDefinition[],
): Promise<SchemaFinding[]> {
  const all = [...documents, ...assets];
  const ids = new Set(all.map(({ _id }) => publishedId(_id)));
  const schema = Schema.compile({ name: "default", types: [...builtinTypes, ...schemaTypes] });
  const client = createMemoryClient(all);
  const findings: SchemaFinding[] = [];
  // One after another: all at once need a gigabyte of memory and twice the time.
  for (const document of documents) {
    const { status, markers } = await validateDocument({
      document: { _rev: "", _createdAt: "", _updatedAt: "", ...document },
      schema,
      client,
      getDocumentExists: async ({ id }) => ids.has(publishedId(id)),
    });
    if (status === "notEvaluated") throw new Error(`“${document._id}” could not be validated.`);
    for (const { level, message, path } of markers) findings.push({ document, level, message, path });
  }
  return findings;
}

const Json = v.pipe(v.string(), v.parseJson());

/** A client that answers queries from documents in memory. */
function createMemoryClient(documents: readonly ContentDocument[]): SanityClient {
  const names = { projectId: "local000", dataset: "content" };
  const identity = { id: "check", role: "administrator" } as const;
  const lake = openLake({ ...names, file: ":memory:" });
  lake.mutate(
    documents.map((document) => ({ create: withWeakReferences(document) })),
    // Some are documents of assets.
    { identity: { ...identity, isUpload: true } },
  );
  return createClient({
    ...names,
    apiVersion: "2025-11-01",
    useCdn: false,
    resolveFetch: () => async (address) => {
      const { searchParams } = new URL(address);
      const params = [...searchParams].flatMap(([name, value]) =>
        name.startsWith("$") ? [[name.slice(1), v.parse(Json, value)]] : [],
      );
      const query = searchParams.get("query") ?? "";
      return Response.json(
        lake.queries.query({ query, params: Object.fromEntries(params), perspective: "raw", identity }),
      );
    },
  });
}

/** A lake accepts weak references to documents that are missing. The validation reports them. */
function withWeakReferences(document: ContentDocument): JsonObject {
  return JSON.parse(JSON.stringify(document), (_, value: unknown) =>
    typeof value === "object" && value !== null && "_ref" in value ? { ...value, _weak: true } : value,
  );
}
