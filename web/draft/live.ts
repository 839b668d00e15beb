import "server-only";
import { defineLive } from "next-sanity/live";

import { client } from "#cms/client.ts";
import { env } from "#env.ts";

// The browser gets the read token in draft mode only. There every change of a draft is announced, and the open page is
// asked for again; nothing is cached there, so no tag has to expire (outside it the webhook does that: app/api/revalidate).
export const { SanityLive } = defineLive({ client, serverToken: env.readToken, browserToken: env.readToken });
