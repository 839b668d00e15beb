import { Hono } from "hono";

import type { DocumentReader } from "../documents/document.ts";
import { mayRead } from "../identity.ts";
import type { LakeEnv } from "./context.ts";

const LINES_AT_ONCE = 500;

/** GET /data/export/:dataset: all documents of one moment, one a line. `types=a,b` chooses. */
export function exportRoutes(documents: DocumentReader): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.get("/data/export/:dataset", (c) => {
    const types = c.req.query("types")?.split(",");
    const identity = c.get("identity");
    const chosen = [...documents.all()].filter(
      ({ _id, _type }) => mayRead(identity, _id) && (types?.includes(_type) ?? true),
    );
    let next = 0;
    const lines = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = chosen.slice(next, (next += LINES_AT_ONCE));
        if (part.length === 0) {
          controller.close();
        } else {
          controller.enqueue(Buffer.from(part.map((document) => `${JSON.stringify(document)}\n`).join("")));
        }
      },
    });
    return c.body(lines, 200, { "content-type": "application/x-ndjson" });
  });

  return routes;
}
