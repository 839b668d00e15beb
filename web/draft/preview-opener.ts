import { ClientError, type SanityClient } from "@sanity/client";
import { createPreviewToken } from "contracts/preview-token.ts";

import type { Env } from "#env.ts";

// A preview ends within seconds when the account that opened it is removed, or when the link with which it was opened is no longer
// shared. The embedded lake decides that. With hosted Sanity, a preview ends after twelve hours.

/**
 * The account that wrote a secret, or the revision of the shared link, for the lake's preview-secrets.ts. The link is looked up by its id:
 * many know its secret, and could store it in documents of their own.
 */
const OPENER = `coalesce(
  *[_id == "sanity-preview-url-secret.share-access" && secret == $secret][0]{"opener": "shared " + _rev}.opener,
  *[_type == "sanity.previewUrlSecret" && secret == $secret][0].userId
)`;

/** Who opens the preview with this secret, in base64url. Undefined if nobody has stored the secret. */
export async function findOpener(client: SanityClient, secret: string): Promise<string | undefined> {
  const options = { perspective: "raw", cache: "no-store" } as const;
  const opener = await client.fetch<unknown>(OPENER, { secret }, options);
  return typeof opener === "string" ? Buffer.from(opener).toString("base64url") : undefined;
}

/** A preview ends within seconds. Until then, anyone with its cookie can send many requests. */
const REMEMBERED_MS = 1000;
const MAX_REMEMBERED = 1000;

/** Returns a function that says whether who opened a preview may still read drafts. It asks the lake once a second for each of them. */
export function createMayPreview(
  client: SanityClient,
  { lakeUrl, readToken }: Pick<Env, "lakeUrl" | "readToken">,
  now = Date.now,
): (opener: string) => Promise<boolean> {
  const answers = new Map<string, { readonly until: number; readonly mayPreview: Promise<boolean> }>();

  async function askLake(opener: string): Promise<boolean> {
    try {
      await client.withConfig({ token: createPreviewToken(readToken, opener) }).fetch("true");
      return true;
    } catch (error) {
      // Without the lake, no draft can be read either, and the page says so.
      return !(error instanceof ClientError && error.statusCode === 401);
    }
  }

  return async (opener) => {
    if (lakeUrl === undefined) return true;
    const answer = answers.get(opener);
    if (answer && answer.until > now()) return answer.mayPreview;
    answers.delete(opener);
    const [oldest] = answers.keys();
    if (answers.size >= MAX_REMEMBERED && oldest !== undefined) answers.delete(oldest);
    const mayPreview = askLake(opener);
    answers.set(opener, { until: now() + REMEMBERED_MS, mayPreview });
    return mayPreview;
  };
}
