import { setTimeout } from "node:timers/promises";

import { revalidateTag } from "next/cache";
import { after } from "next/server";

import { env } from "#env.ts";
import { createWebhookReceiver, SECOND_EXPIRY_MS } from "#revalidate/receive-webhook.ts";

export const POST = createWebhookReceiver({
  secret: env.revalidateSecret,
  expire: (tags) => {
    expireNow(tags);
    after(async () => {
      await setTimeout(SECOND_EXPIRY_MS);
      expireNow(tags);
    });
  },
});

// `expire: 0` makes the next visitor wait for the new page. The profile "max" would serve the old page once more.
function expireNow(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
