import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { Busboy, type BusboyConfig, type BusboyFileStream } from "@fastify/busboy";

export interface SentFile {
  /** The name at the sender; empty if no file was chosen. */
  readonly name: string;
  /** Ends early if the file is too large, which `isTooLarge` then says. */
  readonly content: AsyncIterable<Uint8Array>;
  readonly isTooLarge: () => boolean;
}

interface Options {
  readonly contentType: string;
  /** In bytes. */
  readonly maxFileBytes: number;
  /** Of all other fields together, in bytes. */
  readonly maxFieldBytes: number;
  readonly maxFields: number;
  /** More are not read. */
  readonly maxFiles: number;
  /** Takes one file after the other. What it leaves of a file is discarded. */
  readonly take: (file: SentFile) => Promise<void>;
}

/**
 * Reads a form with several files as it arrives, and returns its other fields. Undefined if it is not a form, if it is incomplete,
 * or if it has too many fields, or too long ones. Rejects with an error of `take`.
 */
export async function receiveFiles(
  body: AsyncIterable<Uint8Array>,
  { contentType, maxFileBytes, maxFieldBytes, maxFields, maxFiles, take }: Options,
): Promise<URLSearchParams | undefined> {
  const form = openForm(contentType, {
    fields: maxFields,
    fieldSize: maxFieldBytes,
    fileSize: maxFileBytes,
    files: maxFiles,
    parts: 2 * (maxFields + maxFiles),
    headerPairs: 20,
    headerSize: 4096,
  });
  if (form === undefined) return undefined;
  const fields = new URLSearchParams();
  let fieldBytes = 0;
  const reject = () => void form.destroy(new Error("The form has too many parts, or too long ones"));
  form.on("field", (name: string | undefined, value, _nameIsCut, valueIsCut) => {
    fieldBytes += Buffer.byteLength(value);
    if (valueIsCut || fieldBytes > maxFieldBytes) reject();
    else fields.append(name ?? "", value);
  });
  form.on("fieldsLimit", reject);
  // Counts parts that are neither a field nor a file, too. A part can have as few as five bytes.
  form.on("partsLimit", reject);

  const open = new Set<BusboyFileStream>();
  let taken = Promise.resolve();
  let failure: { readonly error: unknown } | undefined;
  /** Takes a file when those before it are taken. */
  async function takeAfter(before: Promise<void>, name: string, file: BusboyFileStream): Promise<void> {
    await before;
    try {
      const content = file.iterator({ destroyOnReturn: false });
      if (failure === undefined) await take({ name, content, isTooLarge: () => file.truncated });
    } catch (error) {
      failure = { error };
    } finally {
      open.delete(file);
      // A browser reads the response only after it has sent everything.
      file.resume();
    }
  }

  form.on("file", (_field, file, name: string | undefined) => {
    open.add(file);
    // If the connection breaks while an earlier file is taken, an error without a listener would end the process.
    file.on("error", () => undefined);
    taken = takeAfter(taken, name ?? "", file);
  });

  const [received] = await Promise.allSettled([pipeline(Readable.from(body, { objectMode: false }), form)]);
  // The connection broke: nothing may wait for the rest.
  if (received.status === "rejected")
    for (const file of open) file.destroy(new Error("The form was cut off"));
  await taken;
  if (failure !== undefined) throw failure.error;
  return received.status === "rejected" ? undefined : fields;
}

function openForm(contentType: string, limits: BusboyConfig["limits"]) {
  // Busboy also reads other forms.
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined;
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits });
  } catch {
    // Busboy throws for a content type without a boundary.
    return undefined;
  }
}
