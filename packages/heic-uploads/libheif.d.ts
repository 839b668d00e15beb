// Types for the part of libheif-js that worker.ts uses. The package has none.

declare module "libheif-js/libheif-wasm/libheif.js" {
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Decodes into `target`, rotated as the camera was held. Calls back with null for broken data. */
    display(target: ImageData, done: (decoded: ImageData | null) => void): void;
  }
  interface Libheif {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  }
  export default function libheif(options: { wasmBinary: ArrayBuffer }): Libheif;
}

declare module "libheif-js/libheif-wasm/libheif.wasm?url" {
  const url: string;
  export default url;
}
