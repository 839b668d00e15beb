import { ClientError, type SanityClient } from "@sanity/client";
import { createPreviewToken } from "contracts/preview-token.ts";
import { createTimedCache } from "server-kit/timed-cache.ts";

import type { Env } from "#env.ts";

// A preview ends after twelve hours, or when its editor ends it. It also ends within seconds when the account that opened it is removed, or
// when the link with which it was opened is no longer shared. The embedded lake decides that, and remembers what has ended, for all processes of
// the site. With hosted Sanity, the process that ended a preview remembers it, and accepts none
// that is older than itself.

/** A working day. The Studio requests a new cookie whenever it opens the preview. */
export const PREVIEW_MS = 12 * 60 * 60 * 1000;

/**
 * The account that wrote a secret, or the revision of the shared link, for the lake's preview-secrets.ts. The link is looked up by its id:
 * many know its secret, and could store it in documents of their own.
 */
const OPENER = `coalesce(
  *[_id == "sanity-preview-url-secret.share-access" && secret == $secret][0]{"opener": "shared " + _rev}.opener,
  *[_type == "sanity.previewUrlSecret" && secret == $secret][0].userId
)`;

/** Who opens the preview with this secret, in base64url. Empty if nobody has stored the secret. */
export async function findOpener(client: SanityClient, secret: string): Promise<string> {
  const options = { perspective: "raw", cache: "no-store" } as const;
  const opener = await client.fetch<unknown>(OPENER, { secret }, options);
  return typeof opener === "string" ? Buffer.from(opener).toString("base64url") : "";
}

/** A preview ends within seconds. Until then, anyone with its cookie can send many requests. */
const REMEMBERED_MS = 1000;
const MAX_REMEMBERED = 1000;

/** Knows which previews are open: `<who opened it>.<when it ends>`, as in preview-cookie.ts. It asks the lake once a second for each. */
export function createOpenPreviews(
  client: SanityClient,
  { lakeUrl, readToken }: Pick<Env, "lakeUrl" | "readToken">,
  now = Date.now,
) {
  const startedAt = now();
  const answers = createTimedCache<boolean>(MAX_REMEMBERED, now);

  /** Sends a request with the token of the preview. Returns false if the lake accepts it no more. */
  async function isAccepted(
    preview: string,
    send: (client: SanityClient) => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await send(client.withConfig({ token: createPreviewToken(readToken, preview) }));
      return true;
    } catch (error) {
      if (error instanceof ClientError && error.statusCode === 401) return false;
      throw error;
    }
  }

  return {
    isOpen: async (preview: string): Promise<boolean> => {
      const answer = answers.get(preview);
      if (answer) return answer;
      // An earlier process may have ended it, and nothing is left of that.
      if (lakeUrl === undefined) return Number(preview.split(".")[1]) - PREVIEW_MS >= startedAt;
      // Without the lake, no draft can be read either, and the page says so.
      const isOpen = isAccepted(preview, (lake) => lake.fetch("true")).catch(() => true);
      return answers.set(preview, isOpen, REMEMBERED_MS);
    },

    /** Throws if the lake does not answer: after a restart it would still be open. */
    end: async (preview: string): Promise<void> => {
      void answers.set(preview, Promise.resolve(false), PREVIEW_MS);
      if (lakeUrl === undefined) return;
      await isAccepted(preview, (lake) => lake.request({ method: "POST", url: "/auth/logout" }));
    },
  };
}
