import { setTimeout } from "node:timers/promises";

import { revalidateTag } from "next/cache";
import { after } from "next/server";

import { env } from "#env.ts";
import { createWebhookReceiver } from "#revalidate/receive-webhook.ts";

/** Longer than any page takes to render. */
const RENDER_MS = 2000;

export const POST = createWebhookReceiver({
  secret: env.revalidateSecret,
  expire: (tags) => {
    expireNow(tags);
    // A page that is being rendered during the publish is cached after it, with the old text.
    after(async () => {
      await setTimeout(RENDER_MS);
      expireNow(tags);
    });
  },
});

// `expire: 0` makes the next visitor wait for the new page. The profile "max" would serve the old one once more.
function expireNow(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}
