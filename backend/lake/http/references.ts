import { Hono } from "hono";

import type { Lake } from "../contract.ts";
import { mayRead } from "../identity.ts";
import type { LakeEnv } from "./context.ts";

/** GET /data/references/:dataset/documents/:id/to: who refers to a document. */
export function referenceRoutes({
  documents,
  projectId,
  dataset,
}: Pick<Lake, "documents" | "projectId" | "dataset">): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.get("/data/references/:dataset/documents/:id/to", (c) => {
    const referrers = [...documents.referrers(c.req.param("id"))].filter((id) =>
      mayRead(c.get("identity"), id),
    );
    const references = referrers.map((documentId) => ({ documentId, projectId, datasetName: dataset }));
    return c.json({ totalCount: references.length, references });
  });

  return routes;
}
