declare module "occt-import-js" {
  import type { CadReader } from "./load-cad-reader.ts";

  /** Starts the WebAssembly with the bytes of occt-import-js.wasm. */
  const start: (options: {
    wasmBinary: Uint8Array;
    /** Gets the messages of Open CASCADE about a file. */
    print: (message: string) => void;
    printErr: (message: string) => void;
  }) => Promise<CadReader>;
  export default start;
}
