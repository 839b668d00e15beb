import libheif from "libheif-js/libheif-wasm/libheif.js";
import wasmUrl from "libheif-js/libheif-wasm/libheif.wasm?url";

import { hasDisplayP3, MAX_PIXELS } from "./heic-file.ts";

// Decodes one HEIC file with libheif (LGPL 3, in its own file, unchanged). In a worker, because it takes seconds, and because
// a policy can then allow WebAssembly there only.

addEventListener("message", ({ data }: MessageEvent<ArrayBuffer>) => {
  toJpeg(new Uint8Array(data)).then(answer, (error: unknown) =>
    answer(error instanceof Error ? error.message : String(error)),
  );
});

function answer(result: Blob | string): void {
  postMessage(result, { transfer: [] });
}

async function toJpeg(file: Uint8Array): Promise<Blob> {
  const wasmBinary = await (await fetch(wasmUrl)).arrayBuffer();
  const { HeifDecoder } = libheif({ wasmBinary });
  const images = new HeifDecoder().decode(file);
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (image === undefined) throw new Error("It contains no picture that can be read.");

  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MAX_PIXELS) throw new Error(`It is larger than ${MAX_PIXELS / 1_000_000} megapixels.`);
  // iPhones store Display P3 colors. Without that color profile, reds in the JPEG would look dull.
  const colorSpace = hasDisplayP3(file) ? "display-p3" : "srgb";
  const empty = new ImageData(width, height, { colorSpace });
  const decoded = await new Promise<ImageData | null>((resolve) => {
    image.display(empty, resolve);
  });
  if (decoded === null) throw new Error("The file is damaged.");

  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d", { colorSpace })?.putImageData(empty, 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
}
