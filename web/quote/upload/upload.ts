import { createStore } from "browser-kit/store.ts";
import { UPLOAD_SIGNATURE_PATH } from "contracts/endpoints.ts";
import { UploadSignature } from "contracts/upload.ts";
import * as v from "valibot";

import { createAdminClient } from "#admin-api/client.ts";
import { browserWords } from "#locale/browser-words.ts";
import * as english from "#locale/en/quote-form.ts";

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

interface UploadState {
  readonly upload: Upload;
  /** Why the last chosen file is not accepted. The previous upload is kept. */
  readonly problem: string | undefined;
}

export type UploadStore = ReturnType<typeof createUploadStore>;

/** docs/behavior.md §7.5. */
const REFRESH_MS = 20 * 60_000;

/** Manages the one file of a quote request, from choosing it to the finished upload. */
export function createUploadStore(initial: UploadedFile | undefined, requestSignature = postForSignature) {
  const { get, subscribe, update } = createStore<UploadState>({
    upload: initial ? { kind: "uploaded", name: initial.name, file: initial } : { kind: "none" },
    problem: undefined,
  });
  let current: AbortController | undefined;
  let signed: { readonly result: ReturnType<typeof requestSignature>; readonly at: number } | undefined;
  let renewal: ReturnType<typeof setInterval> | undefined;

  function renewSignature(): ReturnType<typeof requestSignature> {
    signed = { result: requestSignature(), at: Date.now() };
    return signed.result;
  }

  /** Returns the current signature while it is valid. Checks the age too, because a suspended tab does not renew it. */
  async function getSignature(): ReturnType<typeof requestSignature> {
    const isCurrent = signed !== undefined && Date.now() - signed.at < REFRESH_MS;
    const result = isCurrent ? await signed?.result : undefined;
    return result?.kind === "signed" ? result : renewSignature();
  }

  async function start(file: File, isRetry: boolean): Promise<void> {
    current?.abort();
    const { signal } = (current = new AbortController());
    const { name } = file;
    update({ problem: undefined, upload: { kind: "uploading", name, percent: 0 } });

    const signature = await (isRetry ? renewSignature() : getSignature());
    if (signal.aborted) return;
    if (signature.kind === "rejected") {
      return update({ upload: { kind: "failed", name, file, message: signature.message } });
    }
    const result = await postFile(file, signature.signature, {
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

  /** Requests the signature in advance and renews it regularly. Call it when the visitor points at the field. */
  function prepare(): void {
    if (renewal !== undefined) return;
    void renewSignature();
    renewal = setInterval(() => void renewSignature(), REFRESH_MS);
  }

  function choose([file, ...others]: readonly File[]): void {
    if (!file) return;
    const problem = others.length > 0 ? browserWords(english).upload.oneFileOnly : findFileProblem(file);
    if (problem === undefined) void start(file, false);
    else update({ problem });
  }

  function retry(): void {
    const { upload } = get();
    if (upload.kind === "failed") void start(upload.file, true);
  }

  function remove(): void {
    current?.abort();
    update({ problem: undefined, upload: { kind: "none" } });
  }

  return { get, subscribe, prepare, choose, retry, remove };
}

type SignatureResult =
  | { readonly kind: "signed"; readonly signature: UploadSignature }
  /** `message` is for the visitor. */
  | { readonly kind: "rejected"; readonly message: string };

/** Requests the signature for files in a top-level folder of the bucket. */
export async function postForSignature(filePath = "quote"): Promise<SignatureResult> {
  const result = await createAdminClient()(UPLOAD_SIGNATURE_PATH, JSON.stringify({ filePath }));
  if (result.kind === "rejected") return result;
  const parsed = v.safeParse(UploadSignature, result.data);
  return parsed.success
    ? { kind: "signed", signature: parsed.output }
    : { kind: "rejected", message: browserWords(english).upload.notAllowed };
}
