import { FILE_EXTENSIONS, FILE_MAX_BYTES, type UploadSignature } from "contracts/upload.ts";

import { browserWords } from "#locale/browser-words.ts";
import * as english from "#locale/en/quote-form.ts";

/** For the `accept` attribute of the file input. */
export const ACCEPTED_FILES = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(",");

interface Accepted {
  readonly extensions: readonly string[];
  /** The message for other files. */
  readonly wrongType: string;
}

/** Why the storage would reject the file, checked before it is sent. Undefined if the file is accepted. */
export function findFileProblem(
  { name, size }: Pick<File, "name" | "size">,
  accepted?: Accepted,
): string | undefined {
  const { upload } = browserWords(english);
  const { extensions, wrongType } = accepted ?? { extensions: FILE_EXTENSIONS, wrongType: upload.wrongType };
  if (!extensions.includes(extensionOf(name).toLowerCase())) return wrongType;
  if (size === 0) return upload.empty;
  return size > FILE_MAX_BYTES ? upload.tooLarge : undefined;
}

/** "part.v2.STEP" → "STEP"; empty without an extension. */
export function extensionOf(name: string): string {
  return /\.([a-z0-9]+)$/i.exec(name)?.[1] ?? "";
}

/** A file that has been uploaded to the storage. */
export interface UploadedFile {
  readonly url: string;
  readonly name: string;
}

export type UploadResult =
  | { readonly kind: "uploaded"; readonly file: UploadedFile }
  /** `message` is for the visitor. */
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "canceled" };

/** The part of XMLHttpRequest that is used here. */
interface UploadRequest {
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
  /** Called with the progress in whole percent. 100 means that the storage has accepted the file. */
  readonly onProgress: (percent: number) => void;
  readonly signal: AbortSignal;
  readonly request?: UploadRequest;
  /** After this time without progress the connection counts as lost. */
  readonly stallMs?: number;
}

/**
 * Posts a file to the storage host with the form of docs/behavior.md §7.4. Uses XMLHttpRequest, because fetch reports no progress.
 */
export function postFile(
  file: File,
  signature: UploadSignature,
  { onProgress, signal, request = new XMLHttpRequest(), stallMs = 60_000 }: PostOptions,
): Promise<UploadResult> {
  const key = `${signature.dir}${randomId()}.${extensionOf(file.name)}`;
  return new Promise((resolve) => {
    let stallTimer = setTimeout(abandon, stallMs);
    function end(result: UploadResult): void {
      clearTimeout(stallTimer);
      resolve(result);
    }
    function abandon(): void {
      end({ kind: "failed", message: browserWords(english).upload.connectionLost });
      request.abort();
    }

    request.upload.addEventListener("progress", ({ loaded, total }) => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(abandon, stallMs);
      onProgress(Math.min(99, Math.floor((loaded / total) * 100)));
    });
    request.addEventListener("load", () => {
      if (request.status < 200 || request.status > 299) {
        return end({ kind: "failed", message: rejectionMessage(request.status, request.responseText) });
      }
      onProgress(100);
      const url = `${signature.host.replace(/\/+$/, "")}/${key}`;
      end({ kind: "uploaded", file: { url, name: file.name } });
    });
    request.addEventListener("error", () => {
      clearTimeout(stallTimer);
      const { upload } = browserWords(english);
      void isReadable(file).then((readable) =>
        end({ kind: "failed", message: readable ? upload.connectionLost : upload.unreadable }),
      );
    });
    request.addEventListener("abort", () => end({ kind: "canceled" }));
    signal.addEventListener("abort", () => request.abort());

    request.open("POST", signature.host);
    // Firefox parses an empty response as XML by default and logs an error.
    request.responseType = "text";
    request.send(createForm(file, key, signature));
  });
}

/** The file must be the last field, because OSS ignores fields after it. */
function createForm(file: File, key: string, { policy, accessId, signature }: UploadSignature): FormData {
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

/** Whether the file can be read. Browsers report the same error for an unreadable file as for a lost connection. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** The visitor's message for an error response of the storage: XML with an OSS error code, or anything else. */
function rejectionMessage(status: number, xml: string): string {
  const words = browserWords(english).upload;
  const code = xmlElement(xml, "Code");
  const message = xmlElement(xml, "Message");
  if (code === "EntityTooLarge") return words.tooLarge;
  if (code === "EntityTooSmall") return words.empty;
  if (code === "InvalidArgument" && message) return words.rejected(message);
  const isSignatureInvalid =
    status === 403 && (code === "AccessDenied" || code === "SignatureDoesNotMatch" || code === undefined);
  if (isSignatureInvalid) return words.linkExpired;
  return words.notStored(code ?? `status ${status}`);
}

function xmlElement(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return text?.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&").replace(/\.$/, "");
}

/** 32 hexadecimal digits. crypto.randomUUID exists only in secure contexts, but a test machine may be opened by its IP address. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
