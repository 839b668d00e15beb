import type { CheckMessage, CheckRequest, PictureRequest, ReadErrorCode } from "part-check/messages.ts";

/** Open CASCADE, which the worker fetches only for STEP and IGES files. */
const WASM_URL = new URL("occt-import-js/dist/occt-import-js.wasm", import.meta.url).href;

const STOPPED = {
  type: "error",
  code: "internal",
  text: "The check stopped. The file may need more memory than this browser has. Request a quote, and we'll check it for you.",
} as const satisfies CheckMessage;

const NOT_LOADED = {
  type: "error",
  code: "reader-unavailable",
  text: "The check didn't load. Check your connection and try again.",
} as const satisfies CheckMessage;

/** On this site, a part that the check cannot handle can still be quoted. */
const TEXTS: Partial<Record<ReadErrorCode, string>> = {
  "too-large":
    "The file is too large for the check. Export it with fewer triangles, or send it with a quote request.",
  internal:
    "The check stopped because of an error on our side. You can still send the file with a quote request.",
};

/**
 * Checks or draws a file in a new worker. The worker ends after the result, the picture or an error, which frees its memory. The
 * returned function cancels the check.
 */
export function runCheck(
  request: Omit<CheckRequest, "wasmUrl"> | Omit<PictureRequest, "wasmUrl">,
  onMessage: (message: CheckMessage) => void,
): () => void {
  const worker = new Worker(new URL("../part-check/worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<CheckMessage>) => {
    if (data.type === "result" || data.type === "picture" || data.type === "error") worker.terminate();
    onMessage(data.type === "error" ? { ...data, text: TEXTS[data.code] ?? data.text } : data);
  });
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    worker.terminate();
    // An error in the script is an ErrorEvent. If the script did not load, the event is a plain Event.
    onMessage(event instanceof ErrorEvent ? STOPPED : NOT_LOADED);
  });
  worker.postMessage({ ...request, wasmUrl: WASM_URL }, { transfer: [] });
  return () => worker.terminate();
}
