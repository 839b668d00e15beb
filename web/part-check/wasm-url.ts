/** Open CASCADE, which the worker fetches for STEP and IGES files only. */
export const WASM_URL = new URL("occt-import-js/dist/occt-import-js.wasm", import.meta.url).href;
