import "server-only";
import { createPreviewToken } from "contracts/preview-token.ts";
import { PREVIEW_ID_COOKIE } from "next-internals/preview-cookie.ts";
import { cookies } from "next/headers";
import { cache } from "react";

import { env } from "#env.ts";

/**
 * The token with which a preview reads drafts and listens for their changes, on the server and in the browser. The embedded lake accepts one
 * that ends with the preview, and with the account that opened it. It limits what all previews of that account ask for, so that hostile
 * drafts do not slow down the pages of visitors. Hosted Sanity has no such tokens, so there it is the read token.
 */
export const draftToken = cache(async (): Promise<string> => {
  if (env.lakeUrl === undefined) return env.readToken;
  return createPreviewToken(env.readToken, (await cookies()).get(PREVIEW_ID_COOKIE)?.value ?? "");
});
