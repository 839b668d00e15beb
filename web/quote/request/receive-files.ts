import {
  MAX_CHANGES_PER_DAY,
  MAX_CHANGES_PER_MINUTE,
  MAX_SIGNATURES_PER_MINUTE,
  UPLOAD_SIGNATURE_PATH,
} from "contracts/endpoints.ts";
import {
  MAX_CHANGE_BYTES,
  MAX_CHANGE_FORM_BYTES,
  MAX_PARTS,
  MAX_REQUEST_FILES,
  ORDER_FIELDS,
  PART_FIELDS,
  REQUEST_CHANGE_PATH,
} from "contracts/request-page.ts";
import { visibleText } from "contracts/text.ts";
import { DETAILS_EXTENSIONS, DETAILS_FOLDER, FILE_MAX_BYTES, UploadSignature } from "contracts/upload.ts";
import { postStream } from "oss-storage/post-stream.ts";
import { receiveFiles as receiveForm, type SentFile } from "oss-storage/receive-files.ts";
import * as v from "valibot";

import { adminRoute } from "#admin-api/proxy.ts";
import { visitorClient } from "#admin-api/visitor-client.ts";
import { internalAddress } from "#env.ts";
import { languageOfPath, wordsOf } from "#locale/catalogs.ts";

import { extensionOf, failureMessage, newKey } from "../upload/storage.ts";
import { findRequest, tokenIn } from "./find-request.ts";
import { ACTION_NAME, ADDED_FILE_NAME, MAX_FORM_FILES, REJECTED_FILE_NAME } from "./request-form.ts";

/** The size of a form with as many files as a request has. */
export const MAX_FILES_FORM_BYTES = MAX_REQUEST_FILES * FILE_MAX_BYTES + MAX_CHANGE_FORM_BYTES;

/** The fields of each part with its id, those of the order, and the others. */
const MAX_FIELDS = (MAX_PARTS + 1) * (PART_FIELDS.length + 1) + ORDER_FIELDS.length + 10;

interface Options {
  /** Both send a visitor's request to the admin API. */
  readonly sign: (request: Request) => Promise<Response>;
  readonly change: (request: Request) => Promise<Response>;
  readonly find: typeof findRequest;
  readonly post: typeof postStream;
}

interface FilesForm {
  /** The path of the page that posts it. */
  readonly path: string;
  /** A request with the visitor's headers. */
  readonly visitor: Request;
  /** The multipart form. */
  readonly body: AsyncIterable<Uint8Array>;
  readonly signal: AbortSignal;
}

/** Receives the files of the page of a request, from browsers without scripts. */
export const receiveFiles = createReceiveFiles({
  sign: adminRoute(UPLOAD_SIGNATURE_PATH, MAX_SIGNATURES_PER_MINUTE, { sendsAddress: true }),
  change: adminRoute(REQUEST_CHANGE_PATH, MAX_CHANGES_PER_MINUTE, {
    maxAcceptedPerDay: MAX_CHANGES_PER_DAY,
    maxBytes: MAX_CHANGE_BYTES,
  }),
  find: findRequest,
  post: (file, signed, options) =>
    postStream(file, signed, {
      ...options,
      fetch: (_url, init) => fetch(internalAddress(signed.host), init),
    }),
});

/**
 * Uploads each file and adds it to the request, as the script of the page does. No file is kept in memory or on disk. Returns the form
 * without its files, urlencoded, with the result for each file. Undefined if the form is malformed or cut off.
 */
export function createReceiveFiles({ sign, change, find, post }: Options) {
  return async function receive({ path, visitor, body, signal }: FilesForm): Promise<string | undefined> {
    const token = tokenIn(path) ?? "";
    const words = wordsOf(languageOfPath(path));
    const found = await find(token);
    // Does not read the body, because a stranger could send gigabytes. The response is the page that says the link is not valid.
    if (found.kind === "missing") return `${ACTION_NAME}=addFile`;
    let free = found.kind === "found" ? MAX_REQUEST_FILES - found.request.files.length : 0;
    const results: (readonly [field: string, value: string])[] = [];

    const ask = (forward: Options["sign"], url: string, data: object) =>
      visitorClient(forward, visitor, words.adminApi)(url, JSON.stringify(data));

    /** Returns why the file was not added. */
    async function add({ content, isTooLarge }: SentFile, name: string): Promise<string | undefined> {
      if (found.kind !== "found") return words.adminApi.unreadable;
      if (!DETAILS_EXTENSIONS.some((extension) => extension === extensionOf(name).toLowerCase()))
        return words.requestFiles.notAccepted;
      if (free <= 0) return words.requestFiles.tooMany(MAX_REQUEST_FILES);
      const signed = await ask(sign, UPLOAD_SIGNATURE_PATH, { filePath: DETAILS_FOLDER });
      if (signed.kind === "rejected") return signed.message;
      const signature = v.safeParse(UploadSignature, signed.data);
      if (!signature.success) return words.upload.notAllowed;
      const key = newKey(signature.output, name);
      const whole = untilTooLarge(content, isTooLarge);
      const posted = await post(whole, signature.output, { key, name, signal });
      if (isTooLarge()) return words.upload.tooLarge;
      if (posted.kind === "failed") return failureMessage(posted, words.upload);
      const added = await ask(change, REQUEST_CHANGE_PATH, {
        token,
        change: { kind: "addFile", url: posted.url, name },
      });
      if (added.kind === "rejected") return added.message;
      free -= 1;
      return undefined;
    }

    const fields = await receiveForm(body, {
      contentType: visitor.headers.get("content-type") ?? "",
      maxFileBytes: FILE_MAX_BYTES,
      maxFieldBytes: MAX_CHANGE_BYTES,
      maxFields: MAX_FIELDS,
      maxFiles: MAX_FORM_FILES,
      async take(file) {
        // The empty file of an input without a choice.
        if (file.name === "") return;
        const name = nameOf(file);
        const problem = await add(file, name);
        results.push(
          problem === undefined
            ? [ADDED_FILE_NAME, name]
            : [REJECTED_FILE_NAME, JSON.stringify([name, problem])],
        );
      },
    });
    if (fields === undefined) return undefined;
    for (const [field, value] of results) fields.append(field, value);
    return fields.toString();
  };
}

/** The name of a file as everybody sees it. */
function nameOf({ name }: SentFile): string {
  return visibleText(name).replace(/\s+/g, " ").slice(-255);
}

/** Fails at the end of a file that is too large, so that the storage keeps nothing of it. */
async function* untilTooLarge(
  content: SentFile["content"],
  isTooLarge: SentFile["isTooLarge"],
): AsyncGenerator<Uint8Array> {
  yield* content;
  if (isTooLarge()) throw new Error("The file is too large");
}
