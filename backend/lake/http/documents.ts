import { Hono } from "hono";

import type { DocumentReader, StoredDocument } from "../documents/document.ts";
import { draftIdOf, publishedIdOf } from "../documents/ids.ts";
import { type Identity, mayRead } from "../identity.ts";
import type { LakeEnv } from "./context.ts";
import { readIds } from "./parameters.ts";

/** GET /data/doc/:dataset/:ids: by their real ids, in no perspective. */
export function documentRoutes(documents: DocumentReader): Hono<LakeEnv> {
  const routes = new Hono<LakeEnv>();

  routes.get("/data/doc/:dataset/:ids{.+}", (c) => {
    const identity = c.get("identity");
    const asked = readIds(c.req.param("ids"));
    const ids =
      c.req.query("includeAllVersions") === "true" ? asked.flatMap((id) => versionsOf(documents, id)) : asked;
    const found: StoredDocument[] = [];
    const omitted: { id: string; reason: "existence" | "permission" }[] = [];
    for (const id of ids) {
      const document = readable(documents, identity, id);
      if (typeof document === "string") omitted.push({ id, reason: document });
      else found.push(document);
    }
    return c.json(c.req.query("excludeContent") === "true" ? { omitted } : { documents: found, omitted });
  });

  return routes;
}

function readable(
  documents: DocumentReader,
  identity: Identity,
  id: string,
): StoredDocument | "existence" | "permission" {
  return mayRead(identity, id) ? (documents.get(id) ?? "existence") : "permission";
}

/** The published document, its draft and its versions, as far as they exist. */
function versionsOf(documents: DocumentReader, id: string): string[] {
  const published = publishedIdOf(id);
  const inReleases = [...documents.all()].filter(
    ({ _id }) => _id.startsWith("versions.") && publishedIdOf(_id) === published,
  );
  return [published, draftIdOf(published)]
    .filter((each) => documents.get(each))
    .concat(inReleases.map(({ _id }) => _id));
}
