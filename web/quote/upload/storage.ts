import { FILE_EXTENSIONS, FILE_MAX_BYTES, type UploadSignature } from "contracts/upload.ts";
import { postObject, type PostOptions } from "oss-storage/browser/post-object.ts";
import type { Failed } from "oss-storage/post-form.ts";

import { browserWords } from "#locale/browser-words.ts";
import type { Words } from "#locale/catalog-type.ts";
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

/** Posts a file to the storage host with the form of docs/behavior.md §7.4. */
export async function postFile(
  file: File,
  signature: UploadSignature,
  options: PostOptions,
): Promise<UploadResult> {
  const key = newKey(signature, file.name);
  const result = await postObject(file, key, signature, options);
  switch (result.kind) {
    case "posted":
      return { kind: "uploaded", file: { url: result.url, name: file.name } };
    case "failed":
      return { kind: "failed", message: failureMessage(result, browserWords(english).upload) };
    case "canceled":
      return result;
  }
}

/** A random name with the extension of the file, in the folder of the signature. */
export function newKey({ dir }: Pick<UploadSignature, "dir">, fileName: string): string {
  return `${dir}${randomId()}.${extensionOf(fileName)}`;
}

/** Why the storage did not take a file, for the visitor. */
export function failureMessage({ reason, detail }: Failed, upload: Words["upload"]): string {
  switch (reason) {
    case "rejected":
      return upload.rejected(detail);
    case "notStored":
      return upload.notStored(detail);
    case "signatureExpired":
      return upload.linkExpired;
    case "connectionLost":
    case "unreadable":
    case "tooLarge":
    case "quotaExceeded":
    case "noSpace":
    case "empty":
      return upload[reason];
  }
}

/** 32 hexadecimal digits. crypto.randomUUID exists only in secure contexts, but a test machine may be opened by its IP address. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
