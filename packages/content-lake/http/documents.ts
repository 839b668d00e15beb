import { Hono } from "hono";

import { clientOf, type Identity, mayRead, mayReadId, opensPreviews } from "../access/identity.ts";
import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import { publishedIdOf } from "../documents/ids.ts";
import { isLonger } from "../documents/json.ts";
import { httpError } from "../errors.ts";
import type { Lake } from "../lake.ts";
import { createOpenAmounts } from "../open-amounts.ts";
import type { AnswerInTurn, TakeTurn } from "../protocol/client-turns.ts";
import { type LakeContext, type LakeEnv, parseIds } from "../protocol/request.ts";

/** Of the documents of one answer, which is written at once. More than the largest document has. */
export const MAX_CHARACTERS = 33 * 1024 * 1024;

export function tooManyDocuments(): Error {
  return httpError(413, "These documents have more than 32 MB together. Ask for fewer at a time");
}

/** GET /data/doc/:dataset/:ids: documents by their stored ids, independent of perspectives. */
export function documentRoutes(documents: DocumentReader, answerInTurn: AnswerInTurn): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  // Without ids too: the Studio asks for the target of each reference, and a form with an empty one must not end.
  routes.on("GET", ["/data/doc/:dataset", "/data/doc/:dataset/:ids{.+}"], (c) =>
    answerInTurn(c, () => JSON.stringify(readDocuments(c, documents))),
  );

  return routes;
}

function readDocuments(c: LakeContext, documents: DocumentReader) {
  const identity = c.get("identity");
  const part = c.req.param("ids");
  const requestedIds = part === undefined ? [""] : parseIds(part);
  const ids = new Set(
    c.req.query("includeAllVersions") === "true"
      ? requestedIds.flatMap((id) => readableVersionsOf(documents, identity, id))
      : requestedIds,
  );
  const found: StoredDocument[] = [];
  const omitted: { id: string; reason: "existence" | "permission" }[] = [];
  for (const id of ids) {
    const document = findReadable(documents, identity, id);
    if (typeof document === "string") omitted.push({ id, reason: document });
    else found.push(document);
  }
  if (c.req.query("excludeContent") === "true") return { omitted };
  if (isLonger(found, MAX_CHARACTERS)) throw tooManyDocuments();
  return { documents: found, omitted };
}

function findReadable(
  documents: DocumentReader,
  identity: Identity,
  id: string,
): StoredDocument | "existence" | "permission" {
  if (!mayReadId(identity, id)) return "permission";
  const document = documents.get(id);
  if (document === undefined) return "existence";
  return mayRead(identity, document) ? document : "permission";
}

/**
 * The ids of the published document, its draft and its versions, if they exist. Leaves out those that the identity may not read,
 * because even an id reveals that a change or a release is planned.
 */
function readableVersionsOf(documents: DocumentReader, identity: Identity, id: string): string[] {
  const published = publishedIdOf(id);
  return [published, ...documents.versionsOf(published)].filter(
    (each) => typeof findReadable(documents, identity, each) !== "string",
  );
}

/** What waits for a client that does not read. */
const CHUNK_LENGTH = 64 * 1024;
/** Each keeps all documents as they were, until the client has read it. */
const MAX_EXPORTS_OF_CLIENT = 2;

/**
 * GET /data/export/:dataset: a consistent export of all documents as NDJSON; `types=a,b` selects types. The secrets of previews are left
 * out: a copy of the content must not open the preview. The exports of a client take turns.
 */
export function exportRoutes(documents: DocumentReader, takeTurn: TakeTurn): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();
  const countOpen = createOpenAmounts(MAX_EXPORTS_OF_CLIENT, () =>
    httpError(429, `At most ${MAX_EXPORTS_OF_CLIENT} exports at a time. Read the earlier ones first`),
  );

  routes.get("/data/export/:dataset", (c) => {
    const outgoing = c.env?.outgoing;
    // Not in tests that call the app directly, and not for strangers: their process ends each at 4 MB.
    if (outgoing && !outgoing.closed) outgoing.once("close", countOpen(clientOf(c.get("identity"))));
    const types = c.req.query("types")?.split(",");
    const identity = c.get("identity");
    let selected: readonly StoredDocument[] | undefined;
    let next = 0;
    const nextChunk = () => {
      selected ??= exportedDocuments(documents, identity, types && new Set(types));
      let chunk = "";
      while (next < selected.length && chunk.length < CHUNK_LENGTH) {
        chunk += `${JSON.stringify(selected[next])}\n`;
        next += 1;
      }
      return chunk;
    };
    const lines = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const chunk = await takeTurn(c, nextChunk);
        if (chunk === "") controller.close();
        else controller.enqueue(Buffer.from(chunk));
      },
    });
    return c.body(lines, 200, { "content-type": "application/x-ndjson" });
  });

  return routes;
}

function exportedDocuments(
  documents: DocumentReader,
  identity: Identity,
  types: ReadonlySet<string> | undefined,
): readonly StoredDocument[] {
  return [...documents.all()].filter(
    (document) =>
      mayRead(identity, document) && !opensPreviews(document._type) && (types?.has(document._type) ?? true),
  );
}

/**
 * GET /data/references/:dataset/documents/:id/to: the documents that reference a document. The Studio asks only for those in
 * other datasets (excludeInternalReferences), of which this lake has none.
 */
export function referenceRoutes(
  { documents, projectId, dataset }: Pick<Lake, "documents" | "projectId" | "dataset">,
  answerInTurn: AnswerInTurn,
): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.get("/data/references/:dataset/documents/:id/to", (c) =>
    answerInTurn(c, () => {
      const excludesInternal = c.req.query("excludeInternalReferences") === "true";
      const referrers = excludesInternal ? [] : [...documents.referrers(c.req.param("id"))];
      const references = referrers
        .filter((id) => typeof findReadable(documents, c.get("identity"), id) !== "string")
        .map((documentId) => ({ documentId, projectId, datasetName: dataset }));
      return JSON.stringify({ totalCount: references.length, references });
    }),
  );

  return routes;
}
