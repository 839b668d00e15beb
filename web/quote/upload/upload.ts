import { UPLOAD_SIGNATURE_PATH } from "contracts/endpoints.ts";
import { UploadSignature } from "contracts/upload.ts";
import { useCallback, useState, useSyncExternalStore } from "react";
import useSWR from "swr";
import * as v from "valibot";

import { createAdminClient } from "#admin-api/client.ts";

import { findFileProblem, postFile, type UploadedFile } from "./storage.ts";

export type Upload =
  | { readonly kind: "none" }
  | { readonly kind: "uploading"; readonly name: string; readonly percent: number }
  | { readonly kind: "failed"; readonly name: string; readonly message: string; readonly file: File }
  | {
      readonly kind: "uploaded";
      readonly name: string;
      readonly file: UploadedFile;
      /** The file itself. Missing if a draft was restored after a page load. */
      readonly source?: File;
    };

export function uploadedFile(upload: Upload): UploadedFile | undefined {
  return upload.kind === "uploaded" ? upload.file : undefined;
}

export interface UploadState {
  readonly upload: Upload;
  /** Why the last chosen file is not accepted. The previous upload is kept. */
  readonly problem: string | undefined;
}

export interface UploadStore {
  readonly get: () => UploadState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (files: readonly File[], getSignature: GetSignature) => void;
  readonly retry: (getSignature: GetSignature) => void;
  readonly remove: () => void;
}

/** Manages the one file of a quote request, from choosing it to the finished upload. */
export function createUploadStore(initial: UploadedFile | undefined): UploadStore {
  const listeners = new Set<() => void>();
  let current: AbortController | undefined;
  let state: UploadState = {
    upload: initial ? { kind: "uploaded", name: initial.name, file: initial } : { kind: "none" },
    problem: undefined,
  };

  function update(next: Partial<UploadState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function start(file: File, isRetry: boolean, getSignature: GetSignature): Promise<void> {
    current?.abort();
    const { signal } = (current = new AbortController());
    const { name } = file;
    update({ problem: undefined, upload: { kind: "uploading", name, percent: 0 } });

    const signed = await getSignature({ isFresh: isRetry });
    if (signal.aborted) return;
    if (signed.kind === "rejected") {
      return update({ upload: { kind: "failed", name, file, message: signed.message } });
    }
    const result = await postFile(file, signed.signature, {
      signal,
      onProgress: (percent) => signal.aborted || update({ upload: { kind: "uploading", name, percent } }),
    });
    if (signal.aborted || result.kind === "canceled") return;
    update({
      upload:
        result.kind === "uploaded"
          ? { kind: "uploaded", name, file: result.file, source: file }
          : { kind: "failed", name, file, message: result.message },
    });
  }

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose([file, ...others], getSignature) {
      if (!file) return;
      const problem = others.length > 0 ? ONE_FILE_ONLY : findFileProblem(file);
      if (problem === undefined) void start(file, false, getSignature);
      else update({ problem });
    },
    retry(getSignature) {
      if (state.upload.kind === "failed") void start(state.upload.file, true, getSignature);
    },
    remove() {
      current?.abort();
      update({ problem: undefined, upload: { kind: "none" } });
    },
  };
}

const ONE_FILE_ONLY = "Only one file per request. Put several files in a ZIP or RAR.";

export interface UploadControl extends UploadState {
  /** Prefetches the signature. Call it when the visitor points at the field. */
  readonly prepare: () => void;
  readonly choose: (files: readonly File[]) => void;
  readonly retry: () => void;
  readonly remove: () => void;
}

/** The state of the store, and the actions of its file field. */
export function useUpload(store: UploadStore): UploadControl {
  const { upload, problem } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const [isPrepared, setPrepared] = useState(false);
  const getSignature = useUploadSignature(isPrepared);
  return {
    upload,
    problem,
    prepare: () => setPrepared(true),
    choose: (files) => store.choose(files, getSignature),
    retry: () => store.retry(getSignature),
    remove: store.remove,
  };
}

/** docs/behavior.md §7.5. */
const REFRESH_MS = 20 * 60_000;

type SignatureResult =
  | { readonly kind: "signed"; readonly signature: UploadSignature; readonly at: number }
  | { readonly kind: "rejected"; readonly message: string };

/** Returns the current signature while it is valid. With `isFresh` it always requests a new one. */
type GetSignature = (options: { isFresh: boolean }) => Promise<SignatureResult>;

/** Renews the signature regularly while it is needed. */
function useUploadSignature(isNeeded: boolean): GetSignature {
  const { data, mutate } = useSWR(isNeeded ? UPLOAD_SIGNATURE_PATH : null, requestSignature, {
    refreshInterval: REFRESH_MS,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  return useCallback(
    async ({ isFresh }) => {
      // Checks the age too, because a suspended tab does not renew the signature.
      const isCurrent = data?.kind === "signed" && Date.now() - data.at < REFRESH_MS;
      if (isCurrent && !isFresh) return data;
      const next = await requestSignature();
      await mutate(next, { revalidate: false });
      return next;
    },
    [data, mutate],
  );
}

async function requestSignature(): Promise<SignatureResult> {
  const post = createAdminClient();
  const result = await post(UPLOAD_SIGNATURE_PATH, JSON.stringify({ filePath: "quote" }));
  if (result.kind === "rejected") return { kind: "rejected", message: result.message };
  const parsed = v.safeParse(UploadSignature, result.data);
  return parsed.success
    ? { kind: "signed", signature: parsed.output, at: Date.now() }
    : { kind: "rejected", message: "The server didn't allow the upload." };
}
