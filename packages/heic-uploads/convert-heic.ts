import { isHeic, jpegName, looksLikeHeic } from "./heic-file.ts";

const LIMIT_MS = 60_000;

/** Converts the HEIC files in a list to JPEG and keeps the others. Throws an error that names the file that cannot be read. */
export async function convertHeic(files: readonly File[]): Promise<File[]> {
  const converted: File[] = [];
  for (const file of files) {
    // One at a time, because each decoder needs a few hundred megabytes.
    converted.push(looksLikeHeic(file) ? await toJpeg(file) : file);
  }
  return converted;
}

async function toJpeg(file: File): Promise<File> {
  const bytes = await file.arrayBuffer();
  if (!isHeic(new Uint8Array(bytes))) return file;
  // The decoder is half a megabyte, so it loads only when needed.
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  try {
    const result = await answerOf(worker, bytes);
    if (typeof result === "string") throw new Error(`${file.name}: ${result}`);
    return new File([result], jpegName(file.name), { type: "image/jpeg", lastModified: file.lastModified });
  } finally {
    worker.terminate();
  }
}

function answerOf(worker: Worker, bytes: ArrayBuffer): Promise<Blob | string> {
  return new Promise((resolve) => {
    const fail = () => resolve("It could not be read. Export it as JPEG and try again.");
    setTimeout(fail, LIMIT_MS);
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<Blob | string>) => resolve(data));
    worker.postMessage(bytes, [bytes]);
  });
}
