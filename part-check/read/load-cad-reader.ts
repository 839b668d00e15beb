// oxlint-disable-next-line typescript/triple-slash-reference -- brings the types into every project that imports this file
/// <reference path="./occt-import-js.d.ts" />
import type { Progress } from "../contract.ts";
import { replaceFunctionConstructor } from "./embind-functions.ts";
import { ReadError } from "./read-error.ts";

interface Settings {
  readonly linearUnit: "millimeter";
  readonly linearDeflectionType: "bounding_box_ratio";
  readonly linearDeflection: number;
  readonly angularDeflection: number;
}

interface CadFile {
  readonly success: boolean;
  readonly meshes: readonly {
    readonly name: string;
    readonly attributes: { readonly position: { readonly array: readonly number[] } };
    readonly index: { readonly array: readonly number[] };
    readonly brep_faces: readonly { readonly first: number; readonly last: number }[];
  }[];
}

/** The functions of occt-import-js, which has no types. */
export interface CadReader {
  readonly ReadStepFile: (content: Uint8Array, settings: Settings) => CadFile;
  readonly ReadIgesFile: (content: Uint8Array, settings: Settings) => CadFile;
}

/** The visitor gets a message about a file that cannot be read. The console needs none. */
export const SILENT = { print: () => {}, printErr: () => {} };

/**
 * Loads Open CASCADE: 3.1 MB compressed, only for a STEP or IGES file, in a worker that evaluates no text. `wasmUrl` is where the site serves occt-import-js.wasm.
 * @throws {ReadError} if it cannot be fetched
 */
export async function loadCadReader(
  wasmUrl: string,
  report: (progress: Progress) => void,
): Promise<CadReader> {
  replaceFunctionConstructor();
  try {
    const [{ default: start }, wasmBinary] = await Promise.all([
      import("occt-import-js"),
      fetchWithProgress(wasmUrl, (done) => report({ type: "progress", stage: "load-reader", done })),
    ]);
    return await start({ wasmBinary, ...SILENT });
  } catch (error) {
    throw new ReadError("reader-unavailable", { cause: error });
  }
}

/** The length of a compressed response is that of the compressed bytes, so the share is an estimate that ends at 1. */
const UNCOMPRESSED = 7_604_031;

async function fetchWithProgress(url: string, report: (done: number) => void): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new Error(`${url} answered ${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of readable(response.body)) {
    chunks.push(chunk);
    length += chunk.length;
    report(Math.min(1, length / UNCOMPRESSED));
  }
  const bytes = new Uint8Array(length);
  let filled = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, filled);
    filled += chunk.length;
  }
  return bytes;
}

/** Safari's streams are no async iterables. */
async function* readable(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    // eslint-disable-next-line no-await-in-loop -- each chunk follows the one before
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
