import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { type CadReader, SILENT } from "./load-cad-reader.ts";

/** Starts Open CASCADE in Node, for tests, benches and scripts. */
export async function startCadReader(): Promise<CadReader> {
  const { default: start } = await import("occt-import-js");
  const path = fileURLToPath(import.meta.resolve("occt-import-js/dist/occt-import-js.wasm"));
  return start({ wasmBinary: await readFile(path), ...SILENT });
}
