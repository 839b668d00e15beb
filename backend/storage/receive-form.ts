import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

import { Busboy } from "@fastify/busboy";

import type { FormFields } from "./form-fields.ts";
import { OssError } from "./oss-error.ts";

/** What is done with the file, as soon as its fields are known. */
export type Consume<Result> = (file: Readable, fields: FormFields, fileName: string) => Promise<Result>;

const LIMITS = { fields: 40, fieldSize: 64 * 1024, files: 1, headerPairs: 40 };

/**
 * Reads a PostObject form: fields first, `file` last. The file is handed on as a stream and never held in memory.
 * Throws an OssError for a form that is not one; what `consume` throws comes through unchanged.
 */
export async function receiveForm<Result>(
  body: ReadableStream<Uint8Array> | null,
  contentType: string,
  consume: Consume<Result>,
): Promise<Result> {
  if (body === null || !contentType.startsWith("multipart/form-data")) {
    throw new OssError(
      412,
      "InvalidArgument",
      "Bucket POST must be of the enclosure-type multipart/form-data.",
    );
  }
  const fields = new Map<string, string>();
  let consumed: Promise<Result> | undefined;
  let opened: Readable | undefined;
  const form = openForm(contentType);
  form.on("field", (name, value) => void fields.set(name.toLowerCase(), value));
  form.on("file", (_field, file, fileName) => {
    if (consumed !== undefined) return void file.resume();
    opened = file;
    // Whoever reads it hears of it; nobody may be reading yet.
    file.on("error", () => undefined);
    consumed = consume(file, fields, fileName);
    // A browser reads no answer before it has sent everything: what is refused is read on and dropped.
    consumed.catch(() => void file.resume());
  });

  const [read] = await Promise.allSettled([pipeline(Readable.fromWeb(body), form)]);
  // The line was cut: the rest never comes, and nobody shall wait for it.
  if (read.status === "rejected") opened?.destroy(malformed());
  const result = await consumed;
  if (read.status === "rejected") throw malformed();
  if (result === undefined)
    throw new OssError(
      400,
      "IncorrectNumberOfFilesInPOSTRequest",
      "POST requires exactly one file upload per request.",
    );
  return result;
}

function openForm(contentType: string) {
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits: LIMITS });
  } catch {
    // Busboy refuses a content type without a boundary this way.
    throw malformed();
  }
}

function malformed(): OssError {
  return new OssError(
    400,
    "MalformedPOSTRequest",
    "The body of your POST request is not well-formed multipart/form-data, or the connection was cut.",
  );
}
