import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

import { Busboy } from "@fastify/busboy";

import { OssError } from "./oss-error.ts";

/** The fields of a PostObject form before `file`, by their names in lower case. */
export type FormFields = ReadonlyMap<string, string>;

/** Called when the file starts, with all fields before it. */
type Consume<Result> = (file: Readable, fields: FormFields, fileName: string) => Promise<Result>;

/** A part may have no name or file name, although Busboy's types say otherwise. */
type Name = string | undefined;

/**
 * Anybody can send a form, and its fields stay in memory until the file comes, which proves who sends it. A form of OSS has six fields,
 * the longest of which has some hundred characters.
 */
const LIMITS = { fields: 20, fieldSize: 2048, files: 1, parts: 30, headerPairs: 20, headerSize: 4096 };
const FILE_STARTS_WITHIN_MS = 30_000;
const BLOCK_BYTES = 16 * 1024;
/** The first chunks have the fields, of which a form with too many or too long ones is rejected at once. */
const UNJOINED_CHUNKS = 32;
const MAX_SMALL_CHUNKS = 1000;
/** The average of a longer form. A packet of a slow connection is larger. */
const MIN_CHUNK_BYTES = 512;

/**
 * Parses a PostObject form and returns the result of `consume`, which gets the file as a stream. Throws an OssError for an
 * invalid or interrupted form, and errors of `consume` unchanged.
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
  const reject = () => void form.destroy(malformed());
  const timeout = setTimeout(reject, FILE_STARTS_WITHIN_MS);
  form.on("field", (name: Name, value, _nameIsCut, valueIsCut) => {
    if (valueIsCut) reject();
    else fields.set(name?.toLowerCase() ?? "", value);
  });
  form.on("fieldsLimit", reject);
  // Counts parts that are neither a field nor a file, too. A part can have as few as five bytes.
  form.on("partsLimit", reject);
  form.on("file", (_field, file, fileName: Name) => {
    // If the connection breaks before `consume` reads the file, an error without a listener would end the process.
    file.on("error", () => undefined);
    if (consumed !== undefined) return void file.resume();
    clearTimeout(timeout);
    opened = file;
    consumed = consume(file, fields, fileName ?? "");
    // Reads and discards the rest of a rejected file, because a browser reads the response only after it has sent everything.
    consumed.catch(() => void file.resume());
  });

  const [received] = await Promise.allSettled([pipeline(Readable.fromWeb(body), inBlocks, form)]);
  clearTimeout(timeout);
  // The connection broke: `consume` must not wait for the rest.
  if (received.status === "rejected") opened?.destroy(malformed());
  const result = await consumed;
  if (received.status === "rejected") throw malformed();
  if (result === undefined)
    throw new OssError(
      400,
      "IncorrectNumberOfFilesInPOSTRequest",
      "POST requires exactly one file upload per request.",
    );
  return result;
}

/**
 * Joins chunks into blocks, because Busboy and the disk take the same time for a chunk of any size. Throws an OssError for a form in tiny chunks,
 * such as single bytes.
 */
async function* inBlocks(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let chunks = 0;
  let bytes = 0;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  for await (const chunk of body) {
    chunks += 1;
    bytes += chunk.byteLength;
    if (chunks > MAX_SMALL_CHUNKS && bytes < chunks * MIN_CHUNK_BYTES) throw malformed();
    waiting.push(chunk);
    waitingBytes += chunk.byteLength;
    if (waitingBytes < BLOCK_BYTES && chunks > UNJOINED_CHUNKS) continue;
    yield waiting.length === 1 ? chunk : Buffer.concat(waiting, waitingBytes);
    waiting = [];
    waitingBytes = 0;
  }
  yield Buffer.concat(waiting, waitingBytes);
}

function openForm(contentType: string) {
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits: LIMITS });
  } catch {
    // Busboy throws for a content type without a boundary.
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
