import { QUOTE_REQUEST_PATH } from "contracts/endpoints.ts";

import { type ApiResult, createAdminClient } from "#admin-api/client.ts";

import { idempotencyKey } from "./attempt.ts";
import type { UploadedFile } from "./upload/storage.ts";
import { quoteRequestOf } from "./validation.ts";
import type { QuoteValues } from "./values.ts";

/** Nobody fills in six fields in less. */
const FILL_MS_LEAST = 2000;

/** Why a request may come from a machine; it is sent all the same, and marked. */
export function doubt({ trap, filledInMs }: { trap: string; filledInMs: number }): string | undefined {
  if (trap !== "") return "hidden field";
  return filledInMs < FILL_MS_LEAST ? "too fast" : undefined;
}

export async function sendQuote(
  values: QuoteValues,
  file: UploadedFile | undefined,
  suspicion: string | undefined,
  post: ReturnType<typeof createAdminClient> = createAdminClient(),
): Promise<ApiResult> {
  const body = JSON.stringify(quoteRequestOf(values, file));
  return post(QUOTE_REQUEST_PATH, body, {
    "idempotency-key": idempotencyKey(body),
    ...(suspicion === undefined ? {} : { "x-suspected": suspicion }),
  });
}
