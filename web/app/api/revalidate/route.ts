import { revalidateTag } from "next/cache";

import { expiredTags } from "#cms/fetch.ts";
import { env } from "#env.ts";
import { createWebhookReceiver } from "#revalidate/receive-webhook.ts";

/**
 * The lake's webhook deliveries. Before the response, the tags have expired in Next's cache (next-internals/cache-handler.ts), and so
 * have the caches of the custom server.
 */
export const POST = createWebhookReceiver({
  secret: env.revalidateSecret,
  expire: (publish) => {
    const tags = expiredTags(publish);
    // `expire: 0` makes the next visitor wait for the new page. The profile "max" would serve the old page once more.
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    return tags;
  },
});
