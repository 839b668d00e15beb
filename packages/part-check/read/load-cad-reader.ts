// oxlint-disable-next-line typescript/triple-slash-reference -- brings the types into every project that imports this file
/// <reference path="./occt-import-js.d.ts" />
import type { Progress } from "../messages.ts";
import { ReadError } from "./read-error.ts";

export interface Settings {
  readonly linearUnit: "millimeter";
  readonly linearDeflectionType: "bounding_box_ratio";
  readonly linearDeflection: number;
  readonly angularDeflection: number;
}

export interface CadFile {
  readonly success: boolean;
  /** Empty without success. */
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

/** Open CASCADE writes nothing to the console, because the visitor already gets a message about a file that cannot be read. */
export const SILENT = { print: () => {}, printErr: () => {} };

/**
 * Loads Open CASCADE from `wasmUrl`, where the site serves occt-import-js.wasm. It is 3.1 MB compressed, so only STEP and IGES files load
 * it. Both files of the package are used unchanged, and the site links to their licenses (LGPL 2.1).
 * @throws {ReadError} if it cannot be fetched
 */
export async function loadCadReader(
  wasmUrl: string,
  report: (progress: Progress) => void,
): Promise<CadReader> {
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

/**
 * The size of occt-import-js.wasm in bytes. The Content-Length header has the compressed size, which does not help to measure the progress.
 */
const UNCOMPRESSED = 7_604_031;

async function fetchWithProgress(url: string, report: (done: number) => void): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok || response.body === null) throw new Error(`${url} answered ${response.status}`);
  let length = 0;
  const counter = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      length += chunk.length;
      report(Math.min(1, length / UNCOMPRESSED));
      controller.enqueue(chunk);
    },
  });
  return new Uint8Array(await new Response(response.body.pipeThrough(counter)).arrayBuffer());
}
