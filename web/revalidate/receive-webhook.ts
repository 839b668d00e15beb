import { createDeliveries } from "./deliveries.ts";
import { expiredTags } from "./expired-tags.ts";
import { limitedText } from "./limited-text.ts";
import { isSignedBody } from "./signature.ts";

const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Answers the lake's deliveries. `expire` gets the tags of each good one once; it is never called for anything else.
 * 401 unsigned, forged or old · 413 too long · 400 signed but not understood · 200 done, or done before.
 */
export function createWebhookReceiver({
  secret,
  expire,
  now = Date.now,
}: {
  secret: string;
  expire: (tags: string[]) => void;
  now?: () => number;
}) {
  const deliveries = createDeliveries(now);

  return async function receive(request: Request): Promise<Response> {
    const body = await limitedText(request, MAX_BODY_BYTES);
    if (body === undefined) return answer(413, "The delivery is longer than 1 MB");

    const signature = request.headers.get("sanity-webhook-signature");
    if (!isSignedBody(body, signature, { secret, now: now() })) {
      return answer(401, "The signature is missing, wrong or older than five minutes");
    }
    const tags = expiredTags(body);
    if (!tags)
      return answer(400, "The body is not a delivery: see web/revalidate/expired-tags.ts for its shape");

    const key = request.headers.get("idempotency-key") ?? signature ?? "";
    // The key is not signed: under another one a recorded delivery would count anew.
    const marks = [key, signature ?? ""];
    if (marks.some((mark) => deliveries.wasHandled(mark)))
      return answer(200, "This delivery was handled before");
    expire(tags);
    for (const mark of marks) deliveries.remember(mark);
    return Response.json({ message: "Expired", tags });
  };
}

function answer(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
