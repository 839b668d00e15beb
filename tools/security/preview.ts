import { randomUUID } from "node:crypto";

import { mutate } from "../sandbox/lake.ts";
import { type HttpResponse, send } from "../sandbox/request.ts";
import type { TestContext } from "./context.ts";

export const ENABLE = "/api/draft-mode/enable";
const SECRET_TYPE = "sanity.previewUrlSecret";

/** Stores a preview secret as the Studio does before it opens the preview. */
export async function storeSecret({ target }: TestContext): Promise<{ id: string; secret: string }> {
  const secret = randomUUID().replaceAll("-", "");
  const id = `drafts.attack-${secret}`;
  await mutate(target, [
    {
      createOrReplace: {
        _id: id,
        _type: SECRET_TYPE,
        secret,
        source: "attack",
        studioUrl: target.studioUrl,
      },
    },
  ]);
  return { id, secret };
}

/** Opens the preview at a path, as the Studio does. */
export function enable(
  { target }: TestContext,
  secret: string,
  path: string,
  label: string,
): Promise<HttpResponse> {
  const query = new URLSearchParams({ "sanity-preview-secret": secret, "sanity-preview-pathname": path });
  return send(target.siteUrl, `${ENABLE}?${query.toString()}`, { label });
}

/** The value of the preview cookie that a response sets. */
export function bypassCookie({ headers }: HttpResponse): string {
  return /__prerender_bypass=([^;]+)/.exec((headers["set-cookie"] ?? []).join("\n"))?.[1] ?? "";
}
