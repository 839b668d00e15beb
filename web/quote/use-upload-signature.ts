import { UPLOAD_SIGNATURE_PATH } from "contracts/endpoints.ts";
import { UploadSignature } from "contracts/upload.ts";
import { useCallback } from "react";
import useSWR from "swr";
import * as v from "valibot";

import { createAdminClient } from "#admin-api/client.ts";

/** Spec §9. */
const REFRESH_MS = 20 * 60_000;

export type Permission =
  | { readonly kind: "given"; readonly signature: UploadSignature; readonly at: number }
  | { readonly kind: "refused"; readonly message: string };

/** Keeps a signature at hand while it is wanted. The function gives one that is young enough, or a fresh one. */
export function useUploadSignature(isWanted: boolean) {
  const { data, mutate } = useSWR(isWanted ? UPLOAD_SIGNATURE_PATH : null, requestSignature, {
    refreshInterval: REFRESH_MS,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return useCallback(
    async ({ isFresh }: { isFresh: boolean }): Promise<Permission> => {
      // A tab that slept has not refreshed.
      const isYoung = data?.kind === "given" && Date.now() - data.at < REFRESH_MS;
      if (isYoung && !isFresh) return data;
      const next = await requestSignature();
      await mutate(next, { revalidate: false });
      return next;
    },
    [data, mutate],
  );
}

async function requestSignature(): Promise<Permission> {
  const post = createAdminClient();
  const outcome = await post(UPLOAD_SIGNATURE_PATH, JSON.stringify({ filePath: "quote" }));
  if (outcome.kind === "refused") return { kind: "refused", message: outcome.message };
  const parsed = v.safeParse(UploadSignature, outcome.data);
  return parsed.success
    ? { kind: "given", signature: parsed.output, at: Date.now() }
    : { kind: "refused", message: "The server gave no permission to upload that can be used." };
}
