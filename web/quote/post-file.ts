import type { UploadSignature } from "contracts/upload.ts";

import { randomId } from "./random-id.ts";
import { refusalText } from "./storage-refusal.ts";
import { extensionOf } from "./upload-rules.ts";
import type { StoredFile } from "./values.ts";

export type UploadOutcome =
  | { readonly kind: "stored"; readonly file: StoredFile }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "cancelled" };

/** What is used of an XMLHttpRequest. */
interface Sender {
  readonly status: number;
  responseType: XMLHttpRequestResponseType;
  readonly responseText: string;
  readonly upload: {
    addEventListener(type: "progress", listener: (event: { loaded: number; total: number }) => void): void;
  };
  addEventListener(type: "load" | "error" | "abort", listener: () => void): void;
  open(method: string, url: string): void;
  send(form: FormData): void;
  abort(): void;
}

interface PostOptions {
  /** Whole percent of the bytes sent; 100 only when the storage has answered. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
  readonly request?: Sender;
  /** How long nothing may move before the connection counts as lost. */
  readonly stallMs?: number;
}

const LOST =
  "The connection was lost while the file was being uploaded. The rest of the form is kept. Try again.";

const UNREADABLE = "The file can no longer be read: it was moved or changed. Choose it again.";

/** Posts a file to the storage host, with exactly the form of Spec §3. XHR, as fetch tells no progress. */
export function postFile(
  file: File,
  signature: UploadSignature,
  { onProgress, signal, request = new XMLHttpRequest(), stallMs = 60_000 }: PostOptions,
): Promise<UploadOutcome> {
  const key = keyFor(file, signature.dir);
  return new Promise((resolve) => {
    let stall = setTimeout(lose, stallMs);
    function end(outcome: UploadOutcome): void {
      clearTimeout(stall);
      resolve(outcome);
    }
    function lose(): void {
      end({ kind: "failed", message: LOST });
      request.abort();
    }

    request.upload.addEventListener("progress", ({ loaded, total }) => {
      clearTimeout(stall);
      stall = setTimeout(lose, stallMs);
      onProgress(Math.min(99, Math.floor((loaded / total) * 100)));
    });
    request.addEventListener("load", () => {
      if (request.status < 200 || request.status > 299) {
        return end({ kind: "failed", message: refusalText(request.status, request.responseText) });
      }
      onProgress(100);
      end({ kind: "stored", file: { url: `${withoutSlash(signature.host)}/${key}`, name: file.name } });
    });
    request.addEventListener("error", () => {
      clearTimeout(stall);
      void isReadable(file).then((readable) =>
        end({ kind: "failed", message: readable ? LOST : UNREADABLE }),
      );
    });
    request.addEventListener("abort", () => end({ kind: "cancelled" }));
    signal.addEventListener("abort", () => request.abort());

    request.open("POST", signature.host);
    // An empty answer is no XML: Firefox would read it as such, and complain.
    request.responseType = "text";
    request.send(formOf(file, key, signature));
  });
}

/** OSS reads the fields up to `file` and nothing after it. */
function formOf(file: File, key: string, { policy, accessId, signature }: UploadSignature): FormData {
  const form = new FormData();
  form.append("name", file.name);
  form.append("key", key);
  form.append("policy", policy);
  form.append("OSSAccessKeyId", accessId);
  form.append("success_action_status", "200");
  form.append("signature", signature);
  form.append("file", file);
  return form;
}

/** A browser says of a lost file just what it says of a lost connection. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

function keyFor({ name }: File, dir: string): string {
  return `${dir}${randomId()}.${extensionOf(name)}`;
}

function withoutSlash(host: string): string {
  return host.replace(/\/+$/, "");
}
