import { Hono } from "hono";

import type { Lake } from "../contract.ts";
import { mayRead } from "../identity.ts";
import type { LakeEnv } from "./context.ts";

/**
 * GET /data/references/:dataset/documents/:id/to: who refers to a document. The Studio excludes what it finds by a query of
 * its own and takes the rest for documents of other datasets: a lake with one dataset has none.
 */
export function referenceRoutes({
  documents,
  projectId,
  dataset,
}: Pick<Lake, "documents" | "projectId" | "dataset">): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.get("/data/references/:dataset/documents/:id/to", (c) => {
    const isOnlyOutside = c.req.query("excludeInternalReferences") === "true";
    const referrers = isOnlyOutside ? [] : [...documents.referrers(c.req.param("id"))];
    const references = referrers
      .filter((id) => mayRead(c.get("identity"), id))
      .map((documentId) => ({ documentId, projectId, datasetName: dataset }));
    return c.json({ totalCount: references.length, references });
  });

  return routes;
}
