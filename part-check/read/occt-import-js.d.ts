declare module "occt-import-js" {
  import type { CadReader } from "./load-cad-reader.ts";

  /** Starts the WebAssembly with the bytes of occt-import-js.wasm. */
  const start: (options: { wasmBinary: Uint8Array }) => Promise<CadReader>;
  export default start;
}
